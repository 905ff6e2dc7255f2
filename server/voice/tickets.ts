import { isCounted } from '#db/read/usage.ts'
import { AppError } from '#domain/errors.ts'
import type { Caller, Context } from '#server/context.ts'
import { createResumptions } from '#server/voice/resumptions.ts'
import { incrementUsage, readUsageLimits } from '#server/voice/usage-limits.ts'
import { fetchSignedUrl, findLine, type VoiceService } from '#server/voice/voice-service.ts'

type Person = Pick<Caller, 'userId' | 'email'>

/** A credential for one conversation. `useId` is the use that the conversation counts as. */
export type Ticket = { signedUrl: string; useId: string; conversationId: string | null; issuedAt: number }

/** The voice service lets nobody in with an older one. */
const LIFE_MS = 15 * 60_000

/**
 * Gives out credentials so that the month's limit holds whether or not a browser counts its conversations: those that are out and the
 * chats that are counted are never more than the limit together. One that was used and that nobody counted is counted when its
 * time is over, as the voice service tells, under the same name, so that no conversation counts twice. Beside the limit stands only
 * what takes up a lost line: a few more credentials for a conversation that was given out here, that stood not long ago, and that is
 * counted.
 */
export function createTickets(context: Context, service: VoiceService) {
  const { reader, clock, log, newId } = context
  const out = new Map<string, readonly Ticket[]>()
  const lineOf = (conversationId: string) => findLine(service, conversationId, log)
  const resumptions = createResumptions(context, { lineOf })
  const queues = new Map<string, Promise<unknown>>()

  /**
   * Gives the person a credential; `resumes` names the counted conversation that it goes on with. Where every chat that is left has its
   * credential out, one of those is given again. One request of a person at a time. Errors: usage_limit_reached, voice_unavailable.
   */
  function issue(person: Person, resumes: string | null): Promise<Ticket> {
    const before = queues.get(person.userId) ?? Promise.resolve()
    const issued = before.catch(() => {}).then(() => issueInTurn(person, resumes))
    queues.set(person.userId, issued)
    const leave = () => {
      if (queues.get(person.userId) === issued) queues.delete(person.userId)
    }
    issued.then(leave, leave)
    return issued
  }

  async function issueInTurn(person: Person, resumes: string | null): Promise<Ticket> {
    if (resumes !== null && (await mayResume(person, resumes))) return fetchResumed(person, resumes)
    const room = await roomOf(person)
    if (room === null) return fetchFresh(person)
    if (ticketsOf(person).length < room) {
      settle(person).catch((error: unknown) => log.warn({ error }, 'voice tickets could not be settled'))
      return give(person)
    }
    await settle(person)
    const left = (await roomOf(person)) ?? Number.POSITIVE_INFINITY
    if (left <= 0) throw new AppError('usage_limit_reached')
    const known = ticketsOf(person)
    return known.length < left ? give(person) : giveAgain(person, known)
  }

  async function give(person: Person): Promise<Ticket> {
    const ticket = await fetchFresh(person)
    out.set(person.userId, [...ticketsOf(person), ticket])
    return ticket
  }

  /** The newest that was not used; each that was is counted. */
  async function giveAgain(person: Person, known: readonly Ticket[]): Promise<Ticket> {
    for (const ticket of known.toReversed()) if (!(await countIfHeld(person, ticket))) return ticket
    throw new AppError('usage_limit_reached')
  }

  /** Chats left this month; null without a limit. */
  async function roomOf(person: Person): Promise<number | null> {
    const { limit, usage_count } = await readUsageLimits(context, { ...person, usageType: 'voice_chat' })
    return limit === null ? null : limit - usage_count
  }

  async function mayResume({ userId }: Person, useId: string): Promise<boolean> {
    if (!(await isCounted(reader, { userId, usageType: 'voice_chat', useId }))) return false
    return resumptions.isOpen({ userId, useId })
  }

  async function fetchFresh(person: Person): Promise<Ticket> {
    const ticket = await fetchTicket(null)
    resumptions.open({ userId: person.userId, useId: ticket.useId }, ticket)
    return ticket
  }

  async function fetchResumed(person: Person, useId: string): Promise<Ticket> {
    const ticket = await fetchTicket(useId)
    resumptions.add({ userId: person.userId, useId }, ticket)
    return ticket
  }

  async function fetchTicket(resumes: string | null): Promise<Ticket> {
    const { signedUrl, conversationId } = await fetchSignedUrl(service, log)
    return { signedUrl, conversationId, useId: resumes ?? conversationId ?? newId(), issuedAt: clock() }
  }

  function ticketsOf({ userId }: Person): readonly Ticket[] {
    return out.get(userId) ?? []
  }

  /** Lets go of the tickets that are counted and of those whose time is over. */
  async function settle(person: Person): Promise<void> {
    const known = ticketsOf(person)
    const isSettledOf = await Promise.all(known.map((ticket) => isSettled(person, ticket)))
    const settled = new Set(known.filter((_, index) => isSettledOf[index]))
    const still = ticketsOf(person).filter((ticket) => !settled.has(ticket))
    if (still.length > 0) out.set(person.userId, still)
    else out.delete(person.userId)
  }

  async function isSettled(person: Person, ticket: Ticket): Promise<boolean> {
    if (await isCounted(reader, { ...person, usageType: 'voice_chat', useId: ticket.useId })) return true
    if (clock() - ticket.issuedAt <= LIFE_MS) return false
    await countIfHeld(person, ticket)
    return true
  }

  async function countIfHeld(person: Person, { conversationId, useId }: Ticket): Promise<boolean> {
    const line = conversationId === null ? null : await lineOf(conversationId)
    if (line === null || line.state === 'unused') return false
    await incrementUsage(context, { ...person, usageType: 'voice_chat', useId }).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'usage_limit_reached')) throw error
    })
    return true
  }

  return { issue }
}
