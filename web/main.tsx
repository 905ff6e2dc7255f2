// The style sheet comes first: it fixes the order of the cascade layers.
import '#web/styles/index.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '#web/app.tsx'
import { followTheme } from '#web/lib/person/theme.ts'
import { keepSafeArea } from '#web/lib/safe-area.ts'
import { preloadScreen } from '#web/lib/screens/preload.ts'

followTheme()
keepSafeArea()

const root = document.getElementById('root')
const app = (
  <StrictMode>
    <App />
  </StrictMode>
)
if (root?.dataset.path === location.pathname) {
  // With the code of the screen at hand nothing of the written page has to give way, nor what is typed into it.
  void preloadScreen(location.pathname).then(() => hydrateRoot(root, app))
} else if (root) createRoot(root).render(app)
