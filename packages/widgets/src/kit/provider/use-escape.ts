import { useEffect } from 'react';

/** Open popups that Escape closes. Tooltips are not among them: they close with their control. */
const OPEN = [
  ...['dropdown', 'menu-submenu-popup', 'picker-dropdown', 'popover', 'select-dropdown'].map(
    (name) => `.ant-${name}:not(.ant-${name}-hidden)`,
  ),
  '.ant-modal-wrap',
  '.ant-drawer-open',
  '.ant-image-preview',
].join();

/**
 * When Escape closes a popup of the element, it must not also close a dialog of the page around the element. Browsers
 * close that dialog unless the event's default is prevented. This is done in the capture phase, while the popup is
 * still open.
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
