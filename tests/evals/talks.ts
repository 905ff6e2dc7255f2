import type { AssistantAnswer } from '#domain/views.ts'
import type { ExpectedEntry, Talk, TalkTurn } from '#tests/evals/talk-line.ts'
import { storedTransactions } from '#tests/support/builders.ts'
import { makeApp, type TestApp } from '#tests/support/make-app.ts'
import { type SignedUp, signUp } from '#tests/support/sign-up.ts'
import { talkerOf } from '#tests/support/talker.ts'

/** So few people join at once that the server takes them all. */
const BETWEEN_SIGN_UPS_MS = 60_000

type Stored = Awaited<ReturnType<typeof storedTransactions>>[number]

/** What one turn came to: its answer, and what was found wrong, each in words. */
export type HeardTurn = { say: string; message: string; faults: string[] }

/** `isLedgerRight`: after each turn exactly the expected entries stood. */
export type HeardTalk = { id: string; turns: HeardTurn[]; isLedgerRight: boolean }

/** Holds each talk as a new person of one server, by the local engine, and compares ledger and answers after each turn. */
export async function holdTalks(talks: readonly Talk[]): Promise<HeardTalk[]> {
  const app = await makeApp({ env: { ASSISTANT: 'local' } })
  try {
    const heard: HeardTalk[] = []
    for (const [at, talk] of talks.entries()) {
      app.setTime(Date.now() + at * BETWEEN_SIGN_UPS_MS)
      const person = await signUp(app)
      await keepSignedIn(app)
      heard.push(await holdTalk(app, person, talk))
    }
    return heard
  } finally {
    await app.close()
  }
}

/** Sessions begin in the true present; a talk may be held on any day. */
async function keepSignedIn({ context: { writer } }: TestApp): Promise<void> {
  const sessions = writer.withTables<{ auth_session: { expiresAt: string } }>().updateTable('auth_session')
  await sessions.set({ expiresAt: '2999-12-31T00:00:00.000Z' }).execute()
}

async function holdTalk(app: TestApp, person: SignedUp, { id, today, turns }: Talk): Promise<HeardTalk> {
  const start = Date.parse(`${today}T10:30:00.000Z`)
  const talker = talkerOf(app, person, start)
  const heard: HeardTurn[] = []
  let isLedgerRight = true
  for (const turn of turns) {
    const [answer] = await talker.talk(turn.say)
    if (!answer) throw new Error(`${id}: no answer to "${turn.say}"`)
    const { ledger, others } = faultsOf(turn, answer, await storedTransactions(app, person))
    // What once went wrong stays so for the rest of the talk, and is told once.
    const isNew = ledger !== null && isLedgerRight
    isLedgerRight &&= ledger === null
    heard.push({ say: turn.say, message: answer.message, faults: [...(isNew ? [ledger] : []), ...others] })
  }
  return { id, turns: heard, isLedgerRight }
}

function faultsOf(turn: TalkTurn, answer: AssistantAnswer, stored: readonly Stored[]) {
  const isLedgerOff = turn.entries !== undefined && !isSameLedger(turn.entries, stored)
  const unsaid = (turn.says ?? []).filter((words) => !answer.message.includes(words))
  const asks = answer.turn.question !== null || answer.message.includes('?')
  const misfiled = Object.entries(turn.category ?? {}).filter(
    ([word, category]) => !stored.some((entry) => isNamed(entry, word.toLowerCase()) && entry.category === category),
  )
  return {
    ledger: isLedgerOff ? `the ledger holds ${stored.map(told).join(', ') || 'nothing'}` : null,
    others: [
      ...unsaid.map((words) => `does not say ${words}`),
      ...(turn.asks === undefined || turn.asks === asks ? [] : [asks ? 'asks' : 'does not ask']),
      ...misfiled.map(([word, category]) => `${word} is not under ${category}`),
    ],
  }
}

/** Each expected entry is there once, and nothing else; those of any name are found last. */
function isSameLedger(expected: readonly ExpectedEntry[], stored: readonly Stored[]): boolean {
  const left = [...stored]
  for (const entry of expected.toSorted((a, b) => Number(a.name === '*') - Number(b.name === '*'))) {
    const at = left.findIndex((each) => isThe(each, entry))
    if (at < 0) return false
    left.splice(at, 1)
  }
  return left.length === 0
}

function isThe(stored: Stored, { name, amountMinor, day }: ExpectedEntry): boolean {
  return stored.amount === amountMinor && stored.date === day && isNamed(stored, name)
}

function isNamed({ merchant }: Stored, word: string): boolean {
  return word === '*' || merchant.toLowerCase().includes(word)
}

function told({ merchant, amount, date }: Stored): string {
  return `${merchant} ${amount < 0 ? `+${-amount}` : amount} ${date}`
}

/** Shares of talks and turns that went right, then the turns that did not. */
export function talkReport(heard: readonly HeardTalk[], failuresShown = 40): string {
  const turns = heard.flatMap(({ id, turns }) => turns.map((turn) => ({ id, ...turn })))
  const wrong = turns.filter(({ faults }) => faults.length > 0)
  const ledgers = heard.filter(({ isLedgerRight }) => !isLedgerRight).length
  const shown = wrong
    .slice(0, failuresShown)
    .flatMap(({ id, say, message, faults }) => [
      `  ${id}: ${say}`,
      `    ${message}`,
      ...faults.map((fault) => `    ! ${fault}`),
    ])
  const rest = wrong.length > failuresShown ? [`  … and ${wrong.length - failuresShown} more`] : []
  const summary = `${turns.length - wrong.length} of ${turns.length} turns right, ${heard.length} talks, wrong ledgers: ${ledgers}`
  return [summary, ...shown, ...rest].join('\n')
}
