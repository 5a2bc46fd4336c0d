import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { settle } from './settle.ts';

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
