import { existsSync, readFileSync } from 'node:fs';
import { at } from '../root.mjs';
import { callsPage } from './calls-page.mjs';
import { cliPage } from './cli-page.mjs';
import { elementsPage } from './elements-page.mjs';
import { ruleModules } from './rule-pages.mjs';
import { rulesPage } from './rules-page.mjs';

const textOf = (path) => (existsSync(at(path)) ? readFileSync(at(path), 'utf8') : '');

/**
 * Every generated page of docs with its wanted and its present text.
 * @param {Parameters<typeof cliPage>[0]} cli what the terminal's page is made from
 * @param {Parameters<typeof rulesPage>[0]} check what the page of rules is made from
 * @returns {{ path: string, wanted: string, present: string }[]}
 */
export function referencePages(cli, check) {
  const manifest = JSON.parse(textOf('packages/elements/types/custom-elements.json'));
  const wanted = {
    'docs/elements.md': elementsPage(manifest),
    'docs/cli.md': cliPage(cli),
    'docs/rules.md': rulesPage(check),
    ...ruleModules(),
    'cli/gongdi.config.schema.json': `${JSON.stringify(cli.configSchema, null, 2)}\n`,
  };
  return Object.entries(wanted).map(([path, text]) => ({ path, wanted: text, present: textOf(path) }));
}

/**
 * The page of calls and screens. It moves with every screen, so no test holds its text: that each call has a screen or a
 * reason is what `call-screens.test.mjs` holds.
 * @param {Parameters<typeof callsPage>[0]} rows
 */
export function callPages(rows) {
  const path = 'docs/calls.md';
  return [{ path, wanted: callsPage(rows), present: textOf(path) }];
}
