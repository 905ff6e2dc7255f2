import type { Goal } from '#domain/tools/goal-schema.ts'

/** The goal whose name holds the words, or is held by them; without words the only one there is. */
export function findGoal(goals: readonly Goal[], words: string | undefined): Goal | null {
  if (!words) return goals.length === 1 ? (goals[0] ?? null) : null
  const wanted = words.toLowerCase()
  const named = goals.filter(({ name }) => name.toLowerCase().includes(wanted) || wanted.includes(name.toLowerCase()))
  const exact = named.find(({ name }) => name.toLowerCase() === wanted)
  return exact ?? (named.length === 1 ? (named[0] ?? null) : null)
}
