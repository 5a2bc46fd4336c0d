import { existsSync, readFileSync } from 'node:fs';
import { at } from '../root.mjs';
import { cliPage } from './cli-page.mjs';
import { elementsPage } from './elements-page.mjs';

const textOf = (path) => (existsSync(at(path)) ? readFileSync(at(path), 'utf8') : '');

/**
 * Every generated page of docs with its wanted and its present text.
 * @param {Parameters<typeof cliPage>[0]} cli what the terminal's page is made from
 * @returns {{ path: string, wanted: string, present: string }[]}
 */
export function referencePages(cli) {
  const manifest = JSON.parse(textOf('packages/elements/types/custom-elements.json'));
  const wanted = { 'docs/elements.md': elementsPage(manifest), 'docs/cli.md': cliPage(cli) };
  return Object.entries(wanted).map(([path, text]) => ({ path, wanted: text, present: textOf(path) }));
}
