// Vite plugin: `import 'virtual:gongdi/antd-styles'` adds antd's extracted styles to `src/kit/theme/antd-styles.ts`. In
// the development server and in vitest, that module adds all styles. In a build, it adds only the styles that every
// widget needs, and each style hook of antd imports its own styles from `virtual:gongdi/antd-styles/<hook>`
// (`static-styles.mjs`), so the rules load together with their component. The pieces are cached in `.cache/`; the cache
// key is a hash of their sources.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const ID = 'virtual:gongdi/antd-styles';
const BASE = 'base';
const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const SOURCES = ['./extract-antd-css.mjs', './antd-variables.mjs', './antd-samples.mjs'].map(here);
const COLLECTION = here('../src/kit/theme/antd-styles.ts');

let known;

/**
 * The style sheet in pieces, in the order of the cascade; extracted once for each state of its sources. The extraction
 * runs in a separate Node process, because bundlers resolve antd to other files than Node does.
 */
function antdPieces() {
  const { version } = createRequire(import.meta.url)('antd/package.json');
  const hash = createHash('sha256').update(version);
  for (const source of SOURCES) hash.update(readFileSync(source));
  const file = here(`../.cache/antd-${hash.digest('hex').slice(0, 12)}.json`);
  if (known?.file === file) return known.pieces;
  if (!existsSync(file)) {
    const script = `import(${JSON.stringify(new URL('./extract-antd-css.mjs', import.meta.url).href)})
      .then(({ extractAntdCss }) => process.stdout.write(JSON.stringify(extractAntdCss().pieces)))`;
    const json = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
    });
    mkdirSync(here('../.cache'), { recursive: true });
    // Two builds that run at the same time write different files; the rename is atomic.
    const part = `${file}.${process.pid}`;
    writeFileSync(part, json);
    renameSync(part, file);
  }
  known = { file, pieces: JSON.parse(readFileSync(file, 'utf8')) };
  return known.pieces;
}

/** Returns position and CSS text of the pieces that a hook needs: its own rules and the variables of its component. */
function piecesOf(hook) {
  const [component] = hook.split('-');
  return antdPieces().flatMap(({ key, css }, place) => (key === hook || key === component ? [[place, css]] : []));
}

/**
 * Returns the id of the virtual module that adds the styles of one antd style hook.
 * @param {string} hook component and part, e.g. `Button-Button`, `Button-compact`
 * @returns {string | undefined} undefined when the extracted sheet has no rules of this hook
 */
export const styleModuleOf = (hook) => (antdPieces().some(({ key }) => key === hook) ? `${ID}/${hook}` : undefined);

/** @returns {import('vite').Plugin} */
export function antdCss() {
  let whole = true;
  return {
    name: 'gongdi-antd-css',
    configResolved({ command }) {
      whole = command === 'serve';
    },
    resolveId: { filter: { id: /^virtual:gongdi\/antd-styles/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:gongdi\/antd-styles/ },
      handler(id) {
        for (const source of SOURCES) this.addWatchFile(source);
        const hook = id.slice(ID.length + 2);
        const pieces =
          hook === '' && whole
            ? antdPieces().map(({ css }, place) => [place, css])
            : piecesOf(hook === '' ? BASE : hook);
        const code = `import { addAntdStyles } from ${JSON.stringify(COLLECTION)};\naddAntdStyles(${JSON.stringify(pieces)});`;
        return { code, moduleSideEffects: true };
      },
    },
  };
}
