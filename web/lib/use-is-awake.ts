import { type RefObject, useEffect, useLayoutEffect, useSyncExternalStore } from 'react'

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
  useLayoutEffect(() => {
    const typed = input.current?.value
    if (typed && typed !== value) onChange(typed)
  }, [])
}

/** Presses again what was pressed before the code came (`boot.js` has kept it), once all that was typed is taken over. */
export function usePressedBefore(button: RefObject<HTMLButtonElement | null>, isAwake: boolean): void {
  useEffect(() => {
    if (!isAwake || button.current?.dataset.pressed === undefined) return
    delete button.current.dataset.pressed
    setTimeout(() => button.current?.click())
  }, [button, isAwake])
}

function never(): () => void {
  return () => {}
}
