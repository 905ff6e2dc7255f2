import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Axe finds nothing on the page as it stands once what moves on it has come to rest: a colour that is still fading in is no fault. */
export async function expectAccessible(page: Page, what = page.url()): Promise<void> {
  await page.evaluate(async () => {
    // What has just come begins to move a frame or two later.
    for (let restedFrames = 0; restedFrames < 4; restedFrames++) {
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
