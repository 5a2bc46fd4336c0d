import { createCache, StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider, type ThemeConfig } from 'antd';
import type { ReactNode } from 'react';

/** Where a value that antd computes contains the text of a style sheet, by the first part of the value's name. */
const TEXT: Readonly<Record<string, number>> = { token: 3, cssVar: 1 };

/** Returns a computed value without that text: antd then writes none into the document. */
function withoutText(path: string, value: unknown): unknown {
  const place = TEXT[path.split('%', 1)[0]!];
  return place === undefined || !Array.isArray(value) ? value : value.with(place, '');
}

/**
 * Returns a store of what antd computes of its theme. It lasts as long as the worker: antd's own drops everything as
 * soon as nothing is mounted, so each test would compute it anew.
 */
function lastingCache() {
  const cache = createCache();
  const update = cache.opUpdate.bind(cache);
  cache.opUpdate = (path, change) =>
    update(path, (held) => {
      if (held === null || held === undefined) {
        const [users, value] = change(held)!;
        // one user more than there are, so the last one never leaves
        return [users + 1, withoutText(path, value)];
      }
      return change(held);
    });
  return cache;
}

const cache = lastingCache();

/**
 * Theme of a test. As in the product, which extracts its style sheets at the build, nothing is computed for them. The key
 * is the product's, too; antd would make another one for each test.
 */
export const WITHOUT_STYLES = { zeroRuntime: true, hashed: false, cssVar: { key: 'gd' } } satisfies ThemeConfig;

/** Lets antd's components render without css-in-js, which took half of the time of most tests. */
export function WithoutStyles({ children }: { children: ReactNode }) {
  return (
    <StyleProvider cache={cache}>
      <ConfigProvider theme={WITHOUT_STYLES}>{children}</ConfigProvider>
    </StyleProvider>
  );
}
