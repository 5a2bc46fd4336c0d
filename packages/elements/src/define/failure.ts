import { text } from '../text/index.ts';
import type { ElementError } from './load.ts';

const ADVICE = { load_failed: 'loadFailed', load_timeout: 'loadTimeout' } as const;

/**
 * In place of a widget that did not come: what happened, what to do, and a way to try again. Plain nodes, because
 * nothing else has loaded; styled through the CSSOM, which a strict policy allows.
 */
export function showFailure(
  place: HTMLElement,
  error: ElementError,
  lang: string | undefined,
  retry: () => void,
): void {
  const words = text(lang);
  const { ownerDocument: document } = place;
  const line = (tag: string, content: string) => {
    const node = document.createElement(tag);
    node.textContent = content;
    return node;
  };
  const box = line('div', '');
  box.setAttribute('role', 'alert');
  box.part.add('failure');
  box.style.cssText = 'padding:16px;font:14px/1.6 system-ui,sans-serif';
  const button = line('button', words.retry);
  button.onclick = retry;
  const advice = words[ADVICE[error.code as keyof typeof ADVICE] ?? 'mountFailed'];
  box.append(line('b', words.failed), line('p', advice), line('p', error.message), button);
  place.replaceChildren(box);
}
