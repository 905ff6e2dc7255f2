import { todayIn } from '#domain/calendar.ts'
import type { ChatLine, Person, TurnOutcome } from '#domain/views.ts'
import type { TurnSource } from '#machines/assistant-turn.ts'
import { newId } from '#web/lib/new-id.ts'
import { draftOf, forgetDraft, keepDraft } from '#web/lib/offline/kept-draft.ts'
import { browserTimeZone } from '#web/lib/person/today.ts'
import { stopTalking, wakeTalk } from '#web/lib/talk-wish.ts'
import { toast } from '#web/lib/toast/toast.ts'
import { alreadySo, failureNotice } from '#web/lib/tools/already-so.ts'
import { answerCall } from '#web/voice/calls/answer-call.ts'
import { keep } from '#web/voice/chat/ask-or-keep.ts'
import { ChatHistory } from '#web/voice/chat/chat-history.ts'
import type { ChatMessage } from '#web/voice/chat/chat-message.ts'
import { GrowingReply } from '#web/voice/chat/growing-reply.ts'
import { SaveNotices } from '#web/voice/chat/save-notices.ts'
import { undoChanges } from '#web/voice/chat/undo-changes.ts'
import { DraftBoard } from '#web/voice/draft-board.ts'
import { releaseMicrophone } from '#web/voice/drivers/microphone.ts'
import { forgetVoiceConfig } from '#web/voice/drivers/voice-config.ts'
import { coolAudio } from '#web/voice/drivers/warm-audio.ts'
import { TalkSession } from '#web/voice/talk-session.ts'
import { keepReady } from '#web/voice/wiring/keep-ready.ts'
import { createTurn, createUsage, createVoice } from '#web/voice/wiring/start-actors.ts'
import { wireAwake } from '#web/voice/wiring/wire-awake.ts'
import { wireBanner } from '#web/voice/wiring/wire-banner.ts'
import { wireClock } from '#web/voice/wiring/wire-clock.ts'
import { wireCues } from '#web/voice/wiring/wire-cues.ts'
import { wireOneWindow } from '#web/voice/wiring/wire-one-window.ts'
import { wireReadiness } from '#web/voice/wiring/wire-readiness.ts'
import { wireTurn } from '#web/voice/wiring/wire-turn.ts'
import { wireUsage } from '#web/voice/wiring/wire-usage.ts'
import { wireVoice } from '#web/voice/wiring/wire-voice.ts'

/** A keystroke keeps Penny from speaking for about two seconds. */
const TYPING_TOLD_EVERY_MS = 1_000

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
  readonly session: TalkSession
  readonly voice: ReturnType<typeof createVoice>
  readonly turn: ReturnType<typeof createTurn>
  readonly usage: ReturnType<typeof createUsage>
  #savedListeners = new Set<() => void>()
  /** Which utterance's cards fly into which message. */
  #flights = new Map<string, string>()
  #typedFlight = ''
  #banners = 0
  #typedAt = Number.NEGATIVE_INFINITY
  #leave: (() => void) | null = null
  readonly #leaving = new AbortController()

  constructor(person: Person) {
    this.person = person
    this.chat = new ChatHistory(person.id, localStorage)
    this.notices = new SaveNotices(person.currency)
    const context = () => ({ today: todayIn(Date.now(), browserTimeZone()), currency: person.currency })
    this.board = new DraftBoard(context)
    this.typedBoard = new DraftBoard(context)
    this.session = new TalkSession(this.chat)
    this.turn = createTurn(person, { growing: this.growing, board: this.board })
    this.usage = createUsage(person)
    this.voice = createVoice(person, {
      usage: this.usage,
      talk: {
        callTool: (call) => this.session.answerOnce(call, (named) => answerCall(this, named)),
        recap: () => this.session.recap(),
      },
    })
    wireClock(this)
    wireTurn(this)
    wireVoice(this)
    wireUsage(this)
    wireCues(this)
    wireReadiness(this)
    wireAwake(this)
    wireBanner(this)
    wireOneWindow(this)
    this.typedBoard.hear(draftOf(person.id))
    const { signal } = this.#leaving
    window.addEventListener('pagehide', () => this.#keepDraft(), { signal })
    // A page that comes back has its words still.
    window.addEventListener('pageshow', ({ persisted }) => persisted && forgetDraft(person.id), { signal })
    this.usage.start()
    this.turn.start()
    this.voice.start()
  }

  /** Gets ready before the first press. To be called when a screen shows the assistant; more than once does no harm. */
  prepare(): void {
    this.#leave ??= keepReady(this)
  }

  /** Before it is shut down over what was said: what has no answer yet is sent later, what has no end yet waits in the line to type on. */
  keepWords(): void {
    const { person, turn, board } = this
    const snapshot = turn.getSnapshot()
    const { request, waiting } = snapshot.context
    const unanswered = request && snapshot.matches('processing') ? [request, ...waiting] : waiting
    for (const each of unanswered) keep({ personId: person.id, board }, each)
    this.#keepDraft()
  }

  #keepDraft(): void {
    const { text, lost, isWhole } = this.board.read()
    keepDraft(this.person.id, [this.typedBoard.read().text.trim(), ...lost, isWhole ? '' : text])
  }

  dispose(): void {
    this.#leave?.()
    this.#leaving.abort()
    stopTalking.set(null)
    wakeTalk.set(null)
    this.voice.stop()
    this.turn.stop()
    this.usage.stop()
    releaseMicrophone()
    coolAudio()
    forgetVoiceConfig()
  }

  /** Words are being typed, as far as they have come. */
  type(text: string): void {
    this.typedBoard.hear(text)
    forgetDraft(this.person.id)
    const now = performance.now()
    if (now - this.#typedAt < TYPING_TOLD_EVERY_MS) return
    this.#typedAt = now
    this.voice.send({ type: 'person.typed' })
  }

  /** A place on the screen tells what goes wrong. Returns the function that says it is gone. */
  placeBanner(): () => void {
    this.#banners += 1
    return () => {
      this.#banners -= 1
    }
  }

  get isBannerShown(): boolean {
    return this.#banners > 0
  }

  /** Sends the line that was typed; an agent that is listening gets it as if it had been said. */
  submit(text: string): void {
    this.#typedFlight = this.typedBoard.read().flight
    this.typedBoard.clear()
    forgetDraft(this.person.id)
    this.#send(text)
  }

  /** Words that are still being said go on in the line to type on, where it is empty. */
  finishByHand(): void {
    const { text, isWhole, isCut } = this.board.read()
    if (!text || isWhole || isCut || this.typedBoard.read().text) return
    this.board.clear()
    this.typedBoard.hear(`${text} `)
  }

  /** Sends words that had no end when the line was lost, as they are. */
  submitCutOff(words: string): void {
    const { isCut, text, flight } = this.board.read()
    this.#typedFlight = isCut && text === words ? flight : ''
    this.board.letGo(words)
    this.#send(words, true)
  }

  /** `wasSpoken`: the line may deliver the same words once more when it is back. */
  #send(text: string, wasSpoken = false): void {
    const snapshot = this.voice.getSnapshot()
    const isTold = snapshot.matches({ session: 'connected' }) && snapshot.context.carrier === 'agent'
    if (isTold) this.voice.send({ type: 'line.typed', text })
    this.turn.send({
      type: 'text.submitted',
      text,
      freshId: newId(),
      ...(isTold ? { toldAt: Date.now() } : {}),
      ...(wasSpoken ? { spokenAt: Date.now() } : {}),
    })
  }

  /** Answers the question of a message with one of its choices. */
  choose(message: ChatMessage, choice: { label: string; say: string }): void {
    this.chat.change(message.id, { answeredWith: choice.label })
    this.#typedFlight = ''
    this.#send(choice.say)
  }

  /**
   * The turn that failed last once more, under its own id and with its day: it writes at most once, even where the page was loaded anew
   * meanwhile.
   */
  retry(): void {
    const failed = this.chat.read().findLast(({ isFailed }) => isFailed)
    if (failed?.turnId === undefined) return
    const { request } = this.turn.getSnapshot().context
    const words = this.chat.find(({ type, turnId }) => type === 'user' && turnId === failed.turnId)
    const saidOn = todayIn(Date.parse((words ?? failed).timestamp), browserTimeZone())
    if (request?.turnId === failed.turnId) this.turn.send({ type: 'retry.pressed', saidOn })
    else if (words) this.turn.send({ type: 'text.submitted', text: words.message, freshId: failed.turnId, saidOn })
  }

  /** Like or dislike, once for each response, while its session runs. */
  rate(message: ChatMessage, isLiked: boolean): void {
    if (!message.response || message.feedback) return
    this.voice.send({ type: 'feedback.given', eventId: message.response.eventId, isLiked })
    this.chat.change(message.id, { feedback: isLiked ? 'like' : 'dislike' })
  }

  async undo(message: ChatMessage, changeIds: readonly number[]): Promise<void> {
    const gone = (message.outcome?.saved ?? []).filter(({ changeId }) => changeIds.includes(changeId))
    if (await this.takeBack(changeIds, gone)) this.chat.markUndone(message.id, changeIds)
  }

  /** Takes changes back, `gone` the entries among them; what cannot be is told. Resolves with whether they are back. */
  async takeBack(changeIds: readonly number[], gone: TurnOutcome['saved']): Promise<boolean> {
    try {
      await undoChanges(changeIds)
      this.notices.dismiss(gone.map(({ transaction }) => transaction))
      this.tellSaved()
      return true
    } catch (error) {
      toast(failureNotice(error, gone.length > 0 ? 'Error deleting transaction' : 'Error'))
      return alreadySo(error) !== null
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

  /** From here on the cards of the utterance are the rows of this message. */
  land({ id }: ChatMessage, source: TurnSource): void {
    this.#flights.set(id, source === 'spoken' ? this.board.read().flight : this.#typedFlight)
  }

  /** The utterance whose cards fly into this message's rows. */
  flightInto({ id }: ChatMessage): string | undefined {
    return this.#flights.get(id)
  }
}
