import type { Page } from 'playwright';

/** Requests of a page without an answer so far, as method and address. */
export function watchPending(page: Page): () => string[] {
  const pending = new Set<string>();
  const name = (request: { method: () => string; url: () => string }) => `${request.method()} ${request.url()}`;
  page.on('request', (request) => pending.add(name(request)));
  page.on('requestfinished', (request) => pending.delete(name(request)));
  page.on('requestfailed', (request) => pending.delete(name(request)));
  return () => [...pending];
}

const LENGTH = 600;
/** A page that does not answer has nothing to say, ms. */
const PATIENCE = 5000;

/** Says where a page stands: a test that fails once in a hundred runs leaves nothing else to find its cause by. */
export async function lastLook(page: Page, pending: readonly string[]): Promise<string> {
  const seen = page.evaluate(() => {
    const root = document.querySelector('gd-console')?.shadowRoot;
    const shown = [...(root?.children ?? [document.body])].filter((one) => one instanceof HTMLElement);
    return `${document.readyState}: ${shown.map((one) => one.innerText).join(' | ')}`;
  });
  const late = new Promise<string>((resolve) => setTimeout(resolve, PATIENCE, 'the page does not answer'));
  const text = await Promise.race([seen.catch((error: unknown) => String(error)), late]);
  const lines = [page.url(), text.replaceAll(/\s+/g, ' ').slice(0, LENGTH), ...pending.map((one) => `waits: ${one}`)];
  return lines.map((line) => `  ${line}`).join('\n');
}
