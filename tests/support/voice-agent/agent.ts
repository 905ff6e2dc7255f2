import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { AgentConversation } from '#tests/support/voice-agent/conversation.ts'
import type { Fault, Utterance } from '#tests/support/voice-agent/script.ts'

/** A voice agent's service on this machine: signed addresses over HTTP, conversations over the websocket. */
export type VoiceAgent = {
  /** For `ELEVENLABS_BASE_URL`. */
  url: string
  /** Oldest first. */
  conversations: AgentConversation[]
  /** What was asked of the HTTP side, with the account's key. */
  credentials: { agentId: string | null; apiKey: string | undefined; ticket: string }[]
  openNow(): number
  /** Adds what the next utterances are; the n-th sound gets the n-th. */
  expect(...utterances: Utterance[]): void
  /** How it breaks the contract from now on; null for not at all. */
  misbehave(fault: Fault | null): void
  /** As if nothing had happened yet: no script, no fault, nothing heard. */
  forget(): void
  stop(): Promise<void>
}

const PATH = '/v1/convai/conversation'

/** `clock` is the time that it tells, where a test moves it. */
export async function startVoiceAgent({ clock = Date.now }: { clock?: () => number } = {}): Promise<VoiceAgent> {
  const conversations: AgentConversation[] = []
  const credentials: VoiceAgent['credentials'] = []
  const script: Utterance[] = []
  /** Tickets that open a conversation, and its name. */
  const tickets = new Map<string, string>()
  let fault: Fault | null = null
  let given = 0

  const server = createServer((request, response) => answer(request, response))
  const sockets = new WebSocketServer({
    noServer: true,
    handleProtocols: (protocols) => (protocols.has('convai') ? 'convai' : false),
  })
  server.on('upgrade', (request, socket, head) => upgrade(request, socket, head))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The agent has no port')
  const host = `127.0.0.1:${address.port}`

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', `http://${host}`)
    if (url.pathname.startsWith(`${PATH}s/`)) return void tellOf(url.pathname.slice(PATH.length + 2), response)
    if (url.pathname !== `${PATH}/get-signed-url`) return void response.writeHead(404).end()
    if (fault?.kind === 'signed_url') {
      response.writeHead(fault.status, { 'Content-Type': 'application/json' })
      return void response.end(JSON.stringify(fault.body ?? { detail: 'refused' }))
    }
    const ticket = `ticket-${++given}`
    const conversation_id = `conversation_${given}`
    tickets.set(ticket, conversation_id)
    const apiKey = request.headers['xi-api-key']
    credentials.push({
      agentId: url.searchParams.get('agent_id'),
      apiKey: typeof apiKey === 'string' ? apiKey : undefined,
      ticket,
    })
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.end(
      JSON.stringify({
        ...(url.searchParams.get('include_conversation_id') === 'true' ? { conversation_id } : {}),
        signed_url: `ws://${host}${PATH}?agent_id=${url.searchParams.get('agent_id')}&conversation_signature=${ticket}`,
      }),
    )
  }

  function tellOf(id: string, response: ServerResponse): void {
    const known = conversations.find((each) => each.id === id)
    response.writeHead(known ? 200 : 404, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(known?.facts ?? { detail: 'no' }))
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const url = new URL(request.url ?? '/', `http://${host}`)
    const ticket = url.searchParams.get('conversation_signature') ?? ''
    const id = url.pathname === PATH ? tickets.get(ticket) : undefined
    tickets.delete(ticket)
    const status = fault?.kind === 'refuse' ? fault.status : 403
    if (fault?.kind === 'refuse' || id === undefined)
      return void socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\n\r\n`)
    sockets.handleUpgrade(request, socket, head, (line) => {
      conversations.push(new AgentConversation({ id, socket: line, next: () => script.shift(), fault, clock }))
    })
  }

  return {
    url: `http://${host}`,
    conversations,
    credentials,
    openNow: () => conversations.filter(({ isOpen }) => isOpen).length,
    expect: (...utterances) => void script.push(...utterances),
    misbehave(next) {
      fault = next
    },
    forget() {
      for (const line of sockets.clients) line.terminate()
      conversations.length = 0
      credentials.length = 0
      script.length = 0
      fault = null
    },
    async stop() {
      for (const line of sockets.clients) line.terminate()
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
