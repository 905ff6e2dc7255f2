import type { TurnOutcome } from '#domain/views.ts'

type Parts = Pick<TurnOutcome, 'saved' | 'removed' | 'done' | 'tookBack'>

/** What several changes of one turn come to together; what is empty and optional is left out. */
export function outcomeOf(told: readonly Parts[]): Parts {
  const done = told.flatMap((each) => each.done ?? [])
  const tookBack = told.flatMap((each) => each.tookBack ?? [])
  return {
    saved: told.flatMap((each) => each.saved),
    removed: told.flatMap((each) => each.removed),
    ...(done.length > 0 ? { done } : {}),
    ...(tookBack.length > 0 ? { tookBack } : {}),
  }
}

/** Whether a turn wrote, took out or took back anything. */
export function changedSomething({ saved, removed, done = [], tookBack = [] }: Parts): boolean {
  return saved.length + removed.length + done.length + tookBack.length > 0
}
