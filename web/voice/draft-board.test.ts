import { afterEach, describe, expect, it, vi } from 'vitest'
import { day } from '#domain/calendar.ts'
import { DraftBoard } from '#web/voice/draft-board.ts'

afterEach(() => void vi.unstubAllGlobals())

const start = () => new DraftBoard(() => ({ today: day('2026-03-04'), currency: 'USD' }))

describe('words that are cut off', () => {
  it('stand aside while others are said, until they are said again', () => {
    const board = start()
    board.hear('taxi thir')
    board.cut()
    expect(board.read()).toMatchObject({ text: 'taxi thir', isCut: true, lost: [] })
    board.hear('tea')
    board.hear('tea three', true)
    expect(board.read()).toMatchObject({ text: 'tea three', isCut: false, lost: ['taxi thir'] })
    board.clear()
    board.hear('the taxi was thirty', true)
    expect(board.read().lost).toEqual([])
  })

  it('are one utterance however often it is begun and lost', () => {
    const board = start()
    for (const words of ['taxi thir', 'taxi', 'taxi thirty to the']) {
      board.hear(words)
      board.cut()
    }
    expect(board.read()).toMatchObject({ text: 'taxi thirty to the', isCut: true, lost: [] })
    board.hear('lunch twel')
    board.cut()
    expect(board.read()).toMatchObject({ text: 'lunch twel', isCut: true, lost: ['taxi thirty to the'] })
    board.hear('lunch twelve', true)
    expect(board.read().lost).toEqual(['taxi thirty to the'])
  })

  it('come back where the words after them were heard before', () => {
    const board = start()
    board.hear('taxi thir')
    board.cut()
    board.hear('taxi')
    board.hear('taxi thirty', true)
    board.takeBack()
    expect(board.read()).toMatchObject({ text: '', lost: ['taxi thir'] })
    board.hear('lunch twel')
    board.cut()
    board.hear('tea three', true)
    board.takeBack()
    expect(board.read()).toMatchObject({ text: 'lunch twel', isCut: true, lost: ['taxi thir'] })
  })

  it('outlast the conversation, and go one by one', () => {
    const board = start()
    for (const words of ['taxi thir', 'lunch twel']) {
      board.hear(words)
      board.cut()
    }
    board.end()
    expect(board.read()).toMatchObject({ text: '', isCut: false, lost: ['taxi thir', 'lunch twel'] })
    board.letGo('taxi thir')
    expect(board.read().lost).toEqual(['lunch twel'])
  })

  it('are those of an entry that was still being said when the conversation ended, and no others', async () => {
    vi.stubGlobal('window', new EventTarget())
    const board = start()
    await board.load()
    board.hear('how much did I')
    board.end()
    expect(board.read()).toMatchObject({ text: '', lost: [] })
    board.hear('soap seven')
    board.end()
    expect(board.read()).toMatchObject({ text: '', lost: ['soap seven'] })
  })

  it('are none where the words were whole', () => {
    const board = start()
    board.hear('taxi thirty', true)
    board.cut()
    board.end()
    expect(board.read()).toMatchObject({ text: '', lost: [] })
  })
})

describe('an amount that is asked about', () => {
  it('stands open, also where it was said in another currency than the ledger has', async () => {
    vi.stubGlobal('window', new EventTarget())
    const board = start()
    await board.load()
    const amounts = (text: string) => {
      board.hear(text)
      return board.read().reading?.drafts.map(({ merchant, amountMinor }) => [merchant, amountMinor])
    }
    expect(amounts('dinner 20 or 30')).toEqual([['Dinner', null]])
    expect(amounts('taxi 15 euros')).toEqual([['Taxi', null]])
    expect(amounts('taxi 15 pounds')).toEqual([['Taxi', null]])
    expect(amounts('taxi 15 dollars')).toEqual([['Taxi', 1500]])
  })
})
