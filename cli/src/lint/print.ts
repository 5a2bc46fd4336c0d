import { EXIT, type CommandContext, type Exit } from '../command.ts';
import { cliMessage } from '../text/index.ts';
import type { Gone } from './baseline.ts';
import { FORMATS } from './formats/index.ts';
import type { LintOptions } from './lint-once.ts';
import type { FileReport } from './plan.ts';
import { summaryOf } from './summary.ts';
import { lintMessage } from './text/index.ts';

/** Maximum number of gone findings that are listed; the rest is only counted. */
const MOST_GONE = 20;

interface Printing {
  options: LintOptions;
  context: CommandContext;
  /** Maximum number of warnings that is allowed. */
  most: number | undefined;
  baseline?: { known: number; gone: readonly Gone[]; path: string };
}

/** Prints findings on standard output and messages on standard error. @returns the exit code of the run */
export async function printReports(all: readonly FileReport[], printing: Printing): Promise<Exit> {
  const { options, most, baseline, context } = printing;
  const { lang, terminal, version } = context;
  const whole = summaryOf(all);
  const reports = options.quiet
    ? all.map(({ file, findings }) => ({ file, findings: findings.filter(({ severity }) => severity === 'error') }))
    : all;
  const name = options.format ?? (context.json ? 'json' : 'stylish');
  const format = await FORMATS[name]();
  const text = format(reports, {
    lang,
    version,
    terminal,
    ...(baseline ? { baseline: { known: baseline.known, gone: baseline.gone } } : {}),
  });
  if (text !== '') terminal.out(text);
  if (name === 'stylish') {
    const shown = summaryOf(reports);
    const count = shown.errors + shown.warnings + shown.infos;
    terminal.message(
      count === 0 ? cliMessage('clean', { files: shown.files }) : cliMessage('problems', { count, ...shown }),
    );
    if (shown.fixable > 0) terminal.message(cliMessage('fixable', { count: shown.fixable }));
  }
  if (baseline && name !== 'json') printBaseline(baseline, context);
  if (whole.errors > 0) return EXIT.findings;
  if (most !== undefined && whole.warnings > most) {
    terminal.message(cliMessage('tooManyWarnings', { count: whole.warnings, most }));
    return EXIT.findings;
  }
  return EXIT.fine;
}

function printBaseline({ known, gone, path }: NonNullable<Printing['baseline']>, { terminal }: CommandContext): void {
  if (known > 0) terminal.message(lintMessage('baselineKnown', { count: known, path }));
  if (gone.length === 0) return;
  terminal.message(lintMessage('baselineFixed', { count: gone.reduce((sum, { count }) => sum + count, 0) }));
  for (const { file, code, element } of gone.slice(0, MOST_GONE))
    terminal.err(`  ${file}  ${code}${element === undefined ? '' : ` #${element}`}`);
  if (gone.length > MOST_GONE) terminal.err('  …');
}
