import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { startVoiceAgent, type VoiceAgent } from '#tests/support/voice-agent/agent.ts'

let agent: VoiceAgent | undefined
afterEach(() => agent?.stop())

/** 32 ms of 16 kHz sound, loud or silent. */
function chunk(isLoud: boolean): string {
  const audio = Buffer.alloc(1024)
  if (isLoud) for (let sample = 0; sample < 512; sample++) audio.writeInt16LE(sample % 2 ? 6_000 : -6_000, sample * 2)
  return JSON.stringify({ user_audio_chunk: audio.toString('base64') })
}

async function connect(running: VoiceAgent) {
  const answer = await fetch(`${running.url}/v1/convai/conversation/get-signed-url?agent_id=agent_01`, {
    headers: { 'xi-api-key': 'secret' },
  })
  const { signed_url } = (await answer.json()) as { signed_url: string }
  const line = new WebSocket(signed_url, ['convai'])
  const heard: { type: string; [field: string]: unknown }[] = []
  line.on('message', (data) => heard.push(JSON.parse(String(data))))
  await new Promise((resolve, reject) => {
    line.once('open', resolve)
    line.once('error', reject)
  })
  return { line, heard, signedUrl: signed_url }
}

test('metadata comes first, words only after real sound, and a ticket opens one conversation', async () => {
  agent = await startVoiceAgent()
  agent.expect({ text: 'coffee four', reply: 'Four for coffee.' })
  const { line, heard, signedUrl } = await connect(agent)
  line.send(JSON.stringify({ type: 'conversation_initiation_client_data' }))
  for (let index = 0; index < 20; index++) line.send(chunk(false))
  for (let index = 0; index < 30; index++) line.send(chunk(true))
  await expect.poll(() => heard.length).toBeGreaterThan(1)
  expect(heard.map(({ type }) => type)).not.toContain('user_transcript')
  for (let index = 0; index < 20; index++) line.send(chunk(false))
  await expect.poll(() => heard.at(-1)?.type).toBe('agent_response')
  expect([...new Set(heard.map(({ type }) => type))]).toEqual([
    'conversation_initiation_metadata',
    'tentative_user_transcript',
    'user_transcript',
    'agent_response',
  ])
  expect(agent.conversations[0]?.problems).toEqual([])
  expect(agent.credentials).toMatchObject([{ agentId: 'agent_01', apiKey: 'secret' }])

  const again = new WebSocket(signedUrl, ['convai'])
  await new Promise((resolve) => again.once('error', resolve))
  line.close()
})

test('frames that break the contract are noted', async () => {
  agent = await startVoiceAgent()
  const { line } = await connect(agent)
  line.send(chunk(true))
  line.send(JSON.stringify({ type: 'pong', event_id: 99 }))
  line.send(JSON.stringify({ type: 'feedback', score: 'great', event_id: 1 }))
  line.send('nonsense')
  await expect.poll(() => agent?.conversations[0]?.problems.length).toBe(5)
  line.close()
})

test('a frame that no agent would send is noted too, unless it is sent so on purpose', async () => {
  agent = await startVoiceAgent()
  const { line } = await connect(agent)
  await expect.poll(() => agent?.conversations.length).toBe(1)
  const open = agent.conversations[0]
  open?.sendRaw('{"type":"audio"}')
  open?.say('Hello.')
  expect(open?.problems).toEqual([])
  open?.transcript('coffee', 1.5)
  expect(open?.problems).toEqual([expect.stringContaining('not a frame of the agent: {"type":"user_transcript"')])
  line.close()
})
