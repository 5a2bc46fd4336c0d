import type { Locator, Page } from 'playwright-core';
import { type OpenPage, openPage, type Stage } from './open.ts';

export interface HostEvent {
  type: string;
  detail: unknown;
}

type TestElement = HTMLElement & {
  props: object;
  events: HostEvent[];
  ready: Promise<Record<string, (...args: unknown[]) => unknown>>;
  destroy(): void;
};

/** A designer on a page, driven as a person and as a host would. */
export class DesignerDriver {
  readonly page: Page;
  readonly problems: string[];
  readonly #opened: OpenPage;
  readonly #at: number;

  constructor(opened: OpenPage, at = 0) {
    this.page = opened.page;
    this.problems = opened.problems;
    this.#opened = opened;
    this.#at = at;
  }

  /** Opens a page with one designer and waits for its canvas. */
  static async open(
    stage: Stage,
    props: object = {},
    options: Parameters<typeof openPage>[2] = {},
  ): Promise<DesignerDriver> {
    const driver = new DesignerDriver(await openPage(stage, ['x-designer'], options));
    await driver.set(props);
    return driver;
  }

  get element(): Locator {
    return this.page.locator('x-designer').nth(this.#at);
  }

  find(selector: string): Locator {
    return this.element.locator(selector);
  }

  /** The graphics of a diagram element. */
  shape(id: string): Locator {
    return this.find(`.djs-element[data-element-id="${id}"]`).first();
  }

  tool(action: string): Locator {
    return this.find(`.gd-tool[data-action="${action}"]`);
  }

  async set(props: object): Promise<void> {
    await this.element.evaluate((element, given) => {
      (element as TestElement).props = given;
    }, props);
  }

  call<T>(method: string, ...args: unknown[]): Promise<T> {
    return this.element.evaluate(
      async (element, [name, given]) =>
        (await (element as TestElement).ready)[name as string]?.(...(given as unknown[])),
      [method, args],
    ) as Promise<T>;
  }

  xml(): Promise<string> {
    return this.call<string>('saveXML');
  }

  events(type: string): Promise<unknown[]> {
    return this.element.evaluate(
      (element, wanted) =>
        (element as TestElement).events.filter((event) => event.type === wanted).map((event) => event.detail),
      type,
    );
  }

  async waitForEvents(type: string, count = 1): Promise<unknown[]> {
    for (let tries = 0; tries < 100; tries += 1) {
      const found = await this.events(type);
      if (found.length >= count) return found;
      await this.page.waitForTimeout(50);
    }
    throw new Error(`no ${count} × ${type}`);
  }

  notice(): Locator {
    return this.find('.gd-notice');
  }

  close(): Promise<void> {
    return this.#opened.close();
  }
}
