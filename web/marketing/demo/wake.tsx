import { hydrateRoot } from 'react-dom/client'
import { Demo } from '#web/marketing/demo/demo.tsx'
import { FullStop } from '#web/marketing/demo/full-stop.tsx'
import { Talk } from '#web/marketing/demo/talk.ts'

/** Brings the demonstration alive: the sheet, and the full stop that listens for it. */
export function wakeDemo(sheet: HTMLElement, fullStop: HTMLElement): Talk {
  const talk = new Talk()
  const sample = sheet.querySelector('[data-sample]')?.innerHTML ?? ''
  const signup = document.querySelector<HTMLAnchorElement>('a[href$="/signup"]')?.getAttribute('href') ?? '/signup'
  hydrateRoot(sheet, <Demo talk={talk} sample={sample} signup={signup} />)
  hydrateRoot(fullStop, <FullStop talk={talk} />)
  void talk.board.load()
  return talk
}
