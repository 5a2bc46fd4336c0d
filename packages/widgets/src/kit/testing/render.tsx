import { createClient, type Client } from '@gongdi/api';
import type { Lang } from '@gongdi/domain';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { App } from 'antd';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { DataProvider, type TypedValues } from '../data/index.ts';
import { WithoutStyles } from './without-styles.tsx';

export interface Rendered {
  box: HTMLElement;
  queries: QueryClient;
  /** Runs some work and all React updates that follow from it. */
  act: (work: () => unknown) => Promise<void>;
  /** Waits until the condition is true; fails after 15 s. */
  until: (so: () => boolean) => Promise<void>;
  /** Renders another version of what was rendered. */
  show: (node: ReactNode) => Promise<void>;
  /** Unmounts before the end of the test; otherwise the unmounting is automatic. */
  unmount: () => Promise<void>;
}

const settle = (work: () => unknown): Promise<void> =>
  act(async () => {
    await work();
  });

const ABSENT = {
  IS_REACT_ACT_ENVIRONMENT: true,
  ResizeObserver: class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
};

/** `getComputedStyle` of jsdom, which logs an error for a pseudo-element. */
const whole = new WeakMap<Document, typeof getComputedStyle>();

/**
 * Defines the browser functions that jsdom lacks; observers never report a size, no media query matches, and a
 * pseudo-element has the style of its element.
 */
export function installAbsent(): void {
  const styleOf = whole.get(document) ?? globalThis.getComputedStyle;
  whole.set(document, styleOf);
  Element.prototype.scrollIntoView ??= () => undefined;
  // Ids of tests need no escape.
  globalThis.CSS ??= { escape: (value: string) => value } as typeof CSS;
  Object.assign(globalThis, ABSENT, { getComputedStyle: (element: Element) => styleOf(element) });
}

interface RenderOptions {
  client?: Client;
  lang?: Lang;
  typed?: TypedValues;
  /** Parent of the rendered part; default the body. */
  into?: Node;
}

/**
 * Renders into the document of a test (`@vitest-environment jsdom`), with the providers that a part of the kit needs.
 */
export async function render(
  node: ReactNode,
  { client = createClient(), lang = 'zh', typed, into = document.body }: RenderOptions = {},
): Promise<Rendered> {
  installAbsent();
  const box = into.appendChild(document.createElement('div'));
  const root = createRoot(box);
  // As long as in the product: what was asked for early is not asked for again when the page is there.
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5_000 } } });
  // test files of one worker share it, and an `offline` event of an earlier test would hold back every request
  onlineManager.setOnline(true);
  const unmount = async () => {
    await settle(() => root.unmount());
    box.remove();
  };
  onTestFinished(unmount);
  const show = (shown: ReactNode) =>
    settle(() =>
      root.render(
        <QueryClientProvider client={queries}>
          <WithoutStyles>
            <App>
              <DataProvider client={client} lang={lang} owner="u1" person="陈建国" typed={typed}>
                {shown}
              </DataProvider>
            </App>
          </WithoutStyles>
        </QueryClientProvider>,
      ),
    );
  await show(node);
  return {
    box,
    queries,
    act: settle,
    until: async (so) => {
      for (const end = Date.now() + 15_000; !so();) {
        if (Date.now() > end) throw new Error(`it did not come: ${document.body.textContent}`);
        await settle(() => new Promise((resolve) => setTimeout(resolve, 10)));
      }
    },
    show,
    unmount,
  };
}
