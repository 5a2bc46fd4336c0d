import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { type OpenPage, openPage, type PageOptions, type Stage } from './open.ts';

export interface HostEvent {
  type: string;
  detail: unknown;
}

/** Properties with which a designer is opened. */
export interface StartProps {
  value?: string;
  [name: string]: unknown;
}

/** Places where a host page may put a designer: in its light DOM, or inside its own shadow root. */
export const PLACES = ['light DOM', 'shadow DOM'] as const;
export type Place = (typeof PLACES)[number];

export interface StartOptions extends PageOptions {
  place?: Place;
}

type TestElement = HTMLElement & {
  props: object;
  events: HostEvent[];
  ready: Promise<Record<string, (...args: unknown[]) => unknown>>;
  destroy(): void;
};

/**
 * Makes a document that the designer must print anew: it names an encoding that no text here has. An unchanged document
 * in UTF-8 is returned as it was opened, so it would not test reading, undo and writing.
 */
export const anew = (xml: string): string => xml.replace('encoding="UTF-8"', 'encoding="US-ASCII"');

/** A designer on a page, driven like a user and a host do. */
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

  /** Opens a page with one designer and a document that the designer must print (`anew`). */
  static async open(
    stage: Stage,
    { value, ...props }: StartProps = {},
    { place = 'light DOM', ...options }: StartOptions = {},
  ): Promise<DesignerDriver> {
    const driver = new DesignerDriver(await openPage(stage, [], options));
    const start = value === undefined ? props : { ...props, value: anew(value) };
    await driver.page.evaluate(
      async ([given, inShadow]) => {
        const element = document.createElement('x-designer') as TestElement;
        element.props = given;
        if (inShadow) {
          const host = document.createElement('div');
          const root = host.attachShadow({ mode: 'open' });
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('x-designer { display: block; height: 100vh }');
          root.adoptedStyleSheets = [sheet];
          document.body.append(host);
          root.append(element);
        } else document.body.append(element);
        await element.ready;
      },
      [start, place === 'shadow DOM'] as const,
    );
    return driver;
  }

  get element(): Locator {
    return this.page.locator('x-designer').nth(this.#at);
  }

  find(selector: string): Locator {
    return this.element.locator(selector);
  }

  /** Returns the graphics of a diagram element. */
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
    await expect
      .poll(async () => (await this.events(type)).length, { message: `${count} × ${type}` })
      .toBeGreaterThanOrEqual(count);
    return this.events(type);
  }

  notice(): Locator {
    return this.find('.gd-designer-notice');
  }

  close(): Promise<void> {
    return this.#opened.close();
  }
}
