import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ruleInfos, type RuleLevel, type Severity } from '@gongdi/bpmn';
import Linter from 'bpmnlint/lib/linter.js';
import type { Resolver } from 'bpmnlint/lib/linter.js';
import { CliFailure, EXIT } from '../../command.ts';
import { nearest } from '../../nearest.ts';
import { lintMessage } from '../text/index.ts';
import { createResolver, PEER, requireFrom } from './resolver.ts';

/** A rule of a plug-in that a configuration turns on. */
export interface PluginRule {
  /** As bpmnlint reports it: `plugin/rule`. */
  readonly code: string;
  readonly pkg: string;
  readonly name: string;
  readonly severity: Severity;
  readonly options: unknown;
}

/** What a `.bpmnlintrc` says, with the configurations that it extends. Plain data, so that it can be sent to a worker. */
export interface Bpmnlintrc {
  readonly path: string;
  /** Levels of the rules of bpmnlint; those that the file does not turn on are off. */
  readonly levels: Readonly<Record<string, RuleLevel>>;
  /** Options of these rules, by code. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly plugins: readonly PluginRule[];
  /** Descriptions of extensions (`moddleExtensions`), by prefix. */
  readonly moddle: Readonly<Record<string, unknown>>;
  /** Digest of the plug-ins' files: findings in a cache hold for this state of them. */
  readonly stamp: string;
}

const SEVERITIES: Readonly<Record<string, Severity>> = { error: 'error', warn: 'warning', info: 'info' };

/**
 * Reads a `.bpmnlintrc` with everything that it extends.
 * @param shown the path as messages show it
 * @throws CliFailure with exit 2 when it cannot be used: no JSON, a plug-in that is not installed, an unknown rule
 */
export async function readBpmnlintrc(path: string, shown: string): Promise<Bpmnlintrc> {
  const config = await parsed(path, shown);
  const folder = dirname(path);
  const require = requireFrom(folder);
  const before = new Set(Object.keys(require.cache));
  const resolver = createResolver(folder);
  const linter = new Linter({ resolver: explained(resolver, folder, shown) });
  const levels: Record<string, RuleLevel> = {};
  for (const { code, peer } of ruleInfos()) if (peer) levels[code] = 'off';
  const options: Record<string, unknown> = {};
  const plugins: PluginRule[] = [];
  const rules = await rulesOf(linter, config, shown);
  for (const [code, value] of Object.entries(rules)) {
    const { category, config: own } = linter.parseRuleValue(value);
    const { pkg, ruleName } = linter.parseRuleName(code);
    if (pkg === PEER && !Object.hasOwn(levels, code)) throw unknownRule(shown, code, Object.keys(levels));
    if (category === 'off') continue;
    const severity = Object.hasOwn(SEVERITIES, category) ? SEVERITIES[category] : undefined;
    if (!severity) throw broken(shown, `${code}: ${category}`);
    if (pkg !== PEER) {
      linterRule(resolver, { pkg, name: ruleName, folder, shown });
      plugins.push({ code, pkg, name: ruleName, severity, options: own });
      continue;
    }
    levels[code] = severity;
    if (own !== null && typeof own === 'object' && Object.keys(own).length > 0) options[code] = own;
  }
  const moddle = plugins.length > 0 ? extensionsOf(config, require, shown) : {};
  const loaded = Object.keys(require.cache).filter((file) => !before.has(file));
  return { path, levels, options, plugins, moddle, stamp: stampOf(loaded) };
}

async function rulesOf(linter: Linter, config: object, shown: string) {
  try {
    return await linter.resolveConfiguredRules(config);
  } catch (error) {
    throw error instanceof CliFailure ? error : broken(shown, error);
  }
}

async function parsed(path: string, shown: string): Promise<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(await readFile(path, 'utf8'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch (error) {
    throw broken(shown, error);
  }
  throw broken(shown, '{ "extends": "bpmnlint:recommended" }?');
}

/** Returns the resolver with failures that tell what to do. */
function explained(resolver: Resolver, folder: string, shown: string): Resolver {
  return {
    resolveRule: (pkg, name) => resolver.resolveRule(pkg, name),
    resolveConfig(pkg, name) {
      try {
        const found = resolver.resolveConfig(pkg, name);
        if (found) return found;
      } catch {
        // The reason is found below.
      }
      throw missing(pkg, `${pkg === PEER ? '' : 'plugin:'}${pkg}/${name}`, folder, shown);
    },
  };
}

function linterRule(
  resolver: Resolver,
  { pkg, name, folder, shown }: { pkg: string; name: string; folder: string; shown: string },
): void {
  try {
    if (typeof resolver.resolveRule(pkg, name) === 'function') return;
  } catch {
    // The reason is found below.
  }
  throw missing(pkg, `${pkg}/${name}`, folder, shown);
}

/** Returns why a part of a package cannot be had: the package is missing, it throws when it is loaded, or lacks it. */
function missing(pkg: string, part: string, folder: string, shown: string): CliFailure {
  if (pkg === PEER) return new CliFailure(EXIT.usage, lintMessage('rcNoPart', { path: shown, part }));
  try {
    requireFrom(folder)(pkg);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const absent = code === 'MODULE_NOT_FOUND' && message.includes(`'${pkg}'`);
    if (absent) return new CliFailure(EXIT.usage, lintMessage('rcNoPlugin', { path: shown, pkg, folder }), error);
    return new CliFailure(EXIT.usage, lintMessage('rcPluginFails', { path: shown, pkg, reason: firstLine(message) }));
  }
  return new CliFailure(EXIT.usage, lintMessage('rcNoPart', { path: shown, part }));
}

/** @throws CliFailure when a description is missing */
function extensionsOf(
  { moddleExtensions }: Record<string, unknown>,
  require: NodeJS.Require,
  shown: string,
): Record<string, unknown> {
  if (moddleExtensions === undefined) return {};
  try {
    return Object.fromEntries(
      Object.entries(moddleExtensions as Record<string, string>).map(([prefix, id]) => [prefix, require(id)]),
    );
  } catch (error) {
    throw broken(shown, error);
  }
}

/** Returns a digest of the times and sizes of files: plug-ins of the project itself change without a new version. */
function stampOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    const info = statSync(file, { throwIfNoEntry: false });
    hash.update(`${file} ${info?.mtimeMs} ${info?.size}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

function unknownRule(path: string, rule: string, known: readonly string[]): CliFailure {
  const near = nearest(rule, known);
  const part = near === undefined ? `bpmnlint/${rule}` : `bpmnlint/${rule} (${near}?)`;
  return new CliFailure(EXIT.usage, lintMessage('rcNoPart', { path, part }));
}

const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';

function broken(path: string, cause: unknown): CliFailure {
  const reason = firstLine(cause instanceof Error ? cause.message : String(cause));
  return new CliFailure(EXIT.usage, lintMessage('rcBroken', { path, reason }), cause);
}
