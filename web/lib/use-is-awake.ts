import { type RefObject, useEffect, useSyncExternalStore } from 'react'

/** False on a page that was written at build, until its code has taken it over. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** Takes over what was typed or filled in before the code came. `value` is what the code believes to stand there. */
export function useTypedBefore(
  input: RefObject<HTMLInputElement | null>,
  value: string,
  onChange: (value: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked at once, as the field comes to life
  useEffect(() => {
    const typed = input.current?.value
    if (typed && typed !== value) onChange(typed)
  }, [])
}

function never(): () => void {
  return () => {}
}
