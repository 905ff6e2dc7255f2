import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import { todayIn } from '#domain/calendar.ts'
import type { AssistantAnswer, ChatLine, Person } from '#domain/views.ts'
import { createAssistantTurnMachine, type TurnRequest, type TurnSource } from '#machines/assistant-turn.ts'
import { usageLimitMachine } from '#machines/usage-limit.ts'
import { bannerText } from '#machines/voice-failure.ts'
import { voiceSessionMachine } from '#machines/voice-session.ts'
import { newId } from '#web/lib/new-id.ts'
import { browserTimeZone } from '#web/lib/person/today.ts'
import { voiceChoice } from '#web/lib/person/voice-choice.ts'
import { stopTalking } from '#web/lib/talk-wish.ts'
import { toast } from '#web/lib/toast/toast.ts'
import { admit } from '#web/voice/admit.ts'
import { answerCall } from '#web/voice/answer-call.ts'
import { askOrKeep } from '#web/voice/ask-or-keep.ts'
import { ChatHistory } from '#web/voice/chat-history.ts'
import type { ChatMessage } from '#web/voice/chat-message.ts'
import { createConverse } from '#web/voice/conversation-actor.ts'
import { DraftBoard } from '#web/voice/draft-board.ts'
import type { ClientToolCall } from '#web/voice/driver.ts'
import { GrowingReply } from '#web/voice/growing-reply.ts'
import { keepReady } from '#web/voice/keep-ready.ts'
import { holdMicrophone, releaseMicrophone } from '#web/voice/microphone.ts'
import { OnceEach } from '#web/voice/once-each.ts'
import { SaveNotices } from '#web/voice/save-notices.ts'
import { undoChanges } from '#web/voice/undo-changes.ts'
import { checkUsageLimits, incrementUsage } from '#web/voice/usage-calls.ts'
import { forgetVoiceConfig } from '#web/voice/voice-config.ts'
import { failureOf } from '#web/voice/voice-error.ts'
import { wireClock } from '#web/voice/wire-clock.ts'
import { wireCues } from '#web/voice/wire-cues.ts'
import { wireTurn } from '#web/voice/wire-turn.ts'
import { wireUsage } from '#web/voice/wire-usage.ts'
import { wireVoice } from '#web/voice/wire-voice.ts'

/** A keystroke keeps Penny from speaking for about two seconds. */
const TYPING_TOLD_EVERY_MS = 1_000

const turnMachine = createAssistantTurnMachine<AssistantAnswer>()

/**
 * The conversation of one person: voice session, turn, chat and drafts. It lives outside React, so that a screen may come and go, and
 * mount twice, without a second microphone.
 */
export class Assistant {
  readonly person: Person
  readonly chat: ChatHistory
  /** What is being said, and what is being typed. */
  readonly board: DraftBoard
  readonly typedBoard: DraftBoard
  /** The words of the reply that is on its way. */
  readonly growing = new GrowingReply()
  readonly notices: SaveNotices
  readonly voice: ActorRefFrom<typeof voiceSessionMachine>
  readonly turn: ActorRefFrom<typeof turnMachine>
  /** The monthly limit of voice chats. */
  readonly usage: ActorRefFrom<typeof usageLimitMachine>
  #session = ''
  #calls = new OnceEach<string>()
  #savedListeners = new Set<() => void>()
  /** Which utterance's cards fly into which message. */
  #flights = new Map<string, string>()
  #typedFlight = ''
  #typedAt = Number.NEGATIVE_INFINITY
  #heldResponse: ChatMessage['response'] | null = null
  #leave: (() => void) | null = null

  constructor(person: Person) {
    this.person = person
    this.chat = new ChatHistory(person.id, localStorage)
    this.notices = new SaveNotices(person.currency)
    const context = () => ({ today: todayIn(Date.now(), browserTimeZone()), currency: person.currency })
    this.board = new DraftBoard(context)
    this.typedBoard = new DraftBoard(context)
    this.turn = createActor(
      turnMachine.provide({
        actors: {
          ask: fromPromise<AssistantAnswer, TurnRequest>(({ input, signal }) =>
            askOrKeep(person.id, input, { signal, onText: this.growing.show }).finally(() => this.growing.show('')),
          ),
        },
      }),
    )
    this.usage = createActor(
      usageLimitMachine.provide({
        actors: {
          check: fromPromise(() => checkUsageLimits()),
          count: fromPromise(({ input }) => incrementUsage(input)),
        },
      }),
    )
    this.voice = createActor(
      voiceSessionMachine.provide({
        actors: {
          admit: fromPromise<void>(() => asFailure(admit(this.usage))),
          askMicrophone: fromPromise<void>(() => asFailure(holdMicrophone())),
          converse: createConverse((call) => this.#answerOnce(call)),
        },
      }),
      { input: { carrier: carrierFor(person) } },
    )
    wireClock(this)
    wireTurn(this)
    wireVoice(this)
    wireUsage(this)
    wireCues(this)
    this.usage.start()
    this.turn.start()
    this.voice.start()
  }

  /** Gets ready before the first press. To be called when a screen shows the assistant; more than once does no harm. */
  prepare(): void {
    this.#leave ??= keepReady(this)
  }

  dispose(): void {
    this.#leave?.()
    stopTalking.set(null)
    this.voice.stop()
    this.turn.stop()
    this.usage.stop()
    releaseMicrophone()
    forgetVoiceConfig()
  }

  /** Words are being typed, as far as they have come. */
  type(text: string): void {
    this.typedBoard.hear(text)
    const now = performance.now()
    if (now - this.#typedAt < TYPING_TOLD_EVERY_MS) return
    this.#typedAt = now
    this.voice.send({ type: 'person.typed' })
  }

  /** Sends a typed line. */
  submit(text: string): void {
    this.#typedFlight = this.typedBoard.read().flight
    this.typedBoard.clear()
    this.turn.send({ type: 'text.submitted', text, freshId: newId() })
  }

  /** Answers the question of a message with one of its choices. */
  choose(message: ChatMessage, choice: { label: string; say: string }): void {
    this.chat.change(message.id, { answeredWith: choice.label })
    this.submit(choice.say)
  }

  retry(): void {
    this.turn.send({ type: 'retry.pressed' })
  }

  /** Like or dislike, once for each response, while its session runs. */
  rate(message: ChatMessage, isLiked: boolean): void {
    if (!message.response || message.feedback) return
    this.voice.send({ type: 'feedback.given', eventId: message.response.eventId, isLiked })
    this.chat.change(message.id, { feedback: isLiked ? 'like' : 'dislike' })
  }

  async undo(message: ChatMessage, changeIds: readonly number[]): Promise<void> {
    const gone = (message.outcome?.saved ?? []).filter(({ changeId }) => changeIds.includes(changeId))
    try {
      await undoChanges(changeIds)
      this.chat.markUndone(message.id, changeIds)
      this.notices.dismiss(gone.map(({ transaction }) => transaction))
      this.tellSaved()
    } catch (error) {
      const description = error instanceof Error ? error.message : ''
      toast({ title: gone.length > 0 ? 'Error deleting transaction' : 'Error', description, tone: 'destructive' })
    }
  }

  /** A line of a turn has the id under which every device knows it. */
  say(line: Omit<ChatMessage, 'id' | 'timestamp'>): ChatMessage {
    const id = line.turnId === undefined ? newId() : `${line.turnId}:${line.type}`
    const message = { ...line, id, timestamp: new Date().toISOString() }
    this.chat.append(message)
    return message
  }

  /** Takes in the conversation as the server holds it. The reply that is on its way here comes by that way. */
  takeIn(lines: readonly ChatLine[]): void {
    const snapshot = this.turn.getSnapshot()
    const awaited = snapshot.matches('processing') ? snapshot.context.request?.turnId : undefined
    this.chat.takeIn(lines.filter(({ type, turnId }) => type === 'user' || turnId !== awaited))
  }

  /** Called whenever this conversation has changed the ledger. Returns the function that stops listening. */
  onSaved(listener: () => void): () => void {
    this.#savedListeners.add(listener)
    return () => this.#savedListeners.delete(listener)
  }

  tellSaved(): void {
    for (const listener of this.#savedListeners) listener()
  }

  /** The voice session that feedback may reach now. */
  get session(): string {
    return this.#session
  }

  openSession({ isResumed }: { isResumed: boolean }): void {
    this.#session = newId()
    if (!isResumed) this.#calls = new OnceEach()
  }

  /** The agent spoke on a turn whose reply is still on its way: the reply takes it over. */
  holdResponse(response: NonNullable<ChatMessage['response']>): void {
    this.#heldResponse = response
  }

  takeHeldResponse(): { response?: NonNullable<ChatMessage['response']> } {
    const response = this.#heldResponse
    this.#heldResponse = null
    return response ? { response } : {}
  }

  /** From here on the cards of the utterance are the rows of this message. */
  land({ id }: ChatMessage, source: TurnSource): void {
    this.#flights.set(id, source === 'spoken' ? this.board.read().flight : this.#typedFlight)
  }

  /** The utterance whose cards fly into this message's rows. */
  flightInto({ id }: ChatMessage): string | undefined {
    return this.#flights.get(id)
  }

  #answerOnce(call: ClientToolCall): Promise<string> {
    const callId = call.callId || newId()
    return this.#calls.run(callId, () => answerCall(this, { ...call, callId }))
  }
}

/** What carries the voice: the person's choice in Preferences, else the agent where there is one (ruling 39). */
function carrierFor({ hasVoiceAgent }: Person): 'agent' | 'browser' {
  const choice = voiceChoice()
  return choice === 'automatic' ? (hasVoiceAgent ? 'agent' : 'browser') : choice
}

/** The machine keeps plain reasons, not errors. A session that is gone leads away from the screen: its words go along. */
async function asFailure(work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => {
    const failure = failureOf(error)
    if (failure.reason === 'signed_out') toast({ title: bannerText(failure), tone: 'destructive' })
    throw failure
  })
}
