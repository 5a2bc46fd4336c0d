import type { Page } from 'playwright';
import { openPage, type OpenPage, type PageOptions, type Stage } from '../designer-page/open.ts';

export type FenceElement = HTMLElement & {
  props: object;
  events: { type: string; detail: unknown }[];
  ready: Promise<Record<string, (...args: unknown[]) => unknown>>;
};

/** Opens a page with a fence editor and waits until the map is drawn. */
export async function openFence(stage: Stage, props: object, options: PageOptions = {}): Promise<OpenPage> {
  const opened = await openPage(stage, ['x-fence'], options);
  await opened.page.evaluate(
    (given) => Object.assign(document.querySelector('x-fence') ?? {}, { props: given }),
    props,
  );
  await opened.page.locator('x-fence .gd-map-scale').waitFor();
  return opened;
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const value = (page: Page) =>
  page.evaluate(async () => (await (document.querySelector('x-fence') as FenceElement).ready)['getValue']?.());

export const areas = async (page: Page): Promise<number[][][]> => {
  const found = await value(page);
  return (typeof found === 'string' ? JSON.parse(found) : found) as number[][][];
};
