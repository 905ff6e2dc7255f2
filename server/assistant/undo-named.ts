import { nameFit } from '#server/assistant/name-fit.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { turnsOfTalk } from '#server/assistant/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const MOST_TURNS_BACK = 30

const naming =
  /^\W*(?:(?:no|oh|oops|ok|okay|wait|sorry|please|and|can you|could you)\b\W*)*undo (?:the|my|that) (?!(?:last|latest|previous|first|second|third|both|two|three|whole|change|deletion|edit|undo|delete|please|now|then|again|thanks|one|thing|all|for me)\b)(\p{L}[\p{L}'& ]*?)(?: (?:entry|one|thing|change|edit|update|correction))?(?:\W*$|\s*[,.;-]| (?:please|because|since|i|it|we|he|she|they)\b)/iu

/** What "undo the coffee" names; null where the undo means whatever came last. */
export function undoneName(message: string): string | null {
  return naming.exec(message)?.[1] ?? null
}

/** The change that the talk made last to an entry of a name, and did not take back since; null where there is none. */
export async function changeNamed(context: Context, { userId }: Speaker, name: string): Promise<number | null> {
  const turns = (await turnsOfTalk(context, { userId, limit: MOST_TURNS_BACK })).map(({ outcome }) => outcome)
  const tookBack = new Set(turns.flatMap((outcome) => outcome.tookBack ?? []))
  const changes = turns
    .toReversed()
    .flatMap(({ saved, done = [] }) => [
      ...saved.map(({ transaction, changeId }) => ({ name: transaction.merchant, changeId })),
      ...done.flatMap((each) =>
        each.about === 'entry' && each.changeId !== null ? [{ ...each, changeId: each.changeId }] : [],
      ),
    ])
  const found = changes.find((each) => !tookBack.has(each.changeId) && nameFit(each.name, name) !== null)
  return found?.changeId ?? null
}
