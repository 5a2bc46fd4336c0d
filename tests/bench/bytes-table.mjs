// node tests/bench/bytes-table.mjs: prints the table of docs/embedding.md from what `npm run bench` measured last, beside
// what a build of an earlier commit weighed when it was measured in the same way (bytes-before.json).
import { readFileSync } from 'node:fs';

const ELEMENTS = {
  'gd-instance-viewer': 'viewer',
  'gd-fence-editor': 'fence',
  'gd-area-monitor': 'monitor',
  'gd-device-table': 'device-table',
  'gd-process-designer': 'designer',
  'gd-console': 'console',
};
const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const results = read('./latest.json');
const before = read('./bytes-before.json').elements;
const found = (id) => results.find(({ row }) => row === id);
const number = (id) => found(id)?.value ?? '–';

console.log('| element | files, before | KB, before | ours, before | libraries | ready, against |');
console.log('| --- | --- | --- | --- | --- | --- |');
for (const [tag, short] of Object.entries(ELEMENTS)) {
  const { ours, ...libraries } = found(`bytes-${short}`)?.detail?.libraries ?? {};
  const listed = Object.entries(libraries)
    .filter(([, size]) => size >= 1)
    .map(([name, size]) => `${name} ${size}`)
    .join(', ');
  const ready = found(`ready-${short}`);
  const against = ready?.value ? `${ready.value.toFixed(2)} (${ready.detail.peer})` : '–';
  console.log(
    `| \`${tag}\` | ${number(`requests-${short}`)}, ${before[tag].files} | ${number(`bytes-${short}`)}, ${before[tag].kb} | ${ours ?? '–'}, ${before[tag].libraries.ours} | ${listed} | ${against} |`,
  );
}
