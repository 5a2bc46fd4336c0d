import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { at } from '../root.mjs';

const FOLDER = 'packages/bpmn/src/check/rules';
const HEADER = `import type { Text } from '../model/index.ts';

/** What each rule's page explains. Written by \`npm run reference\` from the \`page.md\` beside the rules. */
`;
const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
/** As prettier quotes: whichever needs fewer escapes. */
const literal = (text) =>
  text.includes("'") && !text.includes('"') ? `"${text.replaceAll('\\', '\\\\')}"` : quoted(text);

/** The prose of one language: all paragraphs between the facts and the remark about the fixtures. */
function prose(half) {
  const paragraphs = half.split(/\n\n+/).slice(2);
  return paragraphs
    .filter((paragraph) => !paragraph.startsWith('`valid.bpmn`'))
    .join('\n\n')
    .replaceAll(/`/g, '')
    .trim()
    .replaceAll('\n', ' ');
}

/** The module that holds the explanations of all rules, for where there are no files. */
export function rulePagesModule() {
  const codes = readdirSync(at(FOLDER), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(at(`${FOLDER}/${entry.name}/page.md`)))
    .map((entry) => entry.name)
    .toSorted();
  const entries = codes.map((code) => {
    const [, zh = '', en = ''] = readFileSync(at(`${FOLDER}/${code}/page.md`), 'utf8').split(/^## /m);
    const key = /^\w+$/.test(code) ? code : `'${code}'`;
    return `  ${key}: {\n    zh: ${literal(prose(zh))},\n    en: ${literal(prose(en))},\n  },\n`;
  });
  return `${HEADER}export const RULE_PAGES: Readonly<Record<string, Text>> = {\n${entries.join('')}};\n`;
}
