const LEAST_PX = 20

/**
 * The room under the last row, kept in `--safe-bottom`: what the browser's own bar covers as measured from the viewport, at least 20 px.
 * Where nothing can be measured, the style sheet's 32 px hold (specification §9).
 */
export function keepSafeArea(viewport: VisualViewport | null = window.visualViewport): void {
  if (!viewport) return
  const measure = () => {
    if (viewport.scale !== 1) return
    const coveredPx = Math.round(window.innerHeight - viewport.height - viewport.offsetTop)
    const room = `max(env(safe-area-inset-bottom, 0px), ${Math.max(LEAST_PX, coveredPx)}px)`
    document.documentElement.style.setProperty('--safe-bottom', room)
  }
  viewport.addEventListener('resize', measure)
  measure()
}
