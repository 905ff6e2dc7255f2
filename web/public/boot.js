// Runs before the first paint: the theme of this browser, and whether the loading screen belongs to this page. A page that was
// written with its screen already in it gets its code at the first sign of a person; what is pressed before that is kept for it.
;(() => {
  const root = document.documentElement
  let choice = null
  try {
    choice = localStorage.getItem('theme')
  } catch {}
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = dark ? 'dark' : 'light'
  const meta = document.querySelector('meta[name="theme-color"]')
  if (meta) meta.content = dark ? '#1a1213' : '#f9eee6'
  if (/^\/(login|signup|landing|terms|privacy)(\/|$)/.test(location.pathname)) root.dataset.boot = 'off'
  addEventListener('DOMContentLoaded', () => {
    const code = document.getElementById('code')
    if (!code) return
    const bring = () => {
      if (!code.isConnected) return
      document.head.append(code.content.cloneNode(true))
      code.remove()
    }
    const keepPress = (event) => {
      const { type, target } = event
      const pressed =
        type === 'submit' ? target.querySelector('[type=submit][data-waking]') : target.closest('[data-waking]')
      if (!pressed) return
      event.preventDefault()
      pressed.dataset.pressed = ''
      bring()
    }
    const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin', 'input']
    for (const sign of signs) addEventListener(sign, bring, { once: true, passive: true })
    for (const press of ['click', 'submit']) addEventListener(press, keepPress, true)
    // Until then it is fetched, once nothing else needs the line, and not run: a file at a time, so that no press has to wait for it.
    const parts = [...code.content.children]
    const fetchAhead = () => {
      const part = parts.shift()
      if (!part) return
      const href = part.getAttribute('src') ?? part.getAttribute('href')
      const link = document.createElement('link')
      document.head.append(Object.assign(link, { rel: 'prefetch', as: 'script', crossOrigin: '', href }))
      setTimeout(fetchAhead, 30)
    }
    addEventListener('load', () => setTimeout(fetchAhead, 1000))
  })
})()
