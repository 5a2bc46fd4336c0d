// npm run measure -- FOLDER: measures how the library handles the models of a folder (docs/models.md).
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { checkModel, convertModel, ENGINE_FLAVOURS, formatModel, readModel, writeModel } from '@gongdi/bpmn';
import { compareDocuments } from '@gongdi/bpmn/losses';
import { createSchemaCheck } from '@gongdi/bpmn/schema';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean' },
    examples: { type: 'string', default: '3' },
    only: { type: 'string' },
    detail: { type: 'boolean' },
  },
});
const [folder] = positionals;
if (folder === undefined) {
  console.error('npm run measure -- FOLDER [--json] [--examples N] [--only TEXT-IN-PATH]');
  process.exit(2);
}

const require = createRequire(import.meta.url);
const schema = createSchemaCheck((name) =>
  readFileSync(require.resolve(`bpmn-moddle/resources/bpmn/xsd/${name}`), 'utf8'),
);
const isValid = (xml) => schema(xml).length === 0;

const MODEL = /\.(?:bpmn|bpmn2|bpmn20\.xml|bpmn\.xml)$/i;

function* modelsIn(path) {
  const seen = new Set();
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !MODEL.test(entry.name)) continue;
    const file = join(entry.parentPath ?? entry.path, entry.name);
    if (flags.only !== undefined && !file.includes(flags.only)) continue;
    const bytes = readFileSync(file);
    const digest = createHash('sha256').update(bytes).digest('base64');
    if (seen.has(digest)) continue;
    seen.add(digest);
    yield { name: relative(path, file), bytes };
  }
}

/** Counts with some examples of each. */
const counts = new Map();
const KEPT = Number(flags.examples);

function count(what, example) {
  let entry = counts.get(what);
  if (!entry) counts.set(what, (entry = { count: 0, examples: [] }));
  entry.count += 1;
  if (example !== undefined && entry.examples.length < KEPT) entry.examples.push(example);
}

const short = (value) => String(value ?? '').slice(0, 60);
const describe = ({ kind, what, name, element, before, after }) =>
  `${kind} ${what} ${name.replaceAll(/\{[^}]*\}/g, '')} #${element ?? ''} ${short(before)} → ${short(after)}`;

/** Runs the independent comparison; a text that the other parser refuses is counted separately. */
function compare(step, name, before, after, report) {
  let differences;
  try {
    differences = compareDocuments(before, after, { report, limit: 5 });
  } catch (error) {
    count(`${step}: not comparable`, `${name}: ${error.message}`);
    return;
  }
  for (const { kind, what, name: of } of differences)
    if (flags.detail) count(`${step}: ${kind} ${what} ${of.replaceAll(/\{[^}]*\}/g, '')}`, name);
  if (differences.length > 0) count(`${step}: differs`, `${name}: ${differences.map(describe).join('; ')}`);
}

function attempt(step, name, work) {
  try {
    return work();
  } catch (error) {
    count(`${step}: crash`, `${name}: ${error.stack?.split('\n').slice(0, 3).join(' ')}`);
    return undefined;
  }
}

async function measure({ name, bytes }) {
  count('models');
  const { model, findings } = await readModel(bytes);
  if (!model) {
    count('read: refused', `${name}: ${findings[0]?.code}`);
    return;
  }
  const source = model.xml;
  const valid = isValid(source);
  count(`read: ${model.flavour}`);
  if (valid) count('read: valid by the schema');
  attempt('lint', name, () => {
    for (const { code, message } of checkModel(model))
      if (code === 'rule-failed') count('lint: rule failed', `${name}: ${message.en}`);
  });
  const formatted = attempt('format', name, () => formatModel(model));
  if (formatted && formatted.xml === undefined)
    count('format: refused', `${name}: ${short(formatted.findings[0]?.message.en)}`);
  if (formatted?.xml !== undefined) {
    if (formatted.xml === source) count('format: equal');
    compare('format', name, source, formatted.xml);
    if (valid && !isValid(formatted.xml))
      count('format: valid → invalid', `${name}: ${schema(formatted.xml)[0]?.message.en}`);
  }
  for (const to of ENGINE_FLAVOURS) {
    if (to === model.flavour) continue;
    const step = 'convert';
    const fresh = (await readModel(bytes)).model;
    const result = attempt(step, name, () => convertModel(fresh, { to, force: true, historyTimeToLive: 'P180D' }));
    const written = result?.model && attempt(step, name, () => writeModel(result.model, { allowLoss: true }));
    if (!written?.xml) continue;
    count('convert: written');
    compare(step, `${name} to ${to}`, source, written.xml, result.report);
    if (valid && !isValid(written.xml))
      count('convert: valid → invalid', `${name} to ${to}: ${schema(written.xml)[0]?.message.en}`);
    const again = (await readModel(written.xml, { trackLoss: false })).model;
    if (again?.flavour !== to) count('convert: read as another flavour', `${name} to ${to}: ${again?.flavour}`);
  }
}

for (const model of modelsIn(folder)) await measure(model);
const result = Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)));
if (flags.json) console.log(JSON.stringify(result, null, 2));
else {
  for (const [what, { count: number, examples }] of Object.entries(result)) {
    console.log(`${String(number).padStart(7)}  ${what}`);
    for (const example of examples) console.log(`         ${example}`);
  }
}
