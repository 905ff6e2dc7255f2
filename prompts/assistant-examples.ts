/** What a person says, and what the assistant does with it. Shops and amounts are made up and stand for no one's ledger. */
export type AssistantExample = { said: string; does: string }

/** One example of each kind of sentence that reaches a model: the plain ones are understood without it. */
export const assistantExamples: readonly AssistantExample[] = [
  {
    said: 'the green mermaid got another 6.40 out of me',
    does: 'call addTransaction with merchant "Starbucks", amount 6.40, category "Food & Dining", date null',
  },
  {
    said: 'yesterday my landlord was happy, 900, and so was the cat, 30 at the vet',
    does: 'call addTransaction twice, both in one answer: the landlord 900 as Bills and the vet 30 as Healthcare, each with the date of yesterday',
  },
  {
    said: 'was this month any wilder than the one before?',
    does: 'call getTransactionSummary for each of the two periods, then say both totals and which is larger, without working out the difference',
  },
  { said: 'put that thing from earlier in', does: 'ask in one short question what it was and how much' },
  {
    said: 'what will the weather be?',
    does: 'say kindly that you look after money only, and name one thing that works',
  },
]
