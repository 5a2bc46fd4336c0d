/**
 * The element that really has the focus: `document.activeElement` ends at the host of a shadow root. Stands in for it
 * in antd's modules (`build/shadow-focus.mjs`).
 */
export function activeElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
