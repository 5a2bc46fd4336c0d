// Vite plugin: removes antd's style generators from a build. The extracted sheet (`antd-css.mjs`) contains everything
// that they would write. So each style hook is replaced by its return value (no hash, our key) and imports its part of
// that sheet; the bundler then drops the generators as unused code. This saves a tenth of the console's bytes, and the
// computation of variables at each mount.
import { parseAst } from 'vite';
import { styleModuleOf } from './antd-css.mjs';

const HOOK = /\b(?:genStyleHooks|genComponentStyleHook|genSubStyleComponent|genStyleUtils|useStyleRegister)\(/;
const STYLE = /[\\/]antd[\\/]es[\\/](?:.*[\\/])?style[\\/].*\.js$/;

/** Return value of each hook under `zeroRuntime` with `cssVar.key` `gd` (`src/kit/theme/antd-theme.ts`). */
const STUBS = {
  genStyleHooks: "(() => ['', 'gd'])",
  genComponentStyleHook: "(() => '')",
  genSubStyleComponent: '(() => null)',
  // These create the hooks and write the rules for icons; nothing calls them any more.
  genStyleUtils: '({})',
  useStyleRegister: 'undefined',
};

/** Panels that antd draws for its own documentation only. */
const UNUSED = /-PurePanel$/;

/** Returns the name of the hook in the extraction: `'Tag'` gives Tag-Tag, `['Tag', 'preset']` gives Tag-preset. */
function hookName(argument) {
  if (argument?.type === 'Literal') return `${argument.value}-${argument.value}`;
  if (argument?.type === 'ArrayExpression') return argument.elements.map(({ value }) => value).join('-');
  return undefined;
}

function edits(node, found) {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const child of node) edits(child, found);
    return;
  }
  const name = node.callee?.type === 'Identifier' ? node.callee.name : undefined;
  if (node.type === 'CallExpression' && Object.hasOwn(STUBS, name ?? '')) {
    const hook = name.startsWith('gen') ? hookName(node.arguments[0]) : undefined;
    found.push({ start: node.start, end: node.end, text: STUBS[name], hook });
    return;
  }
  if (node.type === 'NewExpression' && name === 'Keyframes')
    found.push({ start: node.start, end: node.start, text: '/* @__PURE__ */ ' });
  for (const [key, child] of Object.entries(node)) if (key !== 'parent') edits(child, found);
}

/**
 * Returns the module with its hooks replaced by their return values, or undefined when it contains none.
 * @param {(hook: string) => string | undefined} styleModule returns the id of the module with the styles of a hook
 */
export function answerHooks(code, styleModule = () => undefined) {
  const found = [];
  edits(parseAst(code).body, found);
  if (found.length === 0) return undefined;
  const hooks = new Set(found.flatMap(({ hook = '' }) => (hook === '' || UNUSED.test(hook) ? [] : [hook])));
  const modules = [...hooks].flatMap((hook) => styleModule(hook) ?? []);
  let out = modules.map((id) => `import ${JSON.stringify(id)};\n`).join('');
  let at = 0;
  for (const { start, end, text } of found.toSorted((a, b) => a.start - b.start)) {
    out += code.slice(at, start) + text;
    at = end;
  }
  return out + code.slice(at);
}

/** @returns {import('vite').Plugin} */
export function staticStyles() {
  let answered = 0;
  let components = 0;
  return {
    name: 'gongdi-static-styles',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      answered = 0;
      components = 0;
    },
    transform: {
      filter: { id: /[\\/]antd[\\/]es[\\/]/ },
      handler(code, id) {
        const file = id.split('?')[0] ?? '';
        if (/[\\/]button[\\/]Button\.js$/.test(file)) components += 1;
        if (!STYLE.test(file) && !HOOK.test(code)) return undefined;
        const result = answerHooks(code, styleModuleOf);
        if (result === undefined) return { moduleSideEffects: false };
        answered += 1;
        return { code: result, map: null, moduleSideEffects: false };
      },
    },
    buildEnd(error) {
      if (!error && components > 0 && answered === 0)
        this.error("static-styles: antd's style modules look different now; see build/static-styles.mjs");
    },
  };
}
