/**
 * Returns the element that has the focus, inside shadow roots too; `document.activeElement` is only the host of a
 * shadow root. antd's modules call this function instead (`build/shadow-focus.mjs`).
 */
export function activeElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
