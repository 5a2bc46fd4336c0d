import type { Page } from 'playwright';

/** The strictest policy under which elements must work (docs/architecture.md, Elements). */
export const STRICT_CSP =
  "default-src 'self'; style-src 'self'; script-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:";

/**
 * Records every violation of the page's policy from its start, also in its shadow roots. Call before `goto`.
 * @returns a function that returns the violations so far, e.g. `style-src-elem: inline`
 */
export async function watchCsp(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Reflect.set(globalThis, 'gdRefused', refused);
    document.addEventListener('securitypolicyviolation', (event) => {
      refused.push(`${event.effectiveDirective}: ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
    });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'gdRefused') as string[]);
}
