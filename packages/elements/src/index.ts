import { declarations } from './declarations.ts';
import { registerElements } from './define/register.ts';

export { configure } from './define/page.ts';
export type { HostConfig, Session } from '@gongdi/api';

/**
 * Defines every tag; importing this module alone defines none, and is safe without a DOM.
 * @param prefix in place of `gd`: `register('acme')` defines `acme-console`
 */
export function register(prefix?: string): void {
  registerElements(declarations, prefix);
}
