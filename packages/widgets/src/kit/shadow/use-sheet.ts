import { useLayoutEffect } from 'react';
import { adoptCss } from './sheets.ts';
import { useWidget } from './use-widget.ts';

/**
 * Adopts the style sheet of a page or a part into the shadow root that shows it. The sheet loads with the component's
 * code and is never removed.
 */
export function useSheet(css: string): void {
  const { root } = useWidget();
  useLayoutEffect(() => adoptCss(root, css), [root, css]);
}
