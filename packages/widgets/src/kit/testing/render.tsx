import { createClient, type Client } from '@gongdi/api';
import type { Lang } from '@gongdi/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { App } from 'antd';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { DataProvider, type TypedValues } from '../data/index.ts';

export interface Rendered {
  box: HTMLElement;
  /** Does something, and everything that follows from it. */
  act: (work: () => unknown) => Promise<void>;
  /** Looks until it is so; fails after 5 s. */
  until: (so: () => boolean) => Promise<void>;
  /** Before the test ends, when it goes by itself. */
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

/** Gives the document what jsdom has not: nothing is ever measured, and no media query holds. */
export function installAbsent(): void {
  Object.assign(globalThis, ABSENT);
}

/** Renders into the document of a test (`@vitest-environment jsdom`) with what stands around a part of the kit. */
export async function render(
  node: ReactNode,
  { client = createClient(), lang = 'zh', typed }: { client?: Client; lang?: Lang; typed?: TypedValues } = {},
): Promise<Rendered> {
  installAbsent();
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const unmount = async () => {
    await settle(() => root.unmount());
    box.remove();
  };
  onTestFinished(unmount);
  await settle(() =>
    root.render(
      <QueryClientProvider client={queries}>
        <App>
          <DataProvider client={client} lang={lang} owner="u1" person="陈建国" typed={typed}>
            {node}
          </DataProvider>
        </App>
      </QueryClientProvider>,
    ),
  );
  return {
    box,
    act: settle,
    until: async (so) => {
      for (const end = Date.now() + 5000; !so();) {
        if (Date.now() > end) throw new Error(`it did not come: ${document.body.textContent}`);
        await settle(() => new Promise((resolve) => setTimeout(resolve, 10)));
      }
    },
    unmount,
  };
}
