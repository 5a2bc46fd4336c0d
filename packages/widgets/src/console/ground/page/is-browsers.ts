import type { MouseEvent } from 'react';

/** Whether a click on a link belongs to the browser: it opens a tab or a window, or downloads. */
export const isBrowsers = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
