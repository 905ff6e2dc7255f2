import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Config } from '#server/config.ts'
import { addressReader, networkOf } from '#server/http/client-address.ts'

async function addressOf(peer: string, forwarded: string | undefined, trustedProxies: string[]): Promise<string> {
  const read = addressReader({ server: { trustedProxies } } as unknown as Config)
  const app = new Hono().get('/', (c) => c.text(read(c)))
  const incoming = { socket: { remoteAddress: peer, remotePort: 1, remoteFamily: 'IPv4' } }
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return (await app.request('/', { headers }, { incoming })).text()
}

test.each([
  ['nobody is trusted: the header is not believed', '203.0.113.9', '1.2.3.4', [], '203.0.113.9'],
  ['a trusted proxy tells the visitor', '10.0.0.1', '198.51.100.7', ['10.0.0.0/8'], '198.51.100.7'],
  ['only what the last untrusted hop said counts', '10.0.0.1', '1.2.3.4, 198.51.100.7', ['10.0.0.0/8'], '198.51.100.7'],
  ['a chain of proxies is walked', '10.0.0.1', '198.51.100.7, 10.0.0.2', ['10.0.0.0/8'], '198.51.100.7'],
  ['nonsense is passed over', '10.0.0.1', 'hello', ['10.0.0.0/8'], '10.0.0.1'],
  ['without a header it is the proxy', '10.0.0.1', undefined, ['10.0.0.1'], '10.0.0.1'],
  ['a dual-stack socket is the same peer', '::ffff:10.0.0.1', '198.51.100.7', ['10.0.0.1'], '198.51.100.7'],
  ['an IPv6 proxy', 'fd00::1', '2001:db8::7', ['fd00::/8'], '2001:db8::7'],
])('%s', async (_, peer, forwarded, trusted, expected) => {
  expect(await addressOf(peer, forwarded, trusted)).toBe(expected)
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::7', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['2001:db8:1::3:4:5:6', '2001:db8:1:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
