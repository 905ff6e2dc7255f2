import { expect, test } from 'vitest'
import type { ChatLine } from '#domain/views.ts'
import type { ChatMessage } from '#web/voice/chat/chat-message.ts'
import { mergeChat } from '#web/voice/chat/merge-chat.ts'

const at = (minute: number) => `2026-11-20T12:${String(minute).padStart(2, '0')}:00.000Z`
const turn = (turnId: string, minute: number, more: Partial<ChatLine> = {}): ChatLine[] => [
  { id: `${turnId}:user`, type: 'user', message: `${turnId}?`, timestamp: at(minute), turnId },
  { id: `${turnId}:assistant`, type: 'assistant', message: `${turnId}!`, timestamp: at(minute), turnId, ...more },
]
const note = (id: string, minute: number): ChatMessage => ({
  id,
  type: 'assistant',
  message: id,
  timestamp: at(minute),
})
const ids = (messages: readonly ChatMessage[]) => messages.map(({ id }) => id)

test('a device that knows nothing takes the whole page', () => {
  const page = [...turn('a', 1), ...turn('b', 2)]
  expect(mergeChat([], page)).toEqual(page)
})

test('what both know stands once, whatever their clocks say', () => {
  const here = [...turn('a', 40), ...turn('b', 41)]
  const merged = mergeChat(here, [...turn('a', 1), ...turn('b', 2), ...turn('c', 3)])
  expect(ids(merged)).toEqual(['a:user', 'a:assistant', 'b:user', 'b:assistant', 'c:user', 'c:assistant'])
  expect(merged[0]?.timestamp).toBe(at(40))
})

test('a line of another device goes between its neighbours, and one of this device alone keeps its place', () => {
  const here = [...turn('a', 1), note('greeting', 2), ...turn('c', 5), note('banner', 6)]
  const merged = mergeChat(here, [...turn('a', 1), ...turn('b', 3), ...turn('c', 5), ...turn('d', 7)])
  expect(ids(merged)).toEqual([
    ...['a:user', 'a:assistant', 'greeting', 'b:user', 'b:assistant'],
    ...['c:user', 'c:assistant', 'banner', 'd:user', 'd:assistant'],
  ])
})

test('older lines than the page stay before it', () => {
  const here = [...turn('a', 1), ...turn('b', 2)]
  expect(ids(mergeChat(here, [...turn('b', 2), ...turn('c', 3)]))).toEqual([
    ...['a:user', 'a:assistant', 'b:user', 'b:assistant', 'c:user', 'c:assistant'],
  ])
})

test('the server tells what was undone and that a turn did not fail; marks of this device stay', () => {
  const [said, reply] = turn('a', 1)
  const here: ChatMessage[] =
    said && reply ? [said, { ...reply, message: 'Sorry.', isFailed: true, feedback: 'like' }] : []
  expect(mergeChat(here, turn('a', 1, { undone: [7] }))[1]).toEqual({ ...reply, undone: [7], feedback: 'like' })
})
