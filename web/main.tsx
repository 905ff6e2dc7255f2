// The style sheet comes first: it fixes the order of the cascade layers.
import '#web/styles/index.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '#web/app.tsx'
import { followTheme } from '#web/lib/person/theme.ts'
import { keepSafeArea } from '#web/lib/safe-area.ts'

followTheme()
keepSafeArea()

const root = document.getElementById('root')
const app = (
  <StrictMode>
    <App />
  </StrictMode>
)
if (root?.dataset.path === location.pathname) hydrateRoot(root, app)
else if (root) createRoot(root).render(app)
