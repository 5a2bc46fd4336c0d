import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { settle } from './settle.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules whose answer colours and sizes change; those of all others stands with names, roles and order. */
export const RULES_OF_LOOKS = ['color-contrast', 'link-in-text-block', 'target-size'];

interface Scope {
  /** A selector of the light DOM; default: the whole page. */
  within?: string;
  /** Default: all of WCAG 2.2 A and AA. */
  rules?: readonly string[];
}

/** WCAG 2.2 A and AA findings of a page, shadow roots included, one line each: rule, selector, what is wrong. */
export async function axe(page: Page, { within, rules }: Scope = {}): Promise<string[]> {
  // Evaluated over the debugging protocol: works under a policy that refuses injected scripts.
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
