import { ownSubscriptions } from '#db/read/own-subscriptions.ts'
import { capital } from '#domain/capital.ts'
import { readPauseSentence } from '#domain/talk/pause-sentence.ts'
import { SHOWN_WHEN } from '#server/assistant/answers/recurring.ts'
import { applySentence } from '#server/assistant/entries/apply-sentence.ts'
import { interpret } from '#server/assistant/interpret.ts'
import type { Reply } from '#server/assistant/reply.ts'
import { emptyAnswer, type Speaker } from '#server/assistant/speaker.ts'
import type { Memory } from '#server/assistant/talk/memory.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import type { Context } from '#server/context.ts'

/** "pause Netflix", "I cancelled Spotify", "resume the gym", "is the gym paused", of a payment that comes back. Null where none is called so. */
export async function pauseSubscription(context: Context, memory: Memory, speaker: Speaker): Promise<Reply | null> {
  const said = readPauseSentence(speaker.message)
  if (!said) return null
  const { userId, today } = speaker
  const named = (await ownSubscriptions(context.reader, { userId, today })).filter(({ newest }) =>
    nameFit(newest.merchant, said.name),
  )
  // "bring the gym back" is of an entry, unless the gym is paused.
  if (said.says === 'back' && named.every(({ isActive }) => isActive)) return null
  const [found] = named
  if (!found) {
    const isOfPayment = said.says === 'pause' || said.says === 'resume' || said.says === 'ask'
    return isOfPayment
      ? { answer: emptyAnswer(speaker, `I see no regular payment called ${capital(said.name)} yet. ${SHOWN_WHEN}`) }
      : null
  }
  if (said.says === 'ask') {
    const state = named.some(({ isActive }) => isActive) ? 'is active, so it counts' : 'is paused, so it does not count'
    return { answer: emptyAnswer(speaker, `${found.newest.merchant} ${state}.`) }
  }
  if (said.says === 'cancel') {
    // "get rid of the Netflix charge" is of an entry.
    const { frames } = await interpret(context, { ...speaker, last: null })
    if (frames.some(({ intent }) => intent === 'delete')) return null
    const words = `I cannot cancel a contract. Once you have, say "pause ${found.newest.merchant}", and it no longer counts.`
    return { answer: emptyAnswer(speaker, words) }
  }
  const calls = named.map(({ newest, cadence }) => ({
    name: 'setSubscriptionActive' as const,
    input: { merchant: newest.merchant, cadence, isActive: said.says !== 'pause' && said.says !== 'ended' },
  }))
  return applySentence(context, memory, { speaker, chosen: { calls, toldEach: true } })
}
