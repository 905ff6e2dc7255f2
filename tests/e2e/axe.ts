import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Axe finds nothing on the page as it stands once what moves on it has come to rest: a colour that is still fading in is no fault. */
export async function expectAccessible(page: Page, what = page.url()): Promise<void> {
  await page.evaluate(async () => {
    // Some fades are written frame by frame and are no animation that the page knows of.
    const fades = () =>
      Array.from(document.querySelectorAll<HTMLElement>('[style*="opacity"]'), (at) => at.style.opacity)
    let before = ''
    // What has just come begins to move a few frames later.
    for (let restedFrames = 0; restedFrames < 8; restedFrames++) {
      const now = fades().join()
      if (now !== before) restedFrames = 0
      before = now
      const passing = document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
      if (passing.length > 0) restedFrames = 0
      await Promise.allSettled(passing.map(({ finished }) => finished))
      await new Promise(requestAnimationFrame)
    }
  })
  // Pages of ours hold no frames, so that axe runs in the page itself and says no more than it is asked.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  expect(violations.map(({ id, nodes }) => ({ what, id, at: nodes.map(({ html }) => html) }))).toEqual([])
}
