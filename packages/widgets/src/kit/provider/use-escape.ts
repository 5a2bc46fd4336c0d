import { useEffect } from 'react';

/** What Escape closes. A tooltip closes with its control, not by a key. */
const OPEN = [
  ...['dropdown', 'menu-submenu-popup', 'picker-dropdown', 'popover', 'select-dropdown'].map(
    (name) => `.ant-${name}:not(.ant-${name}-hidden)`,
  ),
  '.ant-modal-wrap',
  '.ant-drawer-open',
  '.ant-image-preview',
].join();

/**
 * Escape that closes a popup of the element closes nothing around it: browsers close the dialog that the element stands
 * in unless the key is taken. It is taken on the way in, while the popup is still there.
 */
export function useEscape(host: HTMLElement, layer: HTMLElement): void {
  useEffect(() => {
    const take = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if ([...layer.querySelectorAll(OPEN)].some((popup) => popup.checkVisibility())) event.preventDefault();
    };
    host.addEventListener('keydown', take, true);
    return () => host.removeEventListener('keydown', take, true);
  }, [host, layer]);
}
