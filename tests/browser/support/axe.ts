import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * WCAG 2.2 A and AA findings of a page, shadow roots included, one line each: rule, selector, what is wrong.
 * @param within a selector of the light DOM; default: the whole page
 */
export async function axe(page: Page, within?: string): Promise<string[]> {
  // Evaluated over the debugging protocol: works under a policy that refuses injected scripts.
  await page.evaluate(source);
  await settle(page);
  return page.evaluate(
    async ([tags, selector]) => {
      interface Axe {
        run(
          context: unknown,
          options: unknown,
        ): Promise<{
          violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[];
        }>;
      }
      const { run } = Reflect.get(globalThis, 'axe') as Axe;
      const result = await run(selector ?? document, { runOnly: { type: 'tag', values: tags } });
      return result.violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) =>
            `${id} ${JSON.stringify(target)} ${failureSummary?.replaceAll(/\s+/g, ' ') ?? ''}`,
        ),
      );
    },
    [TAGS, within] as const,
  );
}

/** Waits until what has changed is painted: while a transition runs, computed colours are those of before. */
async function settle(page: Page): Promise<void> {
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
  });
}
