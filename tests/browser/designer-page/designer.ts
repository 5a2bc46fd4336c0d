import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type OpenPage, openPage, type PageOptions, type Stage } from './open.ts';

export interface HostEvent {
  type: string;
  detail: unknown;
}

/** What a designer is opened with. */
export interface StartProps {
  value?: string;
  [name: string]: unknown;
}

/** Where a host page may put a designer: in its light DOM, or inside a shadow root of its own. */
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
 * A document that the designer must print: it names an encoding that no text here has. One in UTF-8 is given back as it
 * was opened while nothing is changed, and would say nothing about what is read, undone and written.
 */
export const anew = (xml: string): string => xml.replace('encoding="UTF-8"', 'encoding="US-ASCII"');

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

  /** Opens a page with one designer in it, and in that a document which is printed `anew`. */
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
    await expect
      .poll(async () => (await this.events(type)).length, { message: `${count} × ${type}` })
      .toBeGreaterThanOrEqual(count);
    return this.events(type);
  }

  notice(): Locator {
    return this.find('.gd-notice');
  }

  close(): Promise<void> {
    return this.#opened.close();
  }
}
