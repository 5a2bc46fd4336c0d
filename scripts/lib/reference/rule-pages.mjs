import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { at } from '../root.mjs';

const RULES = 'packages/bpmn/src/check/rules';
const PEERS = 'packages/bpmn/src/check/peer-pages';
const read = (path) => readFileSync(at(path), 'utf8');

const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
/** Quotes as the formatter does: with the quotes that need fewer escapes. */
const literal = (text) =>
  text.split("'").length > text.split('"').length
    ? `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`
    : quoted(text);

const FIX = /^(?:修复：|Fix: )/;

/** Returns the text of one language of a page below its facts: the description, and how to fix the finding. */
function partsOf(half) {
  const paragraphs = half
    .trim()
    .split(/\n\n+/)
    .slice(2)
    .filter((paragraph) => !paragraph.startsWith('`valid.bpmn`'))
    .map((paragraph) => paragraph.replaceAll('`', '').replaceAll('\n', ' ').trim());
  return {
    prose: paragraphs.filter((paragraph) => !FIX.test(paragraph)).join(' '),
    fix: paragraphs.find((paragraph) => FIX.test(paragraph))?.replace(FIX, '') ?? '',
  };
}

/** Returns `[code, { zh, en }]` for every page, with the text of each language. */
function pages() {
  const ofPage = (path) => {
    const [, zh = '', en = ''] = read(path).split(/^## /m);
    return { zh: partsOf(zh), en: partsOf(en) };
  };
  const own = readdirSync(at(RULES), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(at(`${RULES}/${entry.name}/page.md`)))
    .map(({ name }) => [name, ofPage(`${RULES}/${name}/page.md`)]);
  const peer = readdirSync(at(PEERS)).map((name) => [name.replace(/\.md$/, ''), ofPage(`${PEERS}/${name}`)]);
  return { own, peer };
}

/** Returns the lines in which the two models of a rule differ, without namespaces. */
function exampleOf(code) {
  const [wrong, right] = ['invalid', 'valid'].map((name) => read(`${RULES}/${code}/${name}.bpmn`).trim().split('\n'));
  const isHead = (line) => /^<(?:\w+:)?definitions\b/.test(line);
  const only = (lines, others) =>
    lines.filter((line) => !others.includes(line) && !isHead(line)).map((line) => line.trim());
  return { wrong: only(wrong, right).join('\n'), right: only(right, wrong).join('\n') };
}

/**
 * Returns a module that exports a record by rule code, laid out as by the formatter: after a short name there is no line
 * break.
 */
function moduleOf({ head, name, type, entries }) {
  const key = (text) => (/^\w+$/.test(text) ? text : `'${text}'`);
  const member = ([field, text]) => {
    const value = literal(text);
    return `    ${field}:${field.length > 2 && 4 + field.length + 2 + value.length + 1 > 120 ? '\n      ' : ' '}${value},\n`;
  };
  const body = entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, fields]) => `  ${key(code)}: {\n${Object.entries(fields).map(member).join('')}  },\n`);
  return `${head}export const ${name}: Readonly<Record<string, ${type}>> = {\n${body.join('')}};\n`;
}

const head = (about) => `import type { Text } from '../model/index.ts';

/** ${about} Written by \`npm run reference\`. */
`;

/**
 * Returns the modules with the texts of the rules' pages and models, by path. They are for programs that cannot read
 * these files.
 */
export function ruleModules() {
  const { own, peer } = pages();
  const texts = (list, part) => list.map(([code, { zh, en }]) => [code, { zh: zh[part], en: en[part] }]);
  const module = (name, about, entries) => moduleOf({ head: head(about), name, type: 'Text', entries });
  const folder = 'packages/bpmn/src/generated';
  return {
    [`${folder}/rule-pages.ts`]: module('RULE_PAGES', "What each rule's page explains.", texts(own, 'prose')),
    [`${folder}/peer-rule-pages.ts`]: module(
      'PEER_RULE_PAGES',
      "What the page of each of bpmnlint's rules explains.",
      texts(peer, 'prose'),
    ),
    [`${folder}/rule-fixes.ts`]: module('RULE_FIXES', 'How to mend what a rule of ours finds.', texts(own, 'fix')),
    [`${folder}/peer-rule-fixes.ts`]: module(
      'PEER_RULE_FIXES',
      "How to mend what a rule of bpmnlint's finds.",
      texts(peer, 'fix'),
    ),
    [`${folder}/rule-examples.ts`]: examples(own),
  };
}

const examples = (list) =>
  moduleOf({
    head: `/** The lines in which the two models of a rule differ. Written by \`npm run reference\`. */\n`,
    name: 'RULE_EXAMPLES',
    type: '{ readonly wrong: string; readonly right: string }',
    entries: list.map(([code]) => [code, exampleOf(code)]),
  });
