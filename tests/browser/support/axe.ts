import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { settle } from './settle.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Rules whose result depends on colours and sizes. The results of all other rules depend only on names, roles and
 * order.
 */
export const RULES_OF_LOOKS = ['color-contrast', 'link-in-text-block', 'target-size'];

interface Scope {
  /** A selector of the light DOM; default: the whole page. */
  within?: string;
  /** Default: all of WCAG 2.2 A and AA. */
  rules?: readonly string[];
}

/** Returns the WCAG 2.2 A and AA findings of a page, including shadow roots, one line each: rule, selector, problem. */
export async function axe(page: Page, { within, rules }: Scope = {}): Promise<string[]> {
  // Evaluated over the debugging protocol, which works under a policy that forbids injected scripts.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  await settle(page);
  return page.evaluate(
    async ([runOnly, selector]) => {
      interface Axe {
        run(
          context: unknown,
          options: unknown,
        ): Promise<{
          violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[];
        }>;
      }
      const { run } = Reflect.get(globalThis, 'axe') as Axe;
      const result = await run(selector ?? document, { runOnly });
      return result.violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) =>
            `${id} ${JSON.stringify(target)} ${failureSummary?.replaceAll(/\s+/g, ' ') ?? ''}`,
        ),
      );
    },
    [rules ? { type: 'rule', values: rules } : { type: 'tag', values: TAGS }, within] as const,
  );
}
