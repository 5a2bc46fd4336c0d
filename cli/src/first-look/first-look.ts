import type { Label } from '@gongdi/domain';
import { EXIT, type Exit } from '../command.ts';
import { withoutEnding } from '../files/endings.ts';
import type { BaseContext } from '../program.ts';
import { table } from '../terminal/width.ts';
import { surveyOf, type Survey } from './survey.ts';
import { lookMessage } from './text/index.ts';

/** Models that are named; the rest is only counted. */
const MOST_NAMED = 5;

interface Step {
  readonly command: string;
  readonly why: Label;
}

/**
 * Answers `gongdi` without a command: what this folder holds, and what to do with it.
 * @param help prints the help of the program, for a folder without models
 */
export async function firstLook(
  { cwd, terminal, lang, version }: BaseContext,
  json: boolean,
  help: () => void,
): Promise<Exit> {
  const survey = await surveyOf(cwd);
  const steps = stepsFor(survey);
  if (json) {
    const next = steps.map(({ command, why }) => ({ command, why: why[lang] }));
    terminal.out(JSON.stringify({ version, ...survey, next }, null, 2));
    return EXIT.fine;
  }
  if (survey.models.length === 0) {
    help();
    terminal.out(`\n${lookMessage(survey.whole ? 'noModels' : 'noModelsSoFar')[lang]}`);
  } else terminal.out(headOf(survey, lang));
  const rows = steps.map(({ command, why }) => [`  ${terminal.paint('bold', command)}`, why[lang]]);
  terminal.out(`\n${table(rows)}`);
  if (survey.models.length > 0) terminal.out(`\n${lookMessage('more')[lang]}`);
  return EXIT.fine;
}

function headOf({ models, whole, engines, configurations }: Survey, lang: 'zh' | 'en'): string {
  const kinds = Object.entries(engines).toSorted(([, a], [, b]) => b - a);
  const split = kinds.map(([engine, count]) => `${engine} ${count}`).join(', ');
  const named = models.slice(0, MOST_NAMED).map((name) => `  ${name}`);
  return [
    lookMessage(whole ? 'found' : 'foundSoFar', { count: models.length, engines: split })[lang],
    ...named,
    ...(models.length > MOST_NAMED ? ['  …'] : []),
    ...(configurations.length > 0 ? [lookMessage('configured', { names: configurations.join(', ') })[lang]] : []),
  ].join('\n');
}

/** Returns what to do next; every command works as it stands. */
function stepsFor({ models, data, configurations }: Survey): Step[] {
  const server = { command: 'gongdi serve', why: lookMessage(data ? 'serveAgain' : 'serve') };
  const [first] = models;
  if (first === undefined) return [{ command: 'gongdi new leave.bpmn', why: lookMessage('new') }, server];
  return [
    { command: 'gongdi lint .', why: lookMessage('lint') },
    { command: 'gongdi info . --summary', why: lookMessage('info') },
    {
      command: `gongdi render ${quoted(first)} --out ${quoted(`${withoutEnding(first)}.svg`)}`,
      why: lookMessage('render'),
    },
    ...(configurations.length === 0
      ? [{ command: 'gongdi lint . --baseline lint-baseline.json --update-baseline', why: lookMessage('baseline') }]
      : []),
    server,
  ];
}

/** Quotes a name for the usual shells where it needs it. */
const quoted = (name: string): string =>
  /^[\p{L}\p{N}_./@:+-]+$/u.test(name) && !name.startsWith('-')
    ? name
    : `'./${name.replaceAll("'", String.raw`'\''`)}'`;
