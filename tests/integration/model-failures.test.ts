import { afterEach, describe, expect, test } from 'vitest'
import { sorrySentences } from '#domain/sorry-sentences.ts'
import { type ModelApp, makeModelApp } from '#tests/support/model-server/make-model-app.ts'
import {
  callsTool,
  callsTools,
  cutsOff,
  endsWith,
  hangs,
  type ModelReply,
  refuses,
  says,
  stalls,
} from '#tests/support/model-server/reply.ts'
import type { ModelScript } from '#tests/support/model-server/start-model-server.ts'

const opened: ModelApp[] = []
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close()
})

async function open(script: ModelScript | ModelReply[], env: Record<string, string> = {}) {
  const app = await makeModelApp(script, env)
  opened.push(app)
  return app
}

const coffee = { merchant: 'Starbucks', amount: 6.4, category: 'Food & Dining' }
const add = callsTool('addTransaction', coffee)
const look = callsTool('getTransactionSummary', { from: null, to: null, kind: null, category: null, merchant: null })
const text = 'I fed the green mermaid another 6.40'

describe('ends calmly, with nothing written', () => {
  test.each<[string, string, number, ModelReply[]]>([
    ['a refused credential', 'credential_refused', 1, [refuses(401)]],
    ['a bad request', 'bad_request', 1, [refuses(400)]],
    ['a server that fails twice', 'server_failed', 2, [refuses(500), refuses(503)]],
    ['too many requests, twice', 'rate_limited', 2, [refuses(429, { retryAfter: '0' }), refuses(429)]],
    ['too many requests with a long wait', 'rate_limited', 1, [refuses(429, { retryAfter: '30' })]],
    ['a server that hangs twice', 'timed_out', 2, [hangs(), hangs()]],
    ['a stream that stalls twice', 'timed_out', 2, [stalls('I think that'), stalls('I think that')]],
    ['a stream that is cut twice', 'unreachable', 2, [cutsOff('I think'), cutsOff('I think')]],
    [
      'calls cut off before they were finished',
      'cut_off',
      2,
      [
        cutsOff('', { calls: [{ name: 'addTransaction', arguments: coffee }], politely: true }),
        cutsOff('', { calls: [{ name: 'addTransaction', arguments: coffee }], politely: true }),
      ],
    ],
    [
      'calls that ran out of room',
      'too_long',
      1,
      [endsWith('length', '', [{ name: 'addTransaction', arguments: coffee }])],
    ],
    ['a filtered answer', 'refused', 1, [endsWith('content_filter', 'I')]],
    [
      'arguments that are wrong twice',
      'malformed_call',
      2,
      [callsTool('addTransaction', '{"merchant": "Starb'), callsTool('addTransaction', { merchant: 'Starbucks' })],
    ],
    [
      'a tool that does not exist, twice',
      'malformed_call',
      2,
      [callsTool('sendMoney', {}), callsTool('sendMoney', {})],
    ],
    ['an empty answer', 'nothing_said', 1, [says('')]],
    ['an invented figure', 'nothing_said', 1, [says('That brings you to $214.10 this month.')]],
    ['a claim to have saved', 'nothing_said', 1, [says("I've added 6.40 at Starbucks.")]],
    [
      'far too many calls at once',
      'endless_calls',
      1,
      [callsTools(...Array.from({ length: 13 }, () => ({ name: 'getTransactionSummary', arguments: {} })))],
    ],
  ])('%s: %s', async (_, reason, requests, script) => {
    const app = await open(script)
    const limits = reason === 'timed_out' ? { requestTimeoutMs: 300 } : {}
    expect(await app.say(text, { limits })).toEqual({ kind: 'failed', reason, message: sorrySentences.request })
    expect(app.model.requests).toHaveLength(requests)
    expect(app.model.faults).toEqual([])
    expect(await app.changes()).toEqual([])
  })

  test('an endless loop of calls, after four rounds', async () => {
    const app = await open(() => look)
    expect(await app.say(text)).toMatchObject({ kind: 'failed', reason: 'endless_calls' })
    expect(app.model.requests).toHaveLength(4)
    expect(app.model.requests.at(-1)?.body.tool_choice).toBe('none')
  })

  test('writes that were planned before the model failed', async () => {
    const app = await open([
      callsTools({ name: 'addTransaction', arguments: coffee }, { name: 'getTransactionSummary', arguments: {} }),
      refuses(401),
    ])
    expect(await app.say(text)).toMatchObject({ kind: 'failed' })
    expect(await app.changes()).toEqual([])
  })

  test('a turn that takes too long as a whole', async () => {
    const app = await open([hangs()])
    expect(await app.say(text, { limits: { turnTimeoutMs: 300 } })).toMatchObject({
      kind: 'failed',
      reason: 'timed_out',
    })
    expect(app.model.requests).toHaveLength(1)
  })

  test('no server at all', async () => {
    const app = await open([], { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' })
    expect(await app.say(text)).toMatchObject({ kind: 'failed', reason: 'unreachable' })
  })

  test('a turn that is cancelled', async () => {
    const app = await open([hangs()])
    const cancel = new AbortController()
    const saying = app.say(text, { signal: cancel.signal })
    await expect.poll(() => app.model.requests.length).toBe(1)
    cancel.abort()
    expect(await saying).toMatchObject({ kind: 'failed', reason: 'cancelled' })
    expect(app.model.requests).toHaveLength(1)
  })
})

describe('goes on after', () => {
  test.each<[string, ModelReply]>([
    ['one failure of the server', refuses(500)],
    ['one refusal with a short wait', refuses(429, { retryAfter: '0.05' })],
    ['one cut stream', cutsOff('I think')],
    ['arguments that are no JSON', callsTool('addTransaction', '{"merchant": "Starb')],
    ['an amount that is none', callsTool('addTransaction', { ...coffee, amount: -6.4 })],
    ['a tool that does not exist', callsTool('sendMoney', { amount: 6.4 })],
  ])('%s', async (_, first) => {
    const app = await open([first, add])
    expect(await app.say(text)).toMatchObject({ kind: 'wrote', runs: [{ name: 'addTransaction' }] })
    expect(await app.entries()).toMatchObject([{ merchant: 'Starbucks', amount: 640 }])
    expect(app.model.faults).toEqual([])
  })
})

test('says nothing of the key, the sentence or the ledger in its log, whatever happens', async () => {
  const script = [
    add,
    refuses(401, { message: 'Incorrect API key provided: sk-sentinel-8f2c' }),
    cutsOff('Starbucks'),
    cutsOff(''),
  ]
  const app = await open(script)
  for (let turn = 0; turn < 3; turn += 1) await app.say(text)
  expect(app.log()).toContain('credential_refused')
  // The moment, the process and the time it took are numbers of their own, which may hold any figure.
  const told = app.log().replace(/"(?:time|pid|ms)":[\d.]+/g, '')
  for (const secret of ['sk-sentinel', 'mermaid', 'Starbucks', '6.4', '640']) expect(told).not.toContain(secret)
  expect(app.model.requests[0]?.authorization).toBe('Bearer sk-sentinel-8f2c')
})

test('asks a server of one’s own without a key, and none at all when it is to stay local', async () => {
  const keyless = await open([add], { OPENAI_API_KEY: '' })
  expect(await keyless.say(text)).toMatchObject({ kind: 'wrote' })
  const local = await open([add], { ASSISTANT: 'local' })
  expect(await local.say(text)).toMatchObject({ kind: 'failed', reason: 'not_configured' })
  expect(local.model.requests).toEqual([])
})
