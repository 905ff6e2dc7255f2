import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isOffline, noteReached, noteUnreached, outOfReach } from '#web/lib/offline/connection.ts'

beforeEach(noteReached)
afterEach(() => {
  noteReached()
  vi.unstubAllGlobals()
})

describe('a call without an answer', () => {
  it('takes nothing else away while the server says that it is there', async () => {
    const asked = vi.fn(async () => new Response('{}'))
    vi.stubGlobal('fetch', asked)
    await Promise.all([noteUnreached(), noteUnreached()])
    expect(isOffline()).toBe(false)
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('puts the server out of reach where it does not say so either, until some answer comes', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
    await noteUnreached()
    expect(isOffline()).toBe(true)
    expect(outOfReach()).toBe('Sayso cannot be reached')
    noteReached()
    expect(isOffline()).toBe(false)
  })

  it('puts it out of reach behind a gateway that answers in its place', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 502 }))
    await noteUnreached()
    expect(isOffline()).toBe(true)
  })
})
