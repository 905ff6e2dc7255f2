import { useSyncExternalStore } from 'react'

/** Small signs that something happened. Kept in this browser: what may sound or move is a matter of the device. */
export type CueKind = 'sounds' | 'haptics'

const listeners = new Set<() => void>()
const keyOf = (kind: CueKind) => `sayso.${kind}`

/** On, until the person turns it off. */
export function isCueOn(kind: CueKind): boolean {
  return localStorage.getItem(keyOf(kind)) !== 'off'
}

export function chooseCue(kind: CueKind, isOn: boolean): void {
  localStorage.setItem(keyOf(kind), isOn ? 'on' : 'off')
  for (const listener of listeners) listener()
}

export function useCueChoice(kind: CueKind): boolean {
  return useSyncExternalStore(subscribe, () => isCueOn(kind))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
