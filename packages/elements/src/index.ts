import { declarations } from './declarations.ts';
import { registerElements } from './define/register.ts';

export { configure } from './define/page.ts';
export type { HostConfig, Session } from '@gongdi/api';
export type * from './generated/tags.ts';

/**
 * Defines every tag. Importing this module alone defines none and works without a DOM.
 * @param prefix used instead of `gd`: `register('acme')` defines `acme-console`
 */
export function register(prefix?: string): void {
  registerElements(declarations, prefix);
}
