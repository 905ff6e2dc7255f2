// Runs before the first paint: the theme of this browser, and whether the loading screen belongs to this page. A page that was
// written with its screen already in it gets its code after that paint, so that the two do not share the line.
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
    const bring = () => {
      if (!code?.isConnected) return
      document.head.append(code.content.cloneNode(true))
      code.remove()
    }
    if (document.hidden) return bring()
    setTimeout(bring, 3000)
    new PerformanceObserver(bring).observe({ type: 'paint', buffered: true })
  })
})()
