import { useSyncExternalStore } from 'react'
import { newId } from '#web/lib/new-id.ts'

export type ToastInput = {
  title: string
  description?: string
  tone?: 'plain' | 'success' | 'destructive'
  /** Shown as an Undo button beside the ring that counts its ten seconds down. */
  undo?: () => void
}
export type Toast = ToastInput & { id: string }

const MAX_SHOWN = 3

const none: readonly Toast[] = []
let shown = none
const listeners = new Set<() => void>()

/** Shows a notice. The same words twice replace each other, so one failure met by several reads is told once. */
export function toast(input: ToastInput): string {
  const id = newId()
  const others = input.undo ? shown : shown.filter((one) => !isSameNotice(one, input))
  publish([...others, { ...input, id }].slice(-MAX_SHOWN))
  return id
}

export function dismissToast(id: string): void {
  publish(shown.filter((one) => one.id !== id))
}

/** At sign-out: a notice may name what belongs to the person. */
export function clearToasts(): void {
  publish([])
}

/** The notices on screen, oldest first. */
export function readToasts(): readonly Toast[] {
  return shown
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, readToasts, () => none)
}

function isSameNotice(one: ToastInput, other: ToastInput): boolean {
  return !one.undo && one.title === other.title && one.description === other.description
}

function publish(next: readonly Toast[]): void {
  shown = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
