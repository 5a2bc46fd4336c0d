import type { ElementDeclaration } from './declaration.ts';
import { elementClass } from './element.ts';
import { page, VERSION } from './page.ts';

/**
 * Defines the tags of these declarations. Safe to call twice, from two copies of the loader, and where there is no DOM.
 * @param prefix in place of `gd`, for a page where those tags are taken
 */
export function registerElements(declarations: readonly ElementDeclaration[], prefix = 'gd'): void {
  if (typeof customElements === 'undefined') return;
  const { version } = page();
  if (version !== VERSION)
    globalThis.console.warn(`gongdi: elements ${version} are on this page; ${VERSION} is not used`);
  for (const declaration of declarations) {
    const tag = declaration.tag.replace('gd', prefix);
    if (!customElements.get(tag)) customElements.define(tag, elementClass(declaration));
  }
}
