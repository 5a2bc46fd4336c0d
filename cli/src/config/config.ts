import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CliFailure, EXIT } from '../command.ts';
import { say } from '../text/index.ts';
import { CONFIG } from './description.ts';
import { problemIn, sayProblem } from './problems.ts';

/** A connection. Secrets come from the environment, never from this file. */
export interface Profile {
  server?: string;
  /** Where `gongdi deploy` goes when it is not the Gongdi server. */
  engine?: EngineProfile;
}

/** A process engine with a REST interface; see `EngineConnection`. */
export interface EngineProfile {
  kind?: string;
  url?: string;
  tenant?: string;
  user?: string;
  clientId?: string;
  tokenUrl?: string;
  scope?: string;
  audience?: string;
}

/** What `gongdi lint` checks for; flags stand above it. */
export interface LintConfig {
  preset?: string;
  engine?: string;
  rules?: Record<string, string>;
  schema?: boolean;
  ignore?: string[];
  maxWarnings?: number;
  /** Relative to this file, like every path and pattern here. */
  baseline?: string;
  /** Where the cache is kept; true for the usual place. */
  cache?: boolean | string;
  overrides?: LintOverride[];
  suppress?: LintSuppression[];
}

/** Other settings for some files; the last that names a file wins. */
export interface LintOverride {
  files: string[];
  preset?: string;
  engine?: string;
  rules?: Record<string, string>;
  schema?: boolean;
}

/** Findings that are known and accepted, for files in which no comment can say so. */
export interface LintSuppression {
  rule: string;
  element?: string;
  files?: string[];
  reason: string;
}

export interface ServeConfig {
  /** Relative to this file. */
  data?: string;
  port?: number;
  host?: string;
  /** Relative to this file. */
  map?: string;
  demo?: boolean;
  timeZone?: string;
  origins?: string[];
  /** Nearest proxies that are believed, or their networks. */
  trustProxy?: boolean | number | string | string[];
}

/** `gongdi.config.json`, `.js` or `.mjs`, in the folder of the command or the nearest one above. */
export interface CliConfig {
  $schema?: string;
  profile?: string;
  profiles?: Record<string, Profile>;
  lint?: LintConfig;
  serve?: ServeConfig;
}

const NAMES = ['gongdi.config.json', 'gongdi.config.js', 'gongdi.config.mjs'] as const;

/** @throws CliFailure with exit 2 when a configuration file is there and cannot be used */
export async function loadConfig(cwd: string): Promise<{ config: CliConfig; path: string | null }> {
  for (let folder = cwd; ; folder = dirname(folder)) {
    for (const name of NAMES) {
      const path = join(folder, name);
      const text = await readFile(path, 'utf8').catch(() => null);
      if (text === null) continue;
      try {
        const value: unknown = name.endsWith('.json')
          ? JSON.parse(text)
          : ((await import(`${pathToFileURL(path).href}?${(await stat(path)).mtimeMs}`)) as { default: unknown })
              .default;
        const problem = problemIn(value, CONFIG);
        if (problem) throw new CliFailure(EXIT.usage, sayProblem(path, problem));
        return { config: value as CliConfig, path };
      } catch (error) {
        if (error instanceof CliFailure) throw error;
        throw new CliFailure(EXIT.usage, say('badConfig', { path, reason: (error as Error).message }), error);
      }
    }
    if (folder === dirname(folder)) return { config: {}, path: null };
  }
}
