import type { Page } from 'playwright-core';

/**
 * Waits until a page rests: everything painted, no transition on its way, nothing left to do. While a transition runs,
 * computed colours are those of before.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const roots = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : [])),
    ];
    const changing = () =>
      roots(document).some((root) => root.getAnimations().some((one) => one instanceof CSSTransition));
    // 120 frames, two seconds, are more than any transition takes; a page that never rests is looked at as it is.
    for (let left = 120, calm = 0; calm < 3 && left > 0; left -= 1) {
      await frame();
      calm = changing() ? 0 : calm + 1;
    }
    await new Promise((done) => requestIdleCallback(done, { timeout: 5_000 }));
  });
}

/**
 * Lets this much time pass for the page at once: what was set to happen by then has happened. For what must not happen;
 * what must is better waited for.
 */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.fastForward(milliseconds);
  await settle(page);
}
