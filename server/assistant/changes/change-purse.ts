import { readAccounts } from '#db/read/accounts.ts'
import { readCards } from '#db/read/cards.ts'
import { AppError } from '#domain/errors.ts'
import { formatMoney, type Minor } from '#domain/money.ts'
import { type PurseSentence, readLevelSentence, readPurseSentence } from '#domain/talk/purse-sentence.ts'
import type { Account } from '#domain/tools/account-schema.ts'
import { understand } from '#domain/understanding/understand.ts'
import type { AssistantAnswer, DoneChange } from '#domain/views.ts'
import { NEEDS_ACCOUNT } from '#server/assistant/answers/about-app.ts'
import type { Reply } from '#server/assistant/reply.ts'
import { sameAnswer } from '#server/assistant/same-answer.ts'
import { emptyAnswer, type Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { standingEntries } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'
import { hashOf } from '#server/tools/hash-of.ts'
import { inWriteTurn, type WriteTurn } from '#server/tools/write-turn.ts'

const NO_CASH = 'I keep the balances of accounts and cards, and none of cash. Tell me what you spend, like "coffee 4".'

type Done = { change: DoneChange; words: string }

/** Adds or removes an account or a card that a sentence names; null for a sentence about anything else. What is missing is asked for. */
export async function changePurse(context: Context, speaker: Speaker): Promise<Reply | null> {
  const sentence = readPurseSentence(speaker.message)
  if (!sentence) return sayLevel(context, speaker)
  const missing = whatIsMissing(sentence, speaker)
  if (missing) {
    const isEntry = sentence.act === 'remove' && (await isBought(context, speaker, sentence.kind))
    return isEntry ? null : { answer: emptyAnswer(speaker, missing) }
  }
  try {
    const answer = await inWriteTurn(context, speaker, async (turn) => {
      const stored = await turn.storedAnswer()
      if (stored) return sameAnswer(stored, hashOf(speaker.message))
      const done =
        sentence.act === 'add' ? await add(turn, speaker, sentence) : await remove(context, turn, speaker, sentence)
      const empty = emptyAnswer(speaker, done.words)
      const answer: AssistantAnswer = { ...empty, turn: { ...empty.turn, done: [done.change] } }
      await turn.keepAnswer({ message: speaker.message, answer: JSON.stringify(answer), question: null })
      return answer
    })
    return { answer, kept: answer }
  } catch (error) {
    if (error instanceof AppError && error.code !== 'server_busy')
      return { answer: emptyAnswer(speaker, error.message) }
    context.log.error({ error }, 'an account or card could not be changed')
    return { answer: failed(speaker, sentence) }
  }
}

/** "set my checking balance to 900": a balance moves by what is told, and is set where the account is added. */
async function sayLevel({ reader }: Context, speaker: Speaker): Promise<Reply | null> {
  const level = readLevelSentence(speaker.message)
  if (!level) return null
  if (level.isCash) return { answer: emptyAnswer(speaker, NO_CASH) }
  const accounts = await readAccounts(reader, speaker.userId)
  const said = speaker.message.toLowerCase()
  const named = accounts.find(
    ({ bankName, accountType }) => said.includes(bankName.toLowerCase()) || said.includes(accountType),
  )
  const account = named ?? accounts[0]
  return { answer: emptyAnswer(speaker, account ? sayAnew(account, level.sum) : NEEDS_ACCOUNT) }
}

function sayAnew({ bankName, accountType, maskedAccountNumber, isLinked }: Account, sum: string): string {
  if (isLinked) return 'The bank says that balance, so I cannot set it. Refresh it under Accounts.'
  return `I cannot set a balance. Remove the account, and add it anew with what is on it: "add a ${accountType} account at ${bankName} ending ${maskedAccountNumber} with ${sum}".`
}

/** "delete the card" right after "birthday card 6": the entry. */
async function isBought(context: Context, speaker: Speaker, kind: string): Promise<boolean> {
  const told = await standingEntries(context, speaker, turnsBack.calledAlike)
  return told.some(({ merchant }) => nameFit(merchant, kind) !== null)
}

function whatIsMissing(sentence: PurseSentence, speaker: Speaker): string | null {
  const { act, kind, bank, digits } = sentence
  if (act === 'remove') {
    if (bank || digits) return null
    return `Which ${kind}? Say its name, like "remove my Barclays ${kind}".`
  }
  if (bank && digits && amountOf(sentence.balance, speaker) !== null) return null
  return kind === 'account'
    ? NEEDS_ACCOUNT
    : 'For a card I need who it is from, the last four digits and the balance: "add an Amex credit card ending 1009 owing 250".'
}

async function add(turn: WriteTurn, speaker: Speaker, sentence: Extract<PurseSentence, { act: 'add' }>): Promise<Done> {
  const { turnId, currency } = speaker
  const key = `${turnId}:purse`
  const [bank, digits] = [sentence.bank ?? '', sentence.digits ?? '']
  const amount = amountOf(sentence.balance, speaker) ?? 0
  if (sentence.kind === 'account') {
    const { accountType } = sentence
    const input = { bankName: bank, accountType, maskedAccountNumber: digits, balanceMinor: amount }
    const { changeId } = await turn.run({ name: 'addAccount', input, key })
    const words = `Added, ${bank} ${accountType} account ${digits} with ${formatMoney(amount, currency)}.`
    return { change: { about: 'account', act: 'added', name: bank, amountMinor: amount, changeId }, words }
  }
  const { cardType } = sentence
  // What is said of a credit card is owed, and what is owed is below zero (ruling 37).
  const balanceMinor = cardType === 'credit' ? -amount : amount
  const creditLimitMinor = cardType === 'credit' ? amountOf(sentence.limit, speaker) : null
  const input = { cardType, lastFourDigits: digits, bankIssuer: bank, balanceMinor, creditLimitMinor }
  const { changeId } = await turn.run({ name: 'addCard', input, key })
  const standing = `${formatMoney(amount, currency)} ${cardType === 'credit' ? 'owed' : 'on it'}`
  return {
    change: { about: 'card', act: 'added', name: bank, amountMinor: balanceMinor, changeId },
    words: `Added, ${bank} ${cardType} card ${digits}, ${standing}.`,
  }
}

async function remove(
  { reader }: Context,
  turn: WriteTurn,
  { userId, turnId }: Speaker,
  { kind, bank, digits }: Extract<PurseSentence, { act: 'remove' }>,
): Promise<Done> {
  const all =
    kind === 'account'
      ? (await readAccounts(reader, userId)).map((each) => ({
          id: each.id,
          name: each.bankName,
          number: each.maskedAccountNumber,
          amountMinor: each.balanceMinor,
        }))
      : (await readCards(reader, userId)).map((each) => ({
          id: each.id,
          name: each.bankIssuer,
          number: each.lastFourDigits,
          amountMinor: each.balanceMinor,
        }))
  const [found, another] = all.filter(
    ({ name, number }) =>
      (!bank || name.toLowerCase().includes(bank.toLowerCase())) && (!digits || number.endsWith(digits)),
  )
  if (!found) throw new AppError('not_found')
  if (another) throw new AppError('which_one')
  const name = kind === 'account' ? ('deleteAccount' as const) : ('deleteCard' as const)
  const { changeId } = await turn.run({ name, input: { id: found.id }, key: `${turnId}:purse` })
  const change = { about: kind, act: 'removed', name: found.name, amountMinor: found.amountMinor, changeId } as const
  return { change, words: `Removed, ${found.name} ${kind}${digits ? ` ${found.number}` : ''}.` }
}

/** The amount of "500", "twelve hundred", "$80.50" in the person's own currency; null where it is not plainly one. */
function amountOf(words: string | null, { today, currency }: Speaker): Minor | null {
  if (words === null) return null
  if (/^(zero|nothing|0)$/.test(words)) return 0 as Minor
  const [frame, ...more] = understand(`groceries ${words}`, { today, currency }).frames
  if (frame?.intent !== 'add' || more.length > 0) return null
  return frame.transaction.currency === undefined ? frame.transaction.amountMinor : null
}

function failed(speaker: Speaker, { act, kind, bank }: PurseSentence): AssistantAnswer {
  const empty = emptyAnswer(
    speaker,
    act === 'add' ? `Failed to add ${kind}. Please try again.` : `Failed to remove ${kind}`,
  )
  const about = { about: kind, act: act === 'add' ? 'added' : 'removed' } as const
  return {
    ...empty,
    function_result: { success: false },
    turn: { ...empty.turn, done: [{ ...about, name: bank ?? '', amountMinor: 0, changeId: null }] },
  }
}
