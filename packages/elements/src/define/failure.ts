import type { text } from '../text/index.ts';
import type { FailureCode } from './load.ts';

/**
 * Shows a message in place of a widget that could not be loaded or mounted: what happened, what to do, and a button to
 * try again. It uses plain nodes because nothing else has loaded, and sets styles through the CSSOM, which a strict
 * content security policy allows.
 */
export function showFailure(
  place: HTMLElement,
  words: ReturnType<typeof text>,
  { code, message }: { code: FailureCode; message: string },
  retry: () => void,
): void {
  place.role = 'alert';
  place.style.cssText = 'padding:16px;font:14px/1.6 system-ui;white-space:pre-line';
  place.textContent = `${words[code]}\n${message}\n\n`;
  const button = place.ownerDocument.createElement('button');
  button.textContent = words.retry;
  button.onclick = retry;
  place.append(button);
}
