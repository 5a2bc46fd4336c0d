import type { ElementDeclaration } from './declaration.ts';
import { elementClass } from './element.ts';
import { page, VERSION } from './page.ts';

/**
 * Defines the tags of these declarations. It may be called twice, from two copies of the loader, and without a DOM.
 * @param prefix used instead of `gd`, for a page where those tags are already defined
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
