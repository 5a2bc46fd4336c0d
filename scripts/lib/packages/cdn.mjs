import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { filesIn } from './stage.mjs';

const CODE = new Set(['.js', '.mjs', '.css']);

/** Returns the hash of a file as `integrity` takes it. */
export const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Writes the built elements into a folder of their version, for a server that lets browsers keep every file for ever.
 * Folders of other versions stay: a page that was opened before an upgrade still finds its chunks. Beside the files lie
 * `integrity.json`, with the hash of each, and `head.html`, with what a page writes to have them all checked.
 * @param {{ app: string, into: string, version: string }} options `app`: folder of the built elements; `into`: folder
 * that holds a folder for each version
 * @returns {{ folder: string, files: number }}
 * @throws Error when the version is there with other contents: what browsers keep for ever cannot change
 */
export function writeCdnFolder({ app, into, version }) {
  const name = `elements@${version}`;
  const folder = join(into, name);
  const sources = filesIn(app).filter((path) => !relative(app, path).startsWith(`.vite${sep}`));
  const integrity = {};
  for (const path of sources)
    if (CODE.has(extname(path))) integrity[relative(app, path).split(sep).join('/')] = integrityOf(readFileSync(path));
  const record = `${JSON.stringify(integrity, null, 2)}\n`;
  if (existsSync(folder)) {
    const before = join(folder, 'integrity.json');
    if (existsSync(before) && readFileSync(before, 'utf8') === record) return { folder, files: sources.length };
    throw new Error(`${name} is there with other contents: give the elements another version`);
  }
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  for (const path of sources) cpSync(path, join(unfinished, relative(app, path)));
  writeFileSync(join(unfinished, 'integrity.json'), record);
  writeFileSync(join(unfinished, 'head.html'), headOf(name, integrity));
  cpSync(unfinished, folder, { recursive: true });
  rmSync(unfinished, { recursive: true });
  return { folder, files: sources.length };
}

/**
 * Returns the lines for the head of a page. A script tag checks one file; the import map has the browser check those
 * that it imports (browsers without it load them unchecked).
 */
function headOf(name, integrity) {
  const base = `https://cdn.example/${name}`;
  const map = Object.fromEntries(
    Object.entries(integrity)
      .filter(([path]) => path !== 'loader.js' && path.endsWith('.js'))
      .map(([path, hash]) => [`${base}/${path}`, hash]),
  );
  return `<!-- Replace https://cdn.example by your own address. -->
<script type="importmap">
${JSON.stringify({ integrity: map }, null, 2)}
</script>
<script type="module" src="${base}/loader.js" integrity="${integrity['loader.js']}" crossorigin="anonymous"></script>
`;
}
