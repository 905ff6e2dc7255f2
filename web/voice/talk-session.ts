import { newId } from '#web/lib/new-id.ts'
import { OnceEach } from '#web/voice/calls/once-each.ts'
import type { ChatHistory } from '#web/voice/chat/chat-history.ts'
import type { ChatMessage } from '#web/voice/chat/chat-message.ts'
import type { ClientToolCall, Remark } from '#web/voice/drivers/driver.ts'

type Response = NonNullable<ChatMessage['response']>

/** What belongs to one voice session of the person, over the lines that it may lose and take up again. */
export class TalkSession {
  readonly #chat: ChatHistory
  #id = ''
  /** The last line of the chat when the session began. */
  #begunAfter: string | undefined
  #begunAt = 0
  #calls = new OnceEach<string>()
  #heldResponse: Response | null = null

  constructor(chat: ChatHistory) {
    this.#chat = chat
  }

  open({ isResumed }: { isResumed: boolean }): void {
    this.#id = newId()
    if (isResumed) return
    this.#calls = new OnceEach()
    this.#begunAfter = this.#chat.read().at(-1)?.id
    this.#begunAt = performance.now()
  }

  /** Milliseconds since it began. */
  elapsed(): number {
    return performance.now() - this.#begunAt
  }

  /** Names the line that feedback may reach now. */
  get id(): string {
    return this.#id
  }

  /** Answers a tool call of the agent once, however often it is delivered (ruling 40). */
  answerOnce(call: ClientToolCall, answer: (call: ClientToolCall) => Promise<string>): Promise<string> {
    const callId = call.callId || newId()
    return this.#calls.run(callId, () => answer({ ...call, callId }))
  }

  /** The agent spoke on a turn whose reply is still on its way: the reply takes it over. */
  holdResponse(response: Response): void {
    this.#heldResponse = response
  }

  dropHeldResponse(): void {
    this.#heldResponse = null
  }

  takeHeldResponse(): { response?: Response } {
    const response = this.#heldResponse
    this.#heldResponse = null
    return response ? { response } : {}
  }

  /** What was said in this session, oldest first. */
  recap(): Remark[] {
    const lines = this.#chat.read()
    const from = lines.findLastIndex(({ id }) => id === this.#begunAfter) + 1
    return lines
      .slice(from)
      .filter(({ isFailed }) => !isFailed)
      .map(({ type, message }) => ({ by: type === 'user' ? 'person' : 'assistant', text: message }))
  }
}
