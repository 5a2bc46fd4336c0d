import type { ComponentProps } from 'react';
import { useConsole, useText } from '../context/console-context.tsx';

/** What a page is about. A page has one main part: that of an embedded console is a region of the host's. */
export function PageMain(props: ComponentProps<'main'>) {
  const { standalone } = useConsole();
  const text = useText();
  return standalone ? <main {...props} /> : <section aria-label={text.content} {...props} />;
}
