import type { Locator, Page } from 'playwright';
import { type OpenPage, openPage, openStage, type Stage } from '../designer-page/open.ts';
import { CALLED_HISTORY, CALLED_XML, RICH_HISTORY, RICH_XML } from './rich-model.ts';

export const RICH = { xml: RICH_XML, ...RICH_HISTORY };
export const CALLED = { xml: CALLED_XML, ...CALLED_HISTORY };

/** Opens a browser with the viewer's own page, built without the designer. */
export const openViewerStage = (): Promise<Stage> => openStage('tests/browser/viewer-page');

type TestElement = HTMLElement & {
  props: object;
  events: { type: string; detail: unknown }[];
  ready: Promise<Record<string, (...args: unknown[]) => unknown>>;
  destroy(): void;
};

/** A viewer on a page, driven like a user and a host do. */
export class ViewerDriver {
  readonly page: Page;
  readonly problems: string[];
  readonly #opened: OpenPage;

  constructor(opened: OpenPage) {
    this.page = opened.page;
    this.problems = opened.problems;
    this.#opened = opened;
  }

  /** @param options `nested`: inside the shadow root of another element */
  static async open(
    stage: Stage,
    props: object = RICH,
    options: Parameters<typeof openPage>[2] & { nested?: boolean; before?: (page: Page) => Promise<unknown> } = {},
  ): Promise<ViewerDriver> {
    const { nested = false, before, ...rest } = options;
    const opened = await openPage(stage, [], rest);
    await before?.(opened.page);
    await opened.page.evaluate(async (inside) => {
      const viewer = document.createElement('x-viewer') as TestElement;
      const host = inside ? document.createElement('div') : document.body;
      if (inside) {
        host.style.cssText = 'height: 100%';
        document.body.append(host);
        viewer.style.cssText = 'display: block; height: 100%';
      }
      (inside ? host.attachShadow({ mode: 'open' }) : host).append(viewer);
      await viewer.ready;
    }, nested);
    const driver = new ViewerDriver(opened);
    await driver.set(props);
    return driver;
  }

  get element(): Locator {
    return this.page.locator('x-viewer');
  }

  find(selector: string): Locator {
    return this.element.locator(selector);
  }

  shape(id: string): Locator {
    return this.find(`.djs-element[data-element-id="${id}"]`);
  }

  button(label: string): Locator {
    return this.find(`button[aria-label="${label}"]`);
  }

  state(id: string): Promise<string | null> {
    return this.shape(id).getAttribute('data-gd-state');
  }

  async set(props: object): Promise<void> {
    await this.element.evaluate((element, given) => Object.assign(element, { props: given }), props);
  }

  async call(method: string, ...args: unknown[]): Promise<unknown> {
    return this.element.evaluate(
      async (element, [name, given]) => (await (element as TestElement).ready)[name]?.(...given),
      [method, args] as const,
    );
  }

  events(type: string): Promise<unknown[]> {
    return this.element.evaluate(
      (element, wanted) =>
        (element as TestElement).events.filter((event) => event.type === wanted).map((event) => event.detail),
      type,
    );
  }

  /** Marks the drawn node of an element, so that a later import can be detected. */
  async remember(id: string): Promise<() => Promise<boolean>> {
    await this.shape(id).evaluate((node) => node.setAttribute('data-remembered', ''));
    return () => this.shape(id).evaluate((node) => node.hasAttribute('data-remembered'));
  }

  destroy(): Promise<void> {
    return this.element.evaluate((element) => (element as TestElement).destroy());
  }

  close(): Promise<void> {
    return this.#opened.context.close();
  }
}
