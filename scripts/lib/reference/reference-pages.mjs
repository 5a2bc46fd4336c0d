import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { at } from '../root.mjs';
import { callsPage } from './calls-page.mjs';
import { cliPage } from './cli-page.mjs';
import { decisionIndex, readDecisions } from './decisions.mjs';
import { elementsPage } from './elements-page.mjs';
import { modulePages } from './module-pages.mjs';
import { withBlock } from './marked-block.mjs';
import { ruleModules } from './rule-pages.mjs';
import { rulesPage } from './rules-page.mjs';

const DECISIONS = 'docs/decisions/README.md';

const textOf = (path) => (existsSync(at(path)) ? readFileSync(at(path), 'utf8') : '');

/**
 * Returns every generated page of docs with its wanted and its present text.
 * @param {Parameters<typeof cliPage>[0]} cli source of the page of commands
 * @param {Parameters<typeof rulesPage>[0]} check source of the page of rules
 * @returns {{ path: string, wanted: string, present: string }[]}
 */
export function referencePages(cli, check) {
  const manifest = JSON.parse(textOf('packages/elements/types/custom-elements.json'));
  const wanted = {
    'docs/elements.md': elementsPage(manifest),
    'docs/cli.md': cliPage(cli),
    'docs/rules.md': rulesPage(check),
    [DECISIONS]: withBlock(textOf(DECISIONS), 'decisions', decisionIndex(readDecisions())),
    ...ruleModules(),
    'cli/gongdi.config.schema.json': `${JSON.stringify(cli.configSchema, null, 2)}\n`,
  };
  return Object.entries(wanted).map(([path, text]) => ({ path, wanted: text, present: textOf(path) }));
}

/**
 * Returns the page of calls and screens. It changes with every screen, so no test compares its text;
 * `call-screens.test.mjs` checks that each call has a screen or a reason.
 * @param {Parameters<typeof callsPage>[0]} rows
 */
export function callPages(rows) {
  const path = 'docs/calls.md';
  return [{ path, wanted: callsPage(rows), present: textOf(path) }];
}

/**
 * Returns the pages of all modules. Pages of modules that are gone have no wanted text.
 * @param {Parameters<typeof modulePages>[0]} source
 * @returns {{ path: string, wanted: string | undefined, present: string }[]}
 */
export function moduleDocs(source) {
  const wanted = modulePages(source);
  const present = readdirSync(at('docs/modules'))
    .map((name) => `docs/modules/${name}`)
    .filter((path) => !(path in wanted));
  return [...Object.entries(wanted), ...present.map((path) => [path, undefined])].map(([path, text]) => ({
    path,
    wanted: text,
    present: textOf(path),
  }));
}

/**
 * Returns the page with the pictures of packages and layers. `tests/boundaries.test.ts`, which reads all imports,
 * compares it.
 * @param {Readonly<Record<string, string>>} pictures Markdown by the name of the block
 */
export function picturePages(pictures) {
  const path = 'docs/architecture.md';
  const present = textOf(path);
  const wanted = Object.entries(pictures).reduce((text, [name, picture]) => withBlock(text, name, picture), present);
  return [{ path, wanted, present }];
}
