import type { Page } from 'playwright';

/**
 * Waits until a page is at rest: everything is painted, no transition and no animation that ends is running, no work is
 * left. During a transition, computed colours are the previous ones; a list that closes is there until its animation
 * has ended.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const roots = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : [])),
    ];
    const ends = (one: Animation) => Number.isFinite(Number(one.effect?.getComputedTiming().endTime ?? 0));
    const changing = () => roots(document).some((root) => root.getAnimations().some(ends));
    // 120 frames are two seconds, longer than any transition. A page that never rests is then checked as it is.
    for (let left = 120, calm = 0; calm < 3 && left > 0; left -= 1) {
      await frame();
      calm = changing() ? 0 : calm + 1;
    }
    await new Promise((done) => requestIdleCallback(done, { timeout: 5_000 }));
  });
}

/**
 * Advances the page's clock by this time at once: everything that was due by then has run. Use it to check that
 * something does not happen; for something that must happen, wait for it instead.
 */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.fastForward(milliseconds);
  await settle(page);
}
