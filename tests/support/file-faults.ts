import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

/** What comes in place of a file: another answer, or none at all. */
export type FileFault = { status: number; contentType?: string; body: string } | 'cut'

/**
 * An address that leads to the server, on which one file can fail: what a worklet loads passes no page's routes. The server takes what
 * comes as asked of itself.
 */
export async function startFileFaults(serverUrl: string, path: RegExp) {
  const state = { fault: null as FileFault | null, asked: 0 }
  const target = new URL(serverUrl)

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const headers = { ...incoming.headers, host: target.host }
    if (headers.origin) headers.origin = target.origin
    const onward = request(new URL(incoming.url ?? '/', target), { method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  }
  const proxy = createServer((incoming, outgoing) => {
    const isMeant = path.test(incoming.url ?? '')
    if (isMeant) state.asked += 1
    if (!isMeant || !state.fault) return pass(incoming, outgoing)
    if (state.fault === 'cut') return void outgoing.destroy()
    const { status, contentType = 'text/plain', body } = state.fault
    outgoing.writeHead(status, { 'Content-Type': contentType, 'Cache-Control': 'no-store' }).end(body)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  if (!address || typeof address === 'string') throw new Error('The proxy has no port')
  return {
    url: `http://localhost:${address.port}`,
    state,
    async stop() {
      proxy.close()
      proxy.closeAllConnections()
      await once(proxy, 'close')
    },
  }
}
