import { useLayoutEffect } from 'react'
import { voiceStatus } from '#machines/voice-view.ts'
import { isForControl } from '#web/lib/is-for-control.ts'
import { HOLD_MS, talkWish } from '#web/lib/talk-wish.ts'
import { whenLeft } from '#web/lib/when-left.ts'
import type { Assistant } from '#web/voice/assistant.ts'

/**
 * Hold Space to talk, `/` to type, Escape to stop. Keys that are meant for a control are left to it. What was wished for on
 * another screen is taken up here.
 */
export function useTalkKeys(assistant: Assistant, typeInstead: () => void): void {
  useLayoutEffect(() => {
    let heldSince: number | null = null
    /** It is held on another control, and the screen that comes next hears of its end. */
    let isWish = false
    const hold = (pressedAt: number) => {
      const isFirst = voiceStatus(assistant.voice.getSnapshot()) === 'disconnected'
      heldSince = isFirst ? pressedAt : 0
      assistant.voice.send({ type: 'talk.held' })
    }
    /** A short press that began the session leaves it on, as a tap on the orb does. */
    const letGo = (at: number) => {
      if (heldSince !== null)
        assistant.voice.send({ type: at - heldSince >= HOLD_MS ? 'talk.released' : 'talk.tapped' })
      heldSince = null
    }
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Escape' && voiceStatus(assistant.voice.getSnapshot()) !== 'disconnected') {
        assistant.voice.send({ type: 'stop.pressed' })
        return
      }
      if (isForControl(event)) return
      if (event.key === '/') {
        event.preventDefault()
        typeInstead()
      }
      if (event.key === ' ') {
        event.preventDefault()
        if (!event.repeat) {
          isWish = false
          hold(event.timeStamp)
        }
      }
    }
    const release = (event: KeyboardEvent) => {
      if (event.key === ' ') letGo(event.timeStamp)
    }
    const lose = () => {
      if (heldSince !== null) assistant.voice.send({ type: 'talk.released' })
      heldSince = null
    }
    const tap = () => {
      if (heldSince !== null) assistant.voice.send({ type: 'talk.tapped' })
      heldSince = null
    }
    const takeUp = () => {
      const wish = talkWish.get()
      if (wish) isWish = wish === 'talk'
      if (wish === 'talk' || wish === 'tap') hold(performance.now())
      // Nothing could be said before this screen was there: it goes on by itself.
      if (wish === 'tap') tap()
      if (wish === 'type') typeInstead()
      if (wish === 'enough') lose()
      if (wish) talkWish.set(null)
    }
    takeUp()
    const forget = talkWish.subscribe(takeUp)
    const leaving = new AbortController()
    const { signal } = leaving
    window.addEventListener('keydown', press, { signal })
    window.addEventListener('keyup', release, { signal })
    whenLeft(lose, signal)
    return () => {
      forget()
      if (isWish && heldSince !== null) talkWish.set('talk')
      else tap()
      leaving.abort()
    }
  }, [assistant, typeInstead])
}
