import { BlockList, isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context as HonoContext } from 'hono'
import type { Config } from '#server/config.ts'

/** Finds the address a request came from: the nearest one, counted from us, that is not a proxy we trust. */
export function addressReader(config: Config): (c: HonoContext) => string {
  const trusted = new BlockList()
  for (const entry of config.server.trustedProxies) {
    const [address = '', prefix] = entry.split('/')
    const family = familyOf(address)
    if (prefix === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(prefix), family)
  }
  const isTrusted = (address: string) => isIP(address) !== 0 && trusted.check(address, familyOf(address))

  return (c) => {
    const peer = unmapped(peerOf(c))
    if (!isTrusted(peer)) return peer
    const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => unmapped(hop.trim()))
    return hops.filter((hop) => isIP(hop) !== 0).findLast((hop) => !isTrusted(hop)) ?? peer
  }
}

/**
 * Who is counted as one: an IPv4 address, and the /64 of an IPv6 one, which is what a single line is given whole and can draw
 * addresses from without end.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const missing = Math.max(0, 8 - front.length - back.length)
  const groups = [...front, ...Array(tail === undefined ? 0 : missing).fill('0'), ...back]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}

/** IPv4 inside IPv6, as a dual-stack socket tells it. */
function unmapped(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

function peerOf(c: HonoContext): string {
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? 'unknown') : 'unknown'
}
