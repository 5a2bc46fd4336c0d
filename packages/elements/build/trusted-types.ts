import { parseAst, type Plugin } from 'vite';

/** Texts without which a chunk has nothing to wrap; parsing every chunk would take seconds. */
const HINT =
  /\b(?:inner|outer)HTML|insertAdjacentHTML|parseFromString|createContextualFragment|new (?:Shared)?Worker|serviceWorker/;

/**
 * One policy for all copies of the elements on a page: a page that names its policies allows `gongdi`, once. Where it
 * does not, the texts stay texts, and the browser refuses them and says why.
 */
const POLICY = `const __gdPolicy=globalThis[Symbol.for("gongdi.trusted")]??=(()=>{try{return globalThis.trustedTypes?.createPolicy("gongdi",{createHTML:t=>t,createScriptURL:t=>t})}catch{}})(),__gdHtml=t=>__gdPolicy?__gdPolicy.createHTML(t):t,__gdUrl=t=>__gdPolicy?__gdPolicy.createScriptURL(t):t;
`;

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
const nameOf = (node: unknown): string => {
  const { property, computed, name } = (node ?? {}) as { property?: Node; computed?: boolean; name?: string };
  if (property === undefined) return name ?? '';
  const text = computed ? property['value'] : property['name'];
  return typeof text === 'string' ? text : '';
};

/** Index of the argument that is a text of HTML, by the name of the method. */
const HTML_ARGUMENT: Readonly<Record<string, number>> = {
  insertAdjacentHTML: 1,
  parseFromString: 0,
  createContextualFragment: 0,
};

/** Returns the part of a node that needs a trusted value, and the function that gives it. */
function sinkOf(node: Node): readonly [part: Node, by: string] | undefined {
  if (node.type === 'AssignmentExpression' && /^(?:inner|outer)HTML$/.test(nameOf(node['left'])))
    return [node['right'] as Node, '__gdHtml'];
  const args = (node['arguments'] ?? []) as Node[];
  if (node.type === 'NewExpression' && /^(?:Shared)?Worker$/.test(nameOf(node['callee'])) && args[0])
    return [args[0], '__gdUrl'];
  if (node.type !== 'CallExpression') return undefined;
  const callee = node['callee'] as Node & { object?: unknown };
  const part = args[HTML_ARGUMENT[nameOf(callee)] ?? -1];
  if (part) return [part, '__gdHtml'];
  return nameOf(callee) === 'register' && nameOf(callee.object) === 'serviceWorker' && args[0]
    ? [args[0], '__gdUrl']
    : undefined;
}

function walk(node: unknown, found: { at: number; text: string }[]): void {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const child of node) walk(child, found);
    return;
  }
  const sink = typeof (node as Node).type === 'string' ? sinkOf(node as Node) : undefined;
  if (sink) {
    const [part, by] = sink;
    found.push({ at: part.start, text: `${by}(` }, { at: part.end, text: ')' });
  }
  for (const child of Object.values(node)) walk(child, found);
}

/**
 * Returns a chunk whose texts of HTML and addresses of workers pass the policy `gongdi`, as pages with
 * `require-trusted-types-for 'script'` demand. @returns undefined when it has none
 */
export function wrapSinks(code: string): string | undefined {
  if (!HINT.test(code)) return undefined;
  const found: { at: number; text: string }[] = [];
  walk(parseAst(code).body, found);
  if (found.length === 0) return undefined;
  let out = '';
  let at = 0;
  // A stable order: at one place, what was found first ends last.
  for (const edit of found.toSorted((a, b) => a.at - b.at)) {
    out += code.slice(at, edit.at) + edit.text;
    at = edit.at;
  }
  return POLICY + out + code.slice(at);
}

/** Vite plugin: wraps them in every chunk, whoever wrote it: bpmn-js, Leaflet and React write HTML as text. */
export function trustedTypes(): Plugin {
  return {
    name: 'gongdi-trusted-types',
    apply: 'build',
    renderChunk(code) {
      const wrapped = wrapSinks(code);
      return wrapped === undefined ? null : { code: wrapped, map: null };
    },
  };
}
