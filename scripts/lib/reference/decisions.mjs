import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { at } from '../root.mjs';

const FOLDER = 'docs/decisions';
const SECTIONS = ['Context', 'Decision', 'Consequences', 'Rejected'];
/**
 * Folders are areas, files are topics. Neither has a number, so that two branches which add decisions do not conflict.
 */
const PATH = /^[a-z]+(?:-[a-z]+)*\/[a-z]+(?:-[a-z0-9]+)*\.md$/;
const STATUS = /^Status: (?:accepted|superseded by \[[^\]]+\]\(([^)]+)\))$/;

const byName = (a, b) => (a < b ? -1 : 1);

/**
 * A decision: its path below docs/decisions, and its text.
 * @typedef {{ path: string, text: string }} DecisionFile
 */

/** @returns {DecisionFile[]} every decision of the repository, in the order of their paths */
export function readDecisions() {
  return readdirSync(at(FOLDER), { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.md') && path !== 'README.md')
    .toSorted(byName)
    .map((path) => ({ path, text: readFileSync(at(FOLDER, path), 'utf8') }));
}

const titleOf = ({ text }) => /^# (.+)$/m.exec(text)?.[1] ?? '';
const statusOf = ({ text }) => /^Status: .*$/m.exec(text)?.[0] ?? '';
const areaOf = ({ path }) => path.split('/')[0].replaceAll('-', ' ');

/** Returns the problems with the form of one decision; `paths` are those of all decisions. */
function problemsOf(file, paths) {
  const { path, text } = file;
  const [head, ...sections] = text.split(/^## /m);
  const names = sections.map((section) => section.split('\n')[0]);
  const status = STATUS.exec(statusOf(file));
  const successor = status?.[1] && posix.join(posix.dirname(path), status[1]);
  return [
    !PATH.test(path) && 'lies in docs/decisions/<area>/<topic>.md, in lower case and without a number',
    !/^# .+\n\nStatus: .+\n\n$/.test(head) && 'begins with a title and its status, nothing else',
    !status && 'has the status "accepted" or "superseded by [title](path)"',
    successor && !paths.has(successor) && `names ${successor} as its successor, which is no decision`,
    names.join() !== SECTIONS.join() && `has the sections ${SECTIONS.join(', ')}, in this order`,
    ...sections
      .filter((section) => section.split('\n').slice(1).join('').trim() === '')
      .map((section) => `says nothing under ${section.trim()}`),
  ].filter(Boolean);
}

/**
 * Returns the problems with the form of decisions. docs/decisions/README.md describes the form.
 * @param {readonly DecisionFile[]} files
 * @returns {string[]} one line for each problem
 */
export function decisionProblems(files) {
  const paths = new Set(files.map(({ path }) => path));
  const titles = files.map(titleOf);
  return files.flatMap((file, i) => [
    ...problemsOf(file, paths).map((problem) => `${file.path}: ${problem}`),
    ...(titles.indexOf(titles[i]) === i ? [] : [`${file.path}: another decision has the same title`]),
  ]);
}

/**
 * Returns the list of decisions by area.
 * @param {readonly DecisionFile[]} files
 * @returns {string} Markdown
 */
export function decisionIndex(files) {
  const areas = [...new Set(files.map(areaOf))].toSorted(byName);
  return areas
    .map((area) => {
      const entries = files
        .filter((file) => areaOf(file) === area)
        .map(
          (file) => `- [${titleOf(file)}](${file.path})${statusOf(file) === 'Status: accepted' ? '' : ' (superseded)'}`,
        );
      return [`### ${area[0].toUpperCase()}${area.slice(1)}`, '', ...entries].join('\n');
    })
    .join('\n\n');
}
