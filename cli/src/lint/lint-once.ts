import { dirname, join, resolve } from 'node:path';
import { CliFailure, EXIT, type CommandContext, type Exit } from '../command.ts';
import { loadConfig, type CliConfig } from '../config/config.ts';
import { MODEL_ENDINGS } from '../files/endings.ts';
import { ignoreRules } from '../files/ignore.ts';
import { findInputs } from '../files/inputs.ts';
import { shownPath, writeResult } from '../files/outputs.ts';
import { createProgress } from '../terminal/progress.ts';
import { say } from '../text/index.ts';
import { compare, readBaseline, renewedBaseline, type PlacedReport } from './baseline.ts';
import { CACHE_NAME, LintCache } from './cache.ts';
import { reportsOf } from './look-up.ts';
import { matching } from './matching.ts';
import { lintPlans, type LintFlags } from './options.ts';
import type { FormatName } from './formats/index.ts';
import { isOpen } from './plan.ts';
import { printReports } from './print.ts';
import { tellShortRun } from './short-run.ts';
import { sayLint } from './text/index.ts';
import { unusedAccepted } from './unused-accepted.ts';

export interface LintOptions extends LintFlags {
  format?: FormatName;
  fix?: boolean;
  dryRun?: boolean;
  quiet?: boolean;
  maxWarnings?: string;
  cache?: boolean;
  cacheLocation?: string;
  baseline?: string;
  updateBaseline?: boolean;
  watch?: boolean;
}

export interface LintOnce {
  exit: Exit;
  /** For the next run of a program that goes on. */
  cache: LintCache | undefined;
  /** Further files whose change changes what is found. */
  also: string[];
}

/**
 * One run of `gongdi lint`: finds the files, checks them, prints what was found.
 *
 * @param before the cache of the run before; with it findings are kept from run to run whatever the flags say
 * @param ready called when everything is known and before anything is printed
 */
export async function lintOnce(
  args: readonly string[],
  options: LintOptions,
  context: CommandContext,
  { before, ready = () => undefined }: { before?: LintCache | 'new'; ready?: () => void } = {},
): Promise<LintOnce> {
  tellShortRun();
  const { cwd, lang, signal, terminal, version } = context;
  const { config, path: configPath } = await loadConfig(cwd);
  const base = configPath === null ? cwd : dirname(configPath);
  const most = maxWarnings(options.maxWarnings, config.lint?.maxWarnings);
  const baseline = baselinePath(options, config, { cwd, base });
  const ignore = [
    { globs: (config.lint?.ignore ?? []).map((pattern) => (base === cwd ? pattern : join(base, pattern))) },
    ...(await ignoreRules(cwd)),
  ];
  const inputs = await findInputs(args, { cwd, endings: MODEL_ENDINGS, ignore });
  const fromStdin = inputs.some(({ path }) => path === null);
  if (options.fix && fromStdin) throw usage(say('fixNeedsFiles'));
  if (options.updateBaseline && fromStdin) throw usage(sayLint('baselineNoStdin'));
  const shown = baseline === null ? '' : shownPath(baseline, cwd);
  const known =
    baseline === null || (options.updateBaseline && !(await exists(baseline)))
      ? undefined
      : await readBaseline(baseline, shown).catch((error: unknown) => {
          if (options.updateBaseline) return undefined;
          throw error;
        });

  const plans = await lintPlans(options, config.lint, (patterns) => matching(patterns, base));
  for (const { path } of inputs) plans.planOf(path);
  const about = [version, process.version, lang];
  const location = cacheLocation(options, config, { cwd, base });
  const cache =
    before === 'new' || before === undefined
      ? location !== null || before === 'new'
        ? LintCache.open(location, plans.plans, about)
        : undefined
      : before.renewed(plans.plans, about);

  const progress = createProgress(inputs.length);
  let found;
  try {
    found = options.fix
      ? await (await import('./fix.ts')).fixInputs(inputs, { plans, context, dryRun: options.dryRun === true })
      : await reportsOf(inputs, { plans, lang, signal, progress }, cache);
  } finally {
    progress.end();
  }
  if (cache && !options.fix) saveCache(cache, location, context);
  const idle = unusedAccepted(plans, inputs, found);
  found = found.map(({ file, findings }) => ({ file, findings: findings.filter(isOpen) }));
  const placed = found.map((report, at): PlacedReport => ({ ...report, path: inputs[at]?.path ?? null }));

  ready();
  for (const { rule, element } of idle)
    terminal.say(sayLint('suppressUnused', { rule, at: element === undefined ? '' : ` #${element}` }));
  const also = [
    configPath ?? join(cwd, 'gongdi.config.json'),
    join(cwd, '.gongdiignore'),
    ...(baseline === null ? [] : [baseline]),
  ];
  if (options.updateBaseline && baseline !== null) {
    const { text, count } = renewedBaseline(placed, known, baseline);
    const dryRun = options.dryRun === true;
    const quiet = { ...context, terminal: { ...terminal, say: () => undefined } };
    await writeResult(baseline, text, { context: quiet, dryRun, overwrite: true, shown });
    terminal.say(sayLint(dryRun ? 'baselineWouldWrite' : 'baselineWritten', { path: shown, count }));
    return { exit: EXIT.fine, cache, also };
  }
  const compared = known && baseline !== null ? compare(placed, known, baseline) : undefined;
  const reports = compared?.reports ?? found;
  const exit = await printReports(reports, {
    options,
    context,
    most,
    ...(compared ? { baseline: { known: compared.known, gone: compared.gone, path: shown } } : {}),
  });
  return { exit, cache, also };
}

const usage = (label: CliFailure['label']) => new CliFailure(EXIT.usage, label);

async function exists(path: string): Promise<boolean> {
  const { stat } = await import('node:fs/promises');
  return (await stat(path).catch(() => null)) !== null;
}

interface Folders {
  cwd: string;
  /** Of the configuration file. */
  base: string;
}

function baselinePath({ baseline, updateBaseline }: LintOptions, { lint }: CliConfig, { cwd, base }: Folders) {
  if (baseline !== undefined) return resolve(cwd, baseline);
  if (lint?.baseline !== undefined) return resolve(base, lint.baseline);
  if (updateBaseline) throw usage(sayLint('baselineNeeded'));
  return null;
}

/** null: no cache is wanted. */
function cacheLocation({ cache, cacheLocation: given }: LintOptions, { lint }: CliConfig, { cwd, base }: Folders) {
  if (cache === false) return null;
  if (given !== undefined) return /[/\\]$/.test(given) ? `${resolve(cwd, given)}/` : resolve(cwd, given);
  if (typeof lint?.cache === 'string') return resolve(base, lint.cache);
  return cache || lint?.cache ? join(base, CACHE_NAME) : null;
}

function saveCache(cache: LintCache, location: string | null, { cwd, terminal }: CommandContext): void {
  try {
    cache.save();
  } catch (error) {
    const path = location === null ? '' : shownPath(location, cwd);
    terminal.say(sayLint('cacheNotWritten', { path, reason: (error as Error).message }));
  }
}

function maxWarnings(flag: string | undefined, configured: number | undefined): number | undefined {
  if (flag === undefined) return configured;
  if (/^\d{1,9}$/.test(flag)) return Number(flag);
  throw usage(say('badCount', { flag: '--max-warnings' }));
}
