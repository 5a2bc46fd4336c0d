// Fills one template, in a thread of its own: a template of a user may take any time and memory.
import { ImagePlugin, LoopPlugin, TemplateHandler, TextPlugin } from 'easy-template-x';
import { parentPort, workerData } from 'node:worker_threads';

/** How a placeholder that opens no loop is called. */
const ALONE = 'SelfClosed';

/**
 * Looks a placeholder up in the loops around it, the innermost first. Nothing but own values is ever found.
 * @param {{ path: any[], data: any }} asked
 * @returns {any}
 */
function resolve({ path, data }) {
  const scopes = [data];
  for (const part of path.slice(0, -1))
    scopes.push(typeof part === 'number' ? scopes.at(-1)?.[part] : find(scopes, part.name));
  const last = path.at(-1);
  if (typeof last === 'number') return scopes.at(-1)?.[last];
  const alone = last.disposition === ALONE;
  const value = find(scopes, last.name) ?? (alone ? '' : []);
  // Several pictures without a loop: the first.
  return Array.isArray(value) && alone ? (value[0]?.['图片'] ?? '') : value;
}

/**
 * @param {any[]} scopes
 * @param {string} name
 * @returns {any}
 */
function find(scopes, name) {
  const holds = (/** @type {any} */ scope) =>
    scope !== null && typeof scope === 'object' && Object.hasOwn(scope, name.trim());
  return scopes.findLast(holds)?.[name.trim()];
}

/**
 * Structured cloning turns buffers into plain arrays of bytes; the library wants buffers.
 * @param {any} value
 * @returns {any}
 */
function withBuffers(value) {
  if (value instanceof Uint8Array) return Buffer.from(value);
  if (Array.isArray(value)) return value.map(withBuffers);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withBuffers(one)]));
}

const handler = new TemplateHandler({
  plugins: [new LoopPlugin(), new ImagePlugin(), new TextPlugin()],
  scopeDataResolver: resolve,
  maxXmlDepth: 200,
});

async function answer() {
  const bytes = Buffer.from(workerData.bytes);
  if (!('parse' in workerData))
    return { bytes: new Uint8Array(await handler.process(bytes, withBuffers(workerData.values))) };
  const tags = await handler.parseTags(bytes);
  // A loop that is not closed is found when the template is filled.
  await handler.process(bytes, {});
  return { names: [...new Set(tags.map(({ name }) => name.trim()))] };
}

try {
  parentPort?.postMessage(await answer());
} catch (error) {
  // The archive is whole, so what is wrong is in the template; the library names only its placeholders.
  parentPort?.postMessage({ fault: 'template', message: error instanceof Error ? error.message : String(error) });
}
