// Vite plugin: antd's helpers sometimes insert `<style>` into the page (for example to measure the scroll bar of a
// table). The policy `style-src 'self'` blocks and reports this. In a build, the one module of these helpers is
// replaced by `src/kit/theme/dynamic-css.ts`, which uses constructed style sheets instead.
import { fileURLToPath } from 'node:url';

const REPLACED = /[\\/]@rc-component[\\/]util[\\/]es[\\/]Dom[\\/]dynamicCSS\.js$/;
const OURS = fileURLToPath(new URL('../src/kit/theme/dynamic-css.ts', import.meta.url));

/** @returns {import('vite').Plugin} */
export function dynamicCss() {
  return {
    name: 'gongdi-dynamic-css',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.includes('dynamicCSS')) return undefined;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && REPLACED.test(resolved.id) ? OURS : resolved;
    },
  };
}
