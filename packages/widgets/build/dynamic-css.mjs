// Vite plugin: antd's helpers insert `<style>` into the page now and then (they measure the scroll bar of a table), which
// `style-src 'self'` refuses and reports. In a build their one module is replaced by `src/kit/theme/dynamic-css.ts`,
// which does the same with constructed sheets.
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
