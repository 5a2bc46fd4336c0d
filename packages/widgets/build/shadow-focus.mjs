// Vite plugin: lets antd find the focused element inside a shadow root. antd's modules read `document.activeElement`,
// which is the host element. A modal then takes the focus away from its own fields, and moves it to the host when it
// closes.
import { fileURLToPath } from 'node:url';

const ANTD = /[\\/]node_modules[\\/](?:antd|@rc-component[\\/][\w-]+)[\\/]es[\\/]/;
const TRAP = /[\\/]@rc-component[\\/]util[\\/]es[\\/]Dom[\\/]focus\.js$/;
const HELPER = fileURLToPath(new URL('../src/kit/theme/active-element.ts', import.meta.url)).replaceAll('\\', '/');

/**
 * When the focus moves within one shadow root, no focus event reaches the window; so the focus trap also listens at the
 * shadow root.
 */
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
 * Replaces `document.activeElement` in a module by a call of the helper function.
 * @returns the new code, or undefined when there is nothing to replace
 * @throws Error when the code of the focus trap has changed
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
    // The development server pre-bundles antd with a separate bundler, which needs the plugin too.
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [{ name: 'gongdi-shadow-focus', transform }] } } }),
    transform,
  };
}
