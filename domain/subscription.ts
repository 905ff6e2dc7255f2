import { addMonths, day } from '#domain/calendar.ts'

/** What is known of a subscription. Moments are ISO 8601 in UTC with milliseconds and compare as text. */
export type SubscriptionState = {
  /** 'ended': taken back or given up by the provider before its time, such as after a refund. */
  status: 'active' | 'ended'
  periodStart: string
  /** null: it never ends. */
  periodEnd: string | null
  /** It is not renewed, and lapses at the end of the period. */
  isCanceled: boolean
  /** The moment of the newest thing that is known of it. */
  changedAt: string
}

/** What a provider told of a subscription, in the words that all providers share. `at` is when it happened. */
export type SubscriptionNews = { at: string } & (
  | { kind: 'paid'; periodStart: string; periodEnd: string | null }
  | { kind: 'renewal'; willRenew: boolean; periodEnd?: string }
  | { kind: 'ended' }
)

/**
 * The subscription after a piece of news, whatever order the news come in: a period that was paid for is never shortened, and older news
 * change nothing that newer ones have settled.
 */
export function afterNews(current: SubscriptionState | null, news: SubscriptionNews): SubscriptionState {
  if (!current) return fresh(news)
  const isNewer = news.at >= current.changedAt
  const next = { ...current, changedAt: isNewer ? news.at : current.changedAt }
  if (news.kind === 'paid') {
    const isLonger = isLater(news.periodEnd, current.periodEnd)
    const period = isLonger ? { periodStart: news.periodStart, periodEnd: news.periodEnd } : {}
    if (current.status === 'active') return { ...next, ...period }
    return news.at > current.changedAt ? { ...next, ...period, status: 'active', isCanceled: false } : next
  }
  if (!isNewer) return next
  // Only a payment opens again what has ended, and it may be told after the word that it put things right.
  if (news.kind === 'renewal' && current.status === 'ended') return current
  if (news.kind === 'ended') return { ...next, status: 'ended', isCanceled: true }
  const periodEnd = news.periodEnd && isLater(news.periodEnd, current.periodEnd) ? news.periodEnd : current.periodEnd
  return { ...next, isCanceled: !news.willRenew, periodEnd }
}

/** Active means that its time has not run out (specification §4): it lapses by itself at the end of the period. */
export function isInForce(state: Pick<SubscriptionState, 'status' | 'periodEnd'>, now: string): boolean {
  return state.status === 'active' && (state.periodEnd === null || state.periodEnd > now)
}

/** The same time of day one calendar month later; the last day of that month where it has no such date. */
export function oneMonthAfter(moment: string): string {
  return `${addMonths(day(moment.slice(0, 10)), 1)}${moment.slice(10)}`
}

/** News of what was never heard of: the payment may still be on its way, so only a payment opens a period. */
function fresh(news: SubscriptionNews): SubscriptionState {
  const base = { changedAt: news.at, periodStart: news.at, periodEnd: news.at }
  if (news.kind === 'paid') {
    return { ...base, periodStart: news.periodStart, periodEnd: news.periodEnd, status: 'active', isCanceled: false }
  }
  if (news.kind === 'ended') return { ...base, status: 'ended', isCanceled: true }
  return { ...base, status: 'active', isCanceled: !news.willRenew }
}

function isLater(end: string | null, other: string | null): boolean {
  if (other === null) return false
  return end === null || end > other
}
