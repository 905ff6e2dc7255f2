import { addMonths, day } from '#domain/calendar.ts'

/** What is known of a subscription. Moments are ISO 8601 in UTC with milliseconds and compare as text. */
export type SubscriptionState = {
  /** 'ended': not in force before its time, such as after a refund or a payment that failed. */
  status: 'active' | 'ended'
  /** The moment of what the status rests on; empty while nothing was told of it. */
  statusAt: string
  periodStart: string
  /** null: it never ends. */
  periodEnd: string | null
  /** The provider takes nothing more for it. */
  isCanceled: boolean
  /** The moment of what `isCanceled` rests on; empty while nothing was told of it. */
  renewalAt: string
}

/**
 * What a provider told of a subscription, in the words that all providers share. `at` is when it happened. After `ended` the provider
 * may still charge (`mayCharge`: a payment failed or was given back), or it is over there too.
 */
export type SubscriptionNews = { at: string } & (
  | { kind: 'paid'; periodStart: string; periodEnd: string | null }
  | { kind: 'renewal'; willRenew: boolean; periodEnd?: string }
  | { kind: 'ended'; mayCharge: boolean }
)

const NEVER = ''

/**
 * The subscription after a piece of news, whatever order the news come in: a period that was paid for is never shortened, and of what
 * was told of its status and of its renewal the newest counts, each for itself. Only a payment opens a period, or opens again what ended.
 */
export function afterNews(current: SubscriptionState | null, news: SubscriptionNews): SubscriptionState {
  const state = current ?? unheard(news.at)
  switch (news.kind) {
    case 'paid': {
      const isLonger = !wasPaid(state) || isLater(news.periodEnd, state.periodEnd)
      const period = isLonger ? { periodStart: news.periodStart, periodEnd: news.periodEnd } : {}
      const opens = news.at > state.statusAt
      return { ...state, ...period, ...(opens ? { status: 'active', statusAt: news.at } : {}) }
    }
    case 'ended': {
      const closes = news.at >= state.statusAt
      const ended = closes ? { ...state, status: 'ended' as const, statusAt: news.at } : state
      return news.mayCharge ? ended : afterRenewalNews(ended, { at: news.at, willRenew: false })
    }
    case 'renewal': {
      const isLonger = wasPaid(state) && news.periodEnd !== undefined && isLater(news.periodEnd, state.periodEnd)
      return afterRenewalNews(isLonger ? { ...state, periodEnd: news.periodEnd ?? null } : state, news)
    }
  }
}

/** Active means that its time has not run out (specification §4): it lapses by itself at the end of the period. */
export function isInForce(state: Pick<SubscriptionState, 'status' | 'periodEnd'>, now: string): boolean {
  return state.status === 'active' && (state.periodEnd === null || state.periodEnd > now)
}

/** The same time of day one calendar month later; the last day of that month where it has no such date. */
export function oneMonthAfter(moment: string): string {
  return `${addMonths(day(moment.slice(0, 10)), 1)}${moment.slice(10)}`
}

/** Nothing is paid for yet: the period is empty. */
function unheard(at: string): SubscriptionState {
  return {
    status: 'active',
    statusAt: NEVER,
    periodStart: at,
    periodEnd: at,
    isCanceled: false,
    renewalAt: NEVER,
  }
}

function wasPaid({ periodStart, periodEnd }: SubscriptionState): boolean {
  return periodStart !== periodEnd
}

/** Told twice for one moment, the end of it counts. */
function afterRenewalNews(
  state: SubscriptionState,
  { at, willRenew }: { at: string; willRenew: boolean },
): SubscriptionState {
  const isNewer = at > state.renewalAt || (at === state.renewalAt && !willRenew)
  return isNewer ? { ...state, isCanceled: !willRenew, renewalAt: at } : state
}

function isLater(end: string | null, other: string | null): boolean {
  if (other === null) return false
  return end === null || end > other
}
