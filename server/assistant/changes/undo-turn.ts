import { sayUndone } from '#server/assistant/answers/taken-back.ts'
import type { Changed, ChangeScope } from '#server/assistant/make-changes.ts'

export async function undoTurn({ turn, speaker, key }: ChangeScope): Promise<Changed> {
  const { output } = await turn.run({ name: 'undoLast', input: {}, key })
  return { saved: [], removed: output.removed, words: sayUndone(output, speaker) }
}
