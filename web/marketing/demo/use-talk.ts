import { useSyncExternalStore } from 'react'
import type { Talk, TalkState } from '#web/marketing/demo/talk.ts'
import type { Board } from '#web/voice/draft-board.ts'

const resting: TalkState = { phase: 'resting', notice: null, problem: null }
const silent: Board = { text: '', reading: null, isWhole: false, isCut: false, flight: '', lost: [] }
const never = () => () => {}

/** The demonstration as it stands; at rest while its code is still to come. */
export function useTalk(talk: Talk | null): { state: TalkState; board: Board } {
  const subscribe = talk?.subscribe ?? never
  const state = useSyncExternalStore(subscribe, talk?.read ?? (() => resting), () => resting)
  const board = useSyncExternalStore(subscribe, talk?.readBoard ?? (() => silent), () => silent)
  return { state, board }
}
