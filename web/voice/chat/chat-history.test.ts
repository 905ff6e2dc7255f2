import { afterEach, expect, test, vi } from 'vitest'
import { ChatHistory } from '#web/voice/chat/chat-history.ts'
import type { ChatMessage } from '#web/voice/chat/chat-message.ts'

class MemoryStorage {
  readonly items = new Map<string, string>()
  getItem = (key: string) => this.items.get(key) ?? null
  setItem = (key: string, value: string) => void this.items.set(key, value)
}

const storage = () => new MemoryStorage() as unknown as Storage & MemoryStorage
const line = (id: string): ChatMessage => ({ id, type: 'user', message: 'coffee 4', timestamp: '2026-11-20T12:00:00Z' })

afterEach(() => vi.restoreAllMocks())

test('is written on every change and read again', () => {
  const kept = storage()
  const history = new ChatHistory('maya', kept)
  const heard = vi.fn()
  history.subscribe(heard)
  history.append(line('1'))
  history.change('1', { feedback: 'like' })
  expect(heard).toHaveBeenCalledTimes(2)
  expect(new ChatHistory('maya', kept).read()).toEqual([{ ...line('1'), feedback: 'like' }])
})

test('however long the talk grows, only the line that is new is turned into JSON', () => {
  const kept = storage()
  const history = new ChatHistory('maya', kept)
  const asJson = vi.fn(() => line('1'))
  history.append({ ...line('1'), toJSON: asJson } as ChatMessage)
  history.append(line('2'))
  history.takeIn([])
  expect(asJson).toHaveBeenCalledOnce()
  expect(new ChatHistory('maya', kept).read()).toEqual([line('1'), line('2')])
})

test('another person of the same browser sees none of it', () => {
  const kept = storage()
  new ChatHistory('maya', kept).append(line('1'))
  expect(new ChatHistory('sam', kept).read()).toEqual([])
})

test.each(['{', '{"a":1}', '[{"id":1}]'])('what cannot be read (%s) is logged only', (broken) => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const kept = storage()
  kept.setItem('sayso.chat.maya', broken)
  expect(new ChatHistory('maya', kept).read()).toEqual([])
  expect(logged).toHaveBeenCalledOnce()
})
