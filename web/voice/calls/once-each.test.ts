import { expect, test } from 'vitest'
import { OnceEach } from '#web/voice/calls/once-each.ts'

test('the work of an id is done once, while it runs and after it, and each asker has its outcome', async () => {
  const once = new OnceEach<string>()
  const done: string[] = []
  const work = (name: string) => async () => {
    await Promise.resolve()
    done.push(name)
    return `of ${name}`
  }
  const together = await Promise.all([once.run('a', work('first')), once.run('a', work('second'))])
  expect(together).toEqual(['of first', 'of first'])
  expect(await once.run('a', work('third'))).toBe('of first')
  expect(await once.run('b', work('other'))).toBe('of other')
  expect(done).toEqual(['first', 'other'])
})

test('what failed is told to each asker, and not tried again', async () => {
  const once = new OnceEach<string>()
  let tries = 0
  const fail = async () => {
    tries += 1
    throw new Error('no')
  }
  for (let asked = 0; asked < 3; asked++) await expect(once.run('a', fail)).rejects.toThrow('no')
  expect(tries).toBe(1)
})
