import { readCards } from '#db/read/cards.ts'
import { capital } from '#domain/capital.ts'
import { listWords } from '#domain/list-words.ts'
import { readOwedAsked } from '#domain/talk/owed-sentence.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { AssistantAnswer } from '#domain/views.ts'
import { nameEntry } from '#server/assistant/answers/name-entry.ts'
import { emptyAnswer, type Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { entriesOf, standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'
import { runTool } from '#server/tools/run-tool.ts'

const MOST_NAMED = 4
const KEEPS = 'I keep what was paid and what came in, not who owes whom.'
const ONCE_BACK = 'Once money comes back, tell me, like "got 20 back from Tom".'

/** "what does Nina owe me": debts are not kept, so what there is with that person is told. Null for any other sentence, and where a card is meant. */
export async function answerOwed(context: Context, speaker: Speaker): Promise<AssistantAnswer | null> {
  const asked = readOwedAsked(speaker.message)
  if (!asked) return null
  const { who } = asked
  if (who === null) return emptyAnswer(speaker, `${KEEPS} ${ONCE_BACK}`)
  const cards = await readCards(context.reader, speaker.userId)
  if (cards.some(({ bankIssuer }) => nameFit(bankIssuer, who))) return null
  const entries = await entriesWith(context, speaker, who)
  const name = capital(who)
  if (entries.length === 0)
    return emptyAnswer(speaker, `${KEEPS} I find nothing with ${name} among your entries. ${ONCE_BACK}`)
  const told = listWords(entries.map((entry) => nameEntry(entry, speaker)))
  return emptyAnswer(speaker, `${KEEPS} With ${name} I find ${told}.`, entries)
}

/** Those that are called so, and those of this talk that were told with the name, the oldest first. */
async function entriesWith(context: Context, speaker: Speaker, who: string): Promise<Transaction[]> {
  const input = { search: who, limit: MOST_NAMED }
  const { output } = await runTool(context, { name: 'listTransactions', input, userId: speaker.userId })
  const named = output.transactions.filter(({ merchant }) => nameFit(merchant, who))
  const turns = await standingTurns(context, speaker, turnsBack.ofTalk)
  const told = entriesOf(turns.filter(({ message }) => ` ${message.toLowerCase()} `.match(/[a-z'-]+/g)?.includes(who)))
  const all = new Map([...told, ...named].map((entry) => [entry.id, entry]))
  return [...all.values()].slice(0, MOST_NAMED).reverse()
}
