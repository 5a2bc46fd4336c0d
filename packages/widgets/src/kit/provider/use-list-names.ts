import { useEffect } from 'react';

const LISTS = '[role="listbox"]:not([aria-label], [aria-labelledby])';

/**
 * Gives each list of a select the name of its field: antd leaves the list nameless, and a screen reader then says what
 * is chosen from, but not for what.
 */
export function useListNames(layer: HTMLElement): void {
  useEffect(() => {
    const root = layer.getRootNode() as ShadowRoot | Document;
    const name = (): void => {
      for (const list of layer.querySelectorAll<HTMLElement>(LISTS)) {
        const label = labelOf(fieldOf(root, list));
        if (label !== '') list.setAttribute('aria-label', label);
      }
    };
    const seen = new MutationObserver(name);
    seen.observe(layer, { childList: true, subtree: true });
    name();
    return () => seen.disconnect();
  }, [layer]);
}

/** The input that opened a list. Pages in the background have inputs of the same id; only one of them is open. */
function fieldOf(root: ShadowRoot | Document, list: HTMLElement): HTMLInputElement | undefined {
  const fields = [...root.querySelectorAll<HTMLInputElement>('[role="combobox"]')];
  const own = fields.filter((field) => list.id !== '' && field.getAttribute('aria-controls') === list.id);
  return own.find((field) => field.getAttribute('aria-expanded') === 'true') ?? own[0];
}

function labelOf(field: HTMLInputElement | undefined): string {
  if (!field) return '';
  const own = field.getAttribute('aria-label');
  if (own) return own;
  const root = field.getRootNode() as ShadowRoot | Document;
  const named = field.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const texts = named.map((id) => root.getElementById(id)?.textContent ?? '');
  const labels = [...(field.labels ?? [])].map(({ textContent }) => textContent ?? '');
  const placeholder = field.closest('.ant-select')?.querySelector('.ant-select-placeholder')?.textContent ?? '';
  return [...texts, ...labels, placeholder].map((text) => text.trim()).find((text) => text !== '') ?? '';
}
