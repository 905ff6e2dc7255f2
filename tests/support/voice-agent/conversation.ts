import { setTimeout as wait } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import { type AgentFrame, agentFrame } from '#tests/support/voice-agent/agent-frame.ts'
import {
  type ClientFrame,
  clientFrame,
  type InitiationFrame,
  type TypedClientFrame,
} from '#tests/support/voice-agent/client-frame.ts'
import { Ear } from '#tests/support/voice-agent/ear.ts'
import type { Fault, Utterance } from '#tests/support/voice-agent/script.ts'

const MS_A_WORD = 220
const PING_EVERY_MS = 2_000

/** One conversation as the agent sees it: what came in, and what it answers by the script. */
export class AgentConversation {
  readonly id: string
  /** Every frame but audio, in order. */
  readonly frames: TypedClientFrame[] = []
  /** What a real agent would refuse, or would not send. */
  readonly problems: string[] = []
  readonly #socket: WebSocket
  readonly #next: () => Utterance | undefined
  readonly #ear = new Ear()
  readonly #ping: ReturnType<typeof setInterval>
  /** How long each chunk of sound was, in samples. */
  readonly audioChunks: number[] = []
  utterances = 0
  isOpen = true
  readonly #clock: () => number
  readonly #openedAt: number
  #closedAt: number | null = null
  #eventId = 0
  #pinged = new Set<number>()
  #present: Utterance | undefined
  #partials = 0

  constructor({
    id,
    socket,
    next,
    fault,
    clock,
  }: {
    id: string
    socket: WebSocket
    next: () => Utterance | undefined
    fault: Fault | null
    clock: () => number
  }) {
    this.id = id
    this.#clock = clock
    this.#openedAt = clock()
    this.#socket = socket
    this.#next = next
    this.#ping = setInterval(() => this.#sendPing(), PING_EVERY_MS)
    socket.on('message', (data) => this.#receive(String(data)))
    socket.on('close', () => {
      this.isOpen = false
      this.#closedAt = clock()
      clearInterval(this.#ping)
    })
    this.#open(fault)
  }

  /** What the HTTP side tells of it. */
  get facts() {
    const seconds = (ms: number) => Math.round(ms / 1_000)
    return {
      conversation_id: this.id,
      status: this.isOpen ? 'in-progress' : 'done',
      metadata: {
        start_time_unix_secs: seconds(this.#openedAt),
        call_duration_secs: seconds((this.#closedAt ?? this.#clock()) - this.#openedAt),
      },
    }
  }

  get initiation(): InitiationFrame | undefined {
    return this.frames.find((frame) => frame.type === 'conversation_initiation_client_data')
  }

  framesOf<Type extends TypedClientFrame['type']>(type: Type): Extract<TypedClientFrame, { type: Type }>[] {
    return this.frames.filter((frame): frame is Extract<TypedClientFrame, { type: Type }> => frame.type === type)
  }

  send(frame: AgentFrame): void {
    const { error } = agentFrame.safeParse(frame)
    if (error) this.problems.push(`not a frame of the agent: ${JSON.stringify(frame).slice(0, 200)}`)
    if (this.isOpen) this.#socket.send(JSON.stringify(frame))
  }

  /** For what breaks the contract on purpose. */
  sendRaw(text: string): void {
    this.#socket.send(text)
  }

  close(code = 1000, reason = ''): void {
    this.#socket.close(code, reason)
  }

  /**
   * Breaks the line without a closing handshake, once what was sent before has arrived: a socket that is torn down with sound still
   * unread takes back what is on its way. Where nothing arrives any more, soon.
   */
  breakLine(): void {
    const tear = () => this.#socket.terminate()
    this.#socket.once('pong', tear)
    this.#socket.ping()
    setTimeout(tear, 200)
  }

  transcript(text: string, eventId = ++this.#eventId): number {
    this.send({ type: 'user_transcript', user_transcription_event: { user_transcript: text, event_id: eventId } })
    return eventId
  }

  tentative(text: string): void {
    this.send({
      type: 'tentative_user_transcript',
      tentative_user_transcription_event: { user_transcript: text, event_id: this.#eventId + 1 },
    })
  }

  say(text: string): number {
    const eventId = ++this.#eventId
    this.send({ type: 'agent_response', agent_response_event: { agent_response: text, event_id: eventId } })
    return eventId
  }

  /** What was said of a response before it was cut short. */
  correct(eventId: number, { from, to }: { from: string; to: string }): void {
    this.send({
      type: 'agent_response_correction',
      agent_response_correction_event: {
        original_agent_response: from,
        corrected_agent_response: to,
        event_id: eventId,
      },
    })
  }

  callTool(name: string, parameters: Record<string, unknown>, callId: string): void {
    this.send({
      type: 'client_tool_call',
      client_tool_call: { tool_name: name, tool_call_id: callId, parameters, event_id: this.#eventId },
    })
  }

  /** `loudness` is the highest sample; 0 speaks without a sound. */
  speak(ms: number, eventId = this.#eventId, loudness = 3_000): void {
    this.send({ type: 'audio', audio_event: { audio_base_64: tone(ms, loudness), event_id: eventId } })
  }

  interrupt(): void {
    this.send({ type: 'interruption', interruption_event: { event_id: ++this.#eventId } })
  }

  fail(message: string): void {
    this.send({ type: 'error', error_event: { code: 1011, message, error_type: 'unknown' } })
  }

  #open(fault: Fault | null): void {
    if (fault?.kind === 'close_before_metadata') {
      this.close(fault.code, fault.reason)
      return
    }
    if (fault?.kind === 'no_metadata') return
    if (fault?.kind === 'garbage_first') this.#sendPing()
    const metadata = {
      type: 'conversation_initiation_metadata',
      conversation_initiation_metadata_event: {
        conversation_id: this.id,
        agent_output_audio_format: 'pcm_16000',
        user_input_audio_format: 'pcm_16000',
      },
    } satisfies AgentFrame
    if (fault?.kind !== 'metadata') return void this.send(metadata)
    const { output, input } = fault
    Object.assign(metadata.conversation_initiation_metadata_event, {
      ...(output && { agent_output_audio_format: output }),
      ...(input && { user_input_audio_format: input }),
    })
    this.sendRaw(JSON.stringify(metadata))
  }

  #receive(data: string): void {
    const frame = readFrame(data)
    if (typeof frame === 'string') {
      this.problems.push(frame)
      return
    }
    if (!('type' in frame)) {
      if (this.frames.length === 0) this.problems.push('audio came before the initiation')
      this.audioChunks.push(Buffer.from(frame.user_audio_chunk, 'base64').length / 2)
      this.#hear(frame.user_audio_chunk)
      return
    }
    if (this.frames.length === 0 && frame.type !== 'conversation_initiation_client_data') {
      this.problems.push(`the first frame is ${frame.type}`)
    }
    if (frame.type === 'pong' && !this.#pinged.delete(frame.event_id)) this.problems.push('a pong without its ping')
    this.frames.push(frame)
  }

  #hear(audio: string): void {
    const change = this.#ear.hear(audio)
    if (change === 'began') {
      this.#present = this.#next()
      this.#partials = 0
    }
    if (this.#present && change !== 'ended') this.#tellPartials(this.#present)
    if (change === 'ended' && this.#present) {
      this.utterances += 1
      void this.#play(this.#present)
      this.#present = undefined
    }
  }

  #tellPartials(utterance: Utterance): void {
    const partials = utterance.partials ?? growing(utterance.text)
    const due = Math.min(partials.length, Math.floor(this.#ear.speechMs / MS_A_WORD))
    while (this.#partials < due) this.tentative(partials[this.#partials++] ?? '')
  }

  async #play(utterance: Utterance): Promise<void> {
    const { toolCall } = utterance
    if (toolCall?.order === 'before') await this.#deliverCall(toolCall)
    if (!utterance.isSilent) {
      const eventId = this.transcript(utterance.text)
      for (let delivery = 1; delivery < (utterance.deliveries ?? 1); delivery++) {
        await wait(200)
        this.transcript(utterance.text, eventId)
      }
    }
    if (toolCall && toolCall.order !== 'before') await this.#deliverCall(toolCall)
    if (utterance.reply) this.say(utterance.reply)
    if (utterance.speakMs) this.speak(utterance.speakMs)
  }

  async #deliverCall({ name, parameters, callId, deliveries = 1 }: NonNullable<Utterance['toolCall']>): Promise<void> {
    const id = callId ?? `call_${this.id}_${this.utterances}`
    for (let delivery = 0; delivery < deliveries; delivery++) {
      this.callTool(name, parameters, id)
      await wait(60)
    }
  }

  #sendPing(): void {
    const eventId = ++this.#eventId
    this.#pinged.add(eventId)
    this.send({ type: 'ping', ping_event: { event_id: eventId, ping_ms: 40 } })
  }
}

function readFrame(data: string): ClientFrame | string {
  try {
    const parsed = clientFrame.safeParse(JSON.parse(data))
    return parsed.success ? parsed.data : `not a frame of the contract: ${data.slice(0, 200)}`
  } catch {
    return 'not JSON'
  }
}

function growing(text: string): string[] {
  const words = text.split(' ')
  return words.map((_, index) => words.slice(0, index + 1).join(' '))
}

/** A tone of 16 kHz, 16-bit samples. */
function tone(ms: number, loudness: number): string {
  const samples = Math.round(16 * ms)
  const audio = Buffer.alloc(samples * 2)
  for (let sample = 0; sample < samples; sample++) {
    audio.writeInt16LE(Math.round(loudness * Math.sin((sample / 16_000) * 2 * Math.PI * 330)), sample * 2)
  }
  return audio.toString('base64')
}
