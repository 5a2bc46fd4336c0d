import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { settle } from './settle.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Scope {
  /** A selector of the light DOM; default: the whole page. */
  within?: string;
}

/** Returns the WCAG 2.2 A and AA findings of a page, including shadow roots, one line each: rule, selector, problem. */
export async function axe(page: Page, { within }: Scope = {}): Promise<string[]> {
  // Evaluated over the debugging protocol, which works under a policy that forbids injected scripts.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
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
      // Only violations with their places: what passes is most of a page.
      const options = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] };
      const result = await run(selector ?? document, options);
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
