import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isForControl } from '#web/lib/is-for-control.ts'
import { stopTalking, talkWish } from '#web/lib/talk-wish.ts'

/** On screens that do not show the conversation, Space and `/` lead to it, to talk or to type; Escape ends a session that still runs. */
export function useTalkFromAnywhere(isOn: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Escape') stopTalking.get()?.()
      if ((event.key !== ' ' && event.key !== '/') || event.repeat || isForControl(event.target)) return
      event.preventDefault()
      talkWish.set(event.key === ' ' ? 'talk' : 'type')
      void navigate('/assistant')
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isOn, navigate])
}
