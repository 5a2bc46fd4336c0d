import { dirname, join, resolve } from 'node:path';
import { CliFailure, EXIT, type CommandContext, type Exit } from '../command.ts';
import { loadConfig, type CliConfig } from '../config/config.ts';
import { MODEL_ENDINGS } from '../files/endings.ts';
import { ignoreRules } from '../files/ignore.ts';
import { findInputs, type Input } from '../files/inputs.ts';
import { shownPath, writeResult } from '../files/outputs.ts';
import { createProgress } from '../terminal/progress.ts';
import { cliMessage } from '../text/index.ts';
import { compare, readBaseline, renewedBaseline, type PlacedReport } from './baseline.ts';
import { CACHE_NAME, LintCache } from './cache.ts';
import { reportsOf } from './look-up.ts';
import { matching } from './matching.ts';
import { lintPlans, type LintFlags } from './options.ts';
import type { FormatName } from './formats/index.ts';
import { isOpen, type FileReport, type LintPlans } from './plan.ts';
import { RC_NAME } from './bpmnlintrc/find.ts';
import { bpmnlintrcOf, tellUsed } from './bpmnlintrc/use.ts';
import { printReports } from './print.ts';
import { tellShortRun } from './short-run.ts';
import { lintMessage } from './text/index.ts';
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
  /** Cache for the next run of a watching program. */
  cache: LintCache | undefined;
  /** Further files whose change affects the findings. */
  also: string[];
}

/**
 * One run of `gongdi lint`: finds the files, checks them, prints the findings.
 *
 * @param before the cache of the previous run; with it findings are cached from run to run whatever the flags say
 * @param ready called when all findings are known and before anything is printed
 */
export async function lintOnce(
  args: readonly string[],
  options: LintOptions,
  context: CommandContext,
  { before, ready = () => undefined }: { before?: LintCache | 'new'; ready?: () => void } = {},
): Promise<LintOnce> {
  tellShortRun();
  const { cwd, lang, version } = context;
  const { config, path: configPath } = await loadConfig(cwd);
  const base = configPath === null ? cwd : dirname(configPath);
  const most = maxWarnings(options.maxWarnings, config.lint?.maxWarnings);
  const baseline = baselinePath(options, config, { cwd, base });
  const inputs = await modelsToLint(args, options, config, { cwd, base });
  const shown = baseline === null ? '' : shownPath(baseline, cwd);
  const known = baseline === null ? undefined : await knownFindings(baseline, shown, options);

  const rc = await bpmnlintrcOf(options, config.lint, { cwd, base });
  const plans = await lintPlans(options, config.lint, (patterns) => matching(patterns, base), rc);
  for (const { path } of inputs) plans.planOf(path);
  const about = [version, process.version, lang];
  const location = cacheLocation(options, config, { cwd, base });
  const cache = cacheOf(before, location, plans, about);

  const checked = await checkInputs(inputs, plans, cache, options, context);
  if (cache && !options.fix) saveCache(cache, location, context);
  const idle = unusedAccepted(plans, inputs, checked);
  const found = checked.map(({ file, findings }) => ({ file, findings: findings.filter(isOpen) }));
  const placed = found.map((report, at): PlacedReport => ({ ...report, path: inputs[at]?.path ?? null }));

  ready();
  tellIdle(idle, context);
  const also = settingsFiles([configPath, rc?.path], baseline, cwd);
  tellUsed(rc, options.format, context);
  if (options.updateBaseline && baseline !== null) {
    await writeBaseline(baseline, renewedBaseline(placed, known, baseline), { context, options, shown });
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

/** Finds the models to check. @throws CliFailure with exit 2 when a flag does not fit a model from standard input */
async function modelsToLint(
  args: readonly string[],
  { fix, updateBaseline }: LintOptions,
  { lint }: CliConfig,
  { cwd, base }: Folders,
): Promise<Input[]> {
  const ignore = [
    { globs: (lint?.ignore ?? []).map((pattern) => (base === cwd ? pattern : join(base, pattern))) },
    ...(await ignoreRules(cwd)),
  ];
  const inputs = await findInputs(args, { cwd, endings: MODEL_ENDINGS, ignore });
  const fromStdin = inputs.some(({ path }) => path === null);
  if (fix && fromStdin) throw usage(cliMessage('fixNeedsFiles'));
  if (updateBaseline && fromStdin) throw usage(lintMessage('baselineNoStdin'));
  return inputs;
}

/** Reads the baseline. One that is to be renewed may be missing or unreadable. */
async function knownFindings(path: string, shown: string, { updateBaseline }: LintOptions) {
  if (updateBaseline && !(await exists(path))) return undefined;
  return readBaseline(path, shown).catch((error: unknown) => {
    if (updateBaseline) return undefined;
    throw error;
  });
}

async function writeBaseline(
  path: string,
  { text, count }: ReturnType<typeof renewedBaseline>,
  { context, options, shown }: { context: CommandContext; options: LintOptions; shown: string },
): Promise<void> {
  const dryRun = options.dryRun === true;
  const quiet = { ...context, terminal: { ...context.terminal, message: () => undefined } };
  await writeResult(path, text, { context: quiet, dryRun, overwrite: true, shown });
  context.terminal.message(lintMessage(dryRun ? 'baselineWouldWrite' : 'baselineWritten', { path: shown, count }));
}

/** Returns the cache of this run: the one of the run before, or one that is opened; undefined: none is used. */
function cacheOf(
  before: LintCache | 'new' | undefined,
  location: string | null,
  { plans }: LintPlans,
  about: readonly string[],
): LintCache | undefined {
  if (before instanceof LintCache) return before.renewed(plans, about);
  return location !== null || before === 'new' ? LintCache.open(location, plans, about) : undefined;
}

/** Checks the models, with `--fix` after mending what can be mended, and shows the progress. */
async function checkInputs(
  inputs: readonly Input[],
  plans: LintPlans,
  cache: LintCache | undefined,
  { fix, dryRun }: LintOptions,
  context: CommandContext,
): Promise<FileReport[]> {
  const { lang, signal } = context;
  const progress = createProgress(inputs.length);
  try {
    if (!fix) return await reportsOf(inputs, { plans, lang, signal, progress }, cache);
    const { fixInputs } = await import('./fix.ts');
    return await fixInputs(inputs, { plans, context, dryRun: dryRun === true });
  } finally {
    progress.end();
  }
}

function tellIdle(idle: ReturnType<typeof unusedAccepted>, { terminal }: CommandContext): void {
  for (const { rule, element } of idle)
    terminal.message(lintMessage('suppressUnused', { rule, at: element === undefined ? '' : ` #${element}` }));
}

/** Returns the files that decide about the findings, apart from the models. Those that are missing may be added. */
function settingsFiles(
  [config, rc]: readonly [string | null, string | undefined],
  baseline: string | null,
  cwd: string,
): string[] {
  const files = [config ?? join(cwd, 'gongdi.config.json'), rc ?? join(cwd, RC_NAME), join(cwd, '.gongdiignore')];
  return baseline === null ? files : [...files, baseline];
}

const usage = (label: CliFailure['label']) => new CliFailure(EXIT.usage, label);

async function exists(path: string): Promise<boolean> {
  const { stat } = await import('node:fs/promises');
  return (await stat(path).catch(() => null)) !== null;
}

interface Folders {
  cwd: string;
  /** Folder of the configuration file. */
  base: string;
}

function baselinePath({ baseline, updateBaseline }: LintOptions, { lint }: CliConfig, { cwd, base }: Folders) {
  if (baseline !== undefined) return resolve(cwd, baseline);
  if (lint?.baseline !== undefined) return resolve(base, lint.baseline);
  if (updateBaseline) throw usage(lintMessage('baselineNeeded'));
  return null;
}

/** null: no cache is used. */
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
    terminal.message(lintMessage('cacheNotWritten', { path, reason: (error as Error).message }));
  }
}

function maxWarnings(flag: string | undefined, configured: number | undefined): number | undefined {
  if (flag === undefined) return configured;
  if (/^\d{1,9}$/.test(flag)) return Number(flag);
  throw usage(cliMessage('badCount', { flag: '--max-warnings' }));
}
