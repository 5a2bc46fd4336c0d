import { useLayoutEffect } from 'react';
import { adoptCss } from './sheets.ts';
import { useWidget } from './use-widget.ts';

/** The sheet of a page or a part, in the shadow root that shows it; it comes and stays with the code that needs it. */
export function useSheet(css: string): void {
  const { root } = useWidget();
  useLayoutEffect(() => adoptCss(root, css), [root, css]);
}
