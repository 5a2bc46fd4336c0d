// Vite plugin: lets antd see the focus inside a shadow root. Its modules ask `document.activeElement`, which is the host:
// a modal then takes the focus away from its own fields, and gives it to the host when it closes.
import { fileURLToPath } from 'node:url';

const ANTD = /[\\/]node_modules[\\/](?:antd|@rc-component[\\/][\w-]+)[\\/]es[\\/]/;
const TRAP = /[\\/]@rc-component[\\/]util[\\/]es[\\/]Dom[\\/]focus\.js$/;
const HELPER = fileURLToPath(new URL('../src/kit/theme/active-element.ts', import.meta.url)).replaceAll('\\', '/');

/** A focus that moves within one shadow root is not seen at the window: the trap listens at the root as well. */
const TRAP_REPAIRS = [
  ['  if (element) {\n    // Store', '  const gdRoot = element?.getRootNode();\n  if (element) {\n    // Store'],
  [
    "window.addEventListener('focusin', syncFocus);",
    "window.addEventListener('focusin', syncFocus);\n    gdRoot.addEventListener('focusin', syncFocus);",
  ],
  [
    "window.removeEventListener('focusin', syncFocus);",
    "window.removeEventListener('focusin', syncFocus);\n      gdRoot?.removeEventListener('focusin', syncFocus);",
  ],
];

/**
 * A module that asks the helper instead of the document.
 * @returns the new code, or undefined when there is nothing to do
 * @throws Error when the focus trap no longer looks as it did
 */
export function seeInside(code, id) {
  if (!ANTD.test(id)) return undefined;
  let out = code
    .replaceAll(/\bdocument\.activeElement\b/g, 'gdActiveElement()')
    .replaceAll(/const\s*\{\s*activeElement\s*\}\s*=\s*document;/g, 'const activeElement = gdActiveElement();');
  if (TRAP.test(id))
    for (const [from, to] of TRAP_REPAIRS) {
      if (out.split(from).length !== 2)
        throw new Error(`shadow-focus: @rc-component/util focus.js has no single: ${from}`);
      out = out.replace(from, () => to);
    }
  return out === code
    ? undefined
    : `import { activeElement as gdActiveElement } from ${JSON.stringify(HELPER)};\n${out}`;
}

/** @returns {import('vite').Plugin} */
export function shadowFocus() {
  const transform = {
    filter: { id: ANTD, code: 'activeElement' },
    handler(code, id) {
      const out = seeInside(code, id.split('?')[0] ?? '');
      return out === undefined ? undefined : { code: out, map: null };
    },
  };
  return {
    name: 'gongdi-shadow-focus',
    enforce: 'pre',
    // The development server bundles antd beforehand, by a bundler of its own.
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [{ name: 'gongdi-shadow-focus', transform }] } } }),
    transform,
  };
}
