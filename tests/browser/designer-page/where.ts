import { DesignerDriver } from './designer.ts';
import { openPage, type Stage } from './open.ts';

/** Where a host page may put a designer: in its light DOM, or inside a shadow root of its own. */
export const PLACES = ['light DOM', 'shadow DOM'] as const;
export type Place = (typeof PLACES)[number];

/** Opens a page with one designer in the light DOM or in a shadow root of the page. */
export async function openIn(
  stage: Stage,
  place: Place,
  props: object = {},
  options: Parameters<typeof openPage>[2] = {},
): Promise<DesignerDriver> {
  if (place === 'light DOM') return DesignerDriver.open(stage, props, options);
  const driver = new DesignerDriver(await openPage(stage, [], options));
  await driver.page.evaluate(async () => {
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('x-designer { display: block; height: 100vh }');
    root.adoptedStyleSheets = [sheet];
    document.body.append(host);
    const element = document.createElement('x-designer') as HTMLElement & { ready?: Promise<unknown> };
    root.append(element);
    await element.ready;
  });
  await driver.set(props);
  return driver;
}
