import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import { todayIn } from '#domain/calendar.ts'
import { decimalFromMinor, formatMoney, minor } from '#domain/money.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { AssistantAnswer, Person, TurnOutcome } from '#domain/views.ts'
import { createAssistantTurnMachine, type TurnFailure, type TurnRequest } from '#machines/assistant-turn.ts'
import { isFiller, isTransactionRequest } from '#machines/transcript-rules.ts'
import { bannerText } from '#machines/voice-failure.ts'
import { voiceSessionMachine, voiceStatus } from '#machines/voice-session.ts'
import { onAuthStateChange } from '#web/lib/auth/auth.ts'
import { newId } from '#web/lib/new-id.ts'
import { browserTimeZone } from '#web/lib/person/today.ts'
import { toast } from '#web/lib/toast/toast.ts'
import { admit } from '#web/voice/admit.ts'
import { addInTurn, askAssistant } from '#web/voice/ask-assistant.ts'
import { ChatHistory } from '#web/voice/chat-history.ts'
import type { ChatMessage } from '#web/voice/chat-message.ts'
import { readClientCall } from '#web/voice/client-tools.ts'
import { createConverse, loadVoiceLibrary } from '#web/voice/conversation-actor.ts'
import { DraftBoard } from '#web/voice/draft-board.ts'
import type { ClientToolCall } from '#web/voice/driver.ts'
import { holdMicrophone, releaseMicrophone } from '#web/voice/microphone.ts'
import { OnceEach } from '#web/voice/once-each.ts'
import { readSummary } from '#web/voice/read-summary.ts'
import { refusalOf } from '#web/voice/spoken-call.ts'
import { undoChanges } from '#web/voice/undo-changes.ts'
import { forgetVoiceConfig, refreshVoiceConfig } from '#web/voice/voice-config.ts'
import { failureOf } from '#web/voice/voice-error.ts'

const turnMachine = createAssistantTurnMachine<AssistantAnswer>()

/** What is said when a turn fails (specification §8). */
const failureWords: Record<TurnFailure['kind'], string> = {
  request: "I'm sorry, I encountered an error processing your request.",
  save: "I couldn't save that transaction. Please try again.",
}

/**
 * The conversation of one person: voice session, turn, chat and drafts, wired together. It lives outside React, so that a screen may
 * come and go, and mount twice, without a second microphone.
 */
export class Assistant {
  readonly person: Person
  readonly chat: ChatHistory
  /** What is being said, and what is being typed. */
  readonly board: DraftBoard
  readonly typedBoard: DraftBoard
  readonly voice: ActorRefFrom<typeof voiceSessionMachine>
  readonly turn: ActorRefFrom<typeof turnMachine>
  /** Counts voice sessions, so that feedback reaches the one it is about. */
  #session = 0
  #calls = new OnceEach<string>()
  #told = new Set<string>()
  #savedListeners = new Set<() => void>()
  /** Which utterance's cards fly into which message. */
  #flights = new Map<string, string>()
  /** The agent's words on a turn whose reply is still on its way. */
  #heldResponse: ChatMessage['response'] | null = null
  #typedFlight = ''
  #prepared: Promise<void> | null = null
  #leave = () => {}

  constructor(person: Person) {
    this.person = person
    this.chat = new ChatHistory(person.id, localStorage)
    const context = () => ({ today: todayIn(Date.now(), browserTimeZone()), currency: person.currency })
    this.board = new DraftBoard(context)
    this.typedBoard = new DraftBoard(context)
    this.turn = createActor(
      turnMachine.provide({
        actors: {
          ask: fromPromise<AssistantAnswer, TurnRequest>(({ input, signal }) => askAssistant(input, signal)),
        },
      }),
    )
    this.voice = createActor(
      voiceSessionMachine.provide({
        actors: {
          admit: fromPromise<void>(() => asFailure(admit())),
          askMicrophone: fromPromise<void>(() => asFailure(holdMicrophone())),
          converse: createConverse((call) => this.#answerCall(call)),
        },
      }),
    )
    this.#wireTurn()
    this.#wireVoice()
    this.turn.start()
    this.voice.start()
  }

  get session(): string {
    return String(this.#session)
  }

  /** Gets ready before the first press: the engine's code, the credential, and the agent's library where there is one. */
  prepare(): Promise<void> {
    this.#prepared ??= this.#prepare()
    return this.#prepared
  }

  async #prepare(): Promise<void> {
    const refresh = () => void this.#refreshConfig({ isTold: false })
    const seen = () => {
      if (document.visibilityState === 'visible') refresh()
    }
    window.addEventListener('focus', refresh)
    document.addEventListener('visibilitychange', seen)
    this.#leave = () => {
      window.removeEventListener('focus', refresh)
      document.removeEventListener('visibilitychange', seen)
    }
    const credential = this.person.hasVoiceAgent ? this.#refreshConfig({ isTold: true }) : null
    await Promise.all([this.board.load(), this.typedBoard.load(), credential])
  }

  /** Without an agent the browser listens, and nothing is said about it (ruling 39). */
  async #refreshConfig({ isTold }: { isTold: boolean }): Promise<void> {
    try {
      await refreshVoiceConfig()
      this.voice.send({ type: 'carrier.chosen', carrier: 'agent' })
      await loadVoiceLibrary()
    } catch (error) {
      const failure = failureOf(error)
      if (failure.reason === 'not_configured') this.voice.send({ type: 'carrier.chosen', carrier: 'browser' })
      else if (isTold) this.voice.send({ type: 'banner.shown', failure })
    }
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

  /** The utterance whose cards fly into this message's rows. */
  flightInto({ id }: ChatMessage): string | undefined {
    return this.#flights.get(id)
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
    try {
      await undoChanges(changeIds)
      const now = this.chat.find(({ id }) => id === message.id) ?? message
      this.chat.change(message.id, { undone: [...(now.undone ?? []), ...changeIds] })
      this.#tellSaved()
    } catch (error) {
      toast({
        title: 'Error deleting transaction',
        description: error instanceof Error ? error.message : '',
        tone: 'destructive',
      })
    }
  }

  /** Called whenever this conversation has changed the ledger. Returns the function that stops listening. */
  onSaved(listener: () => void): () => void {
    this.#savedListeners.add(listener)
    return () => this.#savedListeners.delete(listener)
  }

  dispose(): void {
    this.#leave()
    this.voice.stop()
    this.turn.stop()
    releaseMicrophone()
    forgetVoiceConfig()
  }

  #wireTurn(): void {
    this.turn.on('turn.heard', ({ request }) => {
      if (request.source === 'spoken') this.voice.send({ type: 'turn.started' })
      for (const old of this.chat.read()) if (old.isFailed && old.turnId === request.turnId) this.chat.remove(old.id)
      if (this.chat.find((message) => message.type === 'user' && message.turnId === request.turnId)) return
      this.#say({ type: 'user', message: request.text, turnId: request.turnId })
    })
    this.turn.on('turn.replied', ({ request, reply }) => {
      const message = this.#say({
        type: 'assistant',
        message: reply.message,
        turnId: request.turnId,
        ...(reply.turn ? { outcome: reply.turn } : {}),
        ...(request.source === 'spoken' && this.#heldResponse ? { response: this.#heldResponse } : {}),
      })
      this.#heldResponse = null
      this.#flights.set(message.id, request.source === 'spoken' ? this.board.read().flight : this.#typedFlight)
      this.board.clear()
      if (request.source === 'spoken') this.voice.send({ type: 'turn.replied', text: reply.message })
      this.#announce(reply.turn?.saved ?? [], (changeIds) => void this.undo(message, changeIds))
      this.#strikeRemoved(reply.turn?.removed ?? [])
      if (reply.turn?.saved.length || reply.turn?.removed.length) this.#tellSaved()
    })
    this.turn.on('turn.failed', ({ request, failure }) => {
      this.#say({ type: 'assistant', message: failureWords[failure.kind], turnId: request.turnId, isFailed: true })
      this.board.clear()
      this.voice.send({ type: 'banner.shown', failure: { reason: 'turn_failed', message: failure.message } })
      if (request.source === 'spoken') this.voice.send({ type: 'turn.failed', text: failureWords[failure.kind] })
    })
  }

  #wireVoice(): void {
    this.voice.on('session.opened', ({ isResumed }) => {
      this.#session += 1
      if (!isResumed) this.#calls = new OnceEach()
    })
    this.voice.on('session.closed', () => this.board.clear())
    this.voice.on('transcript.partial', ({ text }) => {
      this.board.hear(text)
      this.turn.send({ type: 'speech.resumed' })
    })
    this.voice.on('transcript.final', ({ text, deliveryKey, isRedelivery }) => {
      this.board.hear(text, true)
      if (this.#isForTheAgent(text)) {
        this.board.clear()
        this.#say({ type: 'user', message: text })
        return
      }
      this.turn.send({ type: 'transcript.final', text, deliveryKey, isRedelivery, freshId: newId(), at: Date.now() })
    })
    this.voice.on('agent.said', ({ text, eventId }) => this.#hearAgent(text, eventId))
    this.voice.on('voice.failed', ({ failure }) => this.#say({ type: 'assistant', message: bannerText(failure) }))
    this.voice.subscribe((snapshot) => {
      if (voiceStatus(snapshot) === 'disconnected') releaseMicrophone()
    })
  }

  /** Greetings and thanks are the agent's own; everything else goes to the books. */
  #isForTheAgent(text: string): boolean {
    const frame = this.board.read().reading?.frames[0]
    if (this.voice.getSnapshot().context.carrier !== 'agent' || isTransactionRequest(text)) return false
    return frame?.intent === 'other' && (frame.topic === 'greeting' || frame.topic === 'thanks')
  }

  /** The app's own reply to a turn stands; the agent's words on it only open it for feedback. */
  #hearAgent(text: string, eventId: number): void {
    if (isFiller(text, this.person.firstName)) return
    const response = { eventId, session: this.session }
    const turn = this.turn.getSnapshot()
    if (turn.matches('processing') && turn.context.request?.source === 'spoken') {
      this.#heldResponse = response
      return
    }
    const spokenTurn = turn.context.spoken?.turnId
    const reply = this.chat.find((message) => message.type === 'assistant' && message.turnId === spokenTurn)
    const last = this.chat.read().at(-1)
    if (reply && reply === last && !reply.response) this.chat.change(reply.id, { response })
    else this.#say({ type: 'assistant', message: text, response })
  }

  async #answerCall({ name, parameters, callId }: ClientToolCall): Promise<string> {
    return this.#calls.run(callId || newId(), async () => {
      const call = readClientCall(name, parameters)
      if (call.name === 'getTransactionSummary') return readSummary(call.input)

      this.turn.send({ type: 'call.received', freshId: newId(), at: Date.now() })
      const spoken = this.turn.getSnapshot().context.spoken
      if (!spoken) throw new Error('Nobody has said anything yet.')
      await this.board.load()
      const refusal = spoken.text === null ? null : refusalOf(call, this.board.understand(spoken.text))
      if (refusal) throw new Error(refusal)
      const { turnId } = spoken
      const saved = await addInTurn(call.input, { turnId, key: `${turnId}:call:${callId}` })
      this.#announce([saved], (changeIds) => void undoChanges(changeIds).then(() => this.#tellSaved()))
      this.#tellSaved()
      const { merchant, amountMinor, date } = saved.transaction
      return JSON.stringify({ success: true, merchant, amount: decimalFromMinor(minor(Math.abs(amountMinor))), date })
    })
  }

  /** One notice for what one turn saved, however many ways each entry arrived; its Undo takes back all of it (ruling 46). */
  #announce(saved: TurnOutcome['saved'], undo: (changeIds: number[]) => void): void {
    const fresh = saved.filter(({ transaction }) => !this.#told.has(transaction.id))
    if (fresh.length === 0) return
    for (const { transaction } of fresh) this.#told.add(transaction.id)
    const lines = fresh.map(({ transaction: { merchant, amountMinor } }) => {
      const amount = formatMoney(Math.abs(amountMinor), this.person.currency)
      return `${merchant} transaction for ${amount} added successfully!`
    })
    toast({
      title: 'Transaction Added',
      description: lines.join(' '),
      tone: 'success',
      undo: () => undo(fresh.map(({ changeId }) => changeId)),
    })
  }

  /** Entries taken back by words are shown as undone where they were shown as saved. */
  #strikeRemoved(removed: readonly Transaction[]): void {
    const gone = new Set(removed.map(({ id }) => id))
    if (gone.size === 0) return
    for (const message of this.chat.read()) {
      const undone = (message.outcome?.saved ?? []).filter(({ transaction }) => gone.has(transaction.id))
      if (undone.length === 0) continue
      this.chat.change(message.id, { undone: [...(message.undone ?? []), ...undone.map(({ changeId }) => changeId)] })
    }
  }

  #say(line: Omit<ChatMessage, 'id' | 'timestamp'>): ChatMessage {
    const message = { ...line, id: newId(), timestamp: new Date().toISOString() }
    this.chat.append(message)
    return message
  }

  #tellSaved(): void {
    for (const listener of this.#savedListeners) listener()
  }
}

let current: Assistant | null = null
let isWatching = false

/** The one assistant of this tab; another person's is shut down first. */
export function assistantFor(person: Person): Assistant {
  if (current?.person.id === person.id) return current
  current?.dispose()
  current = new Assistant(person)
  if (!isWatching) {
    isWatching = true
    onAuthStateChange((change) => {
      if (change.type === 'SIGNED_OUT') forgetAssistant()
    })
  }
  return current
}

function forgetAssistant(): void {
  current?.dispose()
  current = null
}

/** The machine keeps plain reasons, not errors. */
async function asFailure(work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => {
    throw failureOf(error)
  })
}
