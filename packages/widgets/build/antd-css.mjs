// Vite plugin: `import css from 'virtual:gongdi/antd-styles'` is antd's extracted sheet. It works in builds, in the
// development server and in vitest; the text is kept in `.cache/`, keyed by what it is made from.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const ID = 'virtual:gongdi/antd-styles';
const RESOLVED = `\0${ID}`;
const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const SOURCES = ['./extract-antd-css.mjs', './antd-variables.mjs', './antd-samples.mjs'].map(here);

/** The sheet's text, made once for each state of its sources. Extraction runs in a process of its own: bundlers resolve
 * antd to other files than Node does. */
export function antdCssText() {
  const { version } = createRequire(import.meta.url)('antd/package.json');
  const hash = createHash('sha256').update(version);
  for (const source of SOURCES) hash.update(readFileSync(source));
  const file = here(`../.cache/antd-${hash.digest('hex').slice(0, 12)}.css`);
  if (!existsSync(file)) {
    const script = `import(${JSON.stringify(new URL('./extract-antd-css.mjs', import.meta.url).href)})
      .then(({ extractAntdCss }) => process.stdout.write(extractAntdCss().css))`;
    const css = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
    });
    mkdirSync(here('../.cache'), { recursive: true });
    // Two builds at once each write their own file; the rename is atomic.
    const part = `${file}.${process.pid}`;
    writeFileSync(part, css);
    renameSync(part, file);
  }
  return readFileSync(file, 'utf8');
}

/** @returns {import('vite').Plugin} */
export function antdCss() {
  return {
    name: 'gongdi-antd-css',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      for (const source of SOURCES) this.addWatchFile(source);
      return { code: `export default ${JSON.stringify(antdCssText())};`, moduleSideEffects: false };
    },
  };
}
