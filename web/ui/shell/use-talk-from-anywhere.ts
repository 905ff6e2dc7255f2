import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isForControl } from '#web/lib/is-for-control.ts'
import { endTalkWish, stopTalking, talkWish, wakeTalk } from '#web/lib/talk-wish.ts'
import { whenLeft } from '#web/lib/when-left.ts'

/**
 * On screens that do not show the conversation, Space and `/` lead to it, to talk or to type, unless the screen is not to be left
 * (`isLeading` false); Escape ends a session that still runs.
 */
export function useTalkFromAnywhere({ isOn, isLeading }: { isOn: boolean; isLeading: boolean }): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Escape') stopTalking.get()?.()
      if (!isLeading || (event.key !== ' ' && event.key !== '/') || event.repeat || isForControl(event)) return
      event.preventDefault()
      if (event.key === ' ') wakeTalk.get()?.()
      talkWish.set(event.key === ' ' ? 'talk' : 'type')
      if (event.key === ' ') noteRelease()
      void navigate('/assistant')
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isOn, isLeading, navigate])
}

/** The screen that takes the wish up hears of a release from then on; one that comes before is heard here. */
function noteRelease(): void {
  const ending = new AbortController()
  const end = () => {
    ending.abort()
    if (talkWish.get() === 'talk') endTalkWish()
  }
  const { signal } = ending
  window.addEventListener('keyup', ({ key }) => key === ' ' && end(), { signal })
  whenLeft(end, signal)
}
