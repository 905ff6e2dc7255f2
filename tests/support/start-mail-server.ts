import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

export type Letter = { from: string; to: string; text: string }

/** A mail server in the place of one that is not ours: it takes every letter, as RFC 5321 has it. */
export async function startMailServer(): Promise<{ url: string; letters: Letter[]; close(): Promise<void> }> {
  const letters: Letter[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    serve(socket, (letter) => letters.push(letter))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('No port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    letters,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function serve(socket: Socket, take: (letter: Letter) => void): void {
  const letter: Letter = { from: '', to: '', text: '' }
  let isData = false
  let waiting = ''
  const say = (line: string) => socket.write(`${line}\r\n`)
  say('220 mail.example.com ESMTP')
  socket.on('data', (bytes) => {
    const lines = (waiting + bytes.toString('utf8')).split('\r\n')
    waiting = lines.pop() ?? ''
    for (const line of lines) {
      if (!isData) hear(line)
      else if (line === '.') endData()
      else letter.text += `${line}\n`
    }
  })

  function hear(line: string) {
    const verb = line.slice(0, 4).toUpperCase()
    const address = /<([^>]*)>/.exec(line)?.[1] ?? ''
    if (verb === 'MAIL') letter.from = address
    if (verb === 'RCPT') letter.to = address
    if (verb === 'DATA') isData = true
    say(verb === 'DATA' ? '354 Go on' : verb === 'QUIT' ? '221 Bye' : '250 OK')
  }

  function endData() {
    isData = false
    take({ ...letter })
    say('250 Taken')
  }
}
