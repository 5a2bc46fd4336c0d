import type { ComponentProps } from 'react';
import { useConsole, useText } from '../context/console-context.tsx';

/** Finds the element that `PageMain` renders, standalone or embedded. */
export const PAGE_MAIN = '[data-gd-main]';

/**
 * Main content of a page. A document has only one `<main>`, so an embedded console renders a `<section>`, which is a
 * region of the host page.
 */
export function PageMain(props: ComponentProps<'main'>) {
  const { standalone } = useConsole();
  const text = useText();
  return standalone ? <main data-gd-main {...props} /> : <section data-gd-main aria-label={text.content} {...props} />;
}
