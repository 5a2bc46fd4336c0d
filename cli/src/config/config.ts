import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CliFailure, EXIT } from '../command.ts';
import { cliMessage } from '../text/index.ts';
import { CONFIG } from './description.ts';
import { problemIn, problemMessage } from './problems.ts';

/** Connection to a server or engine. Secrets come from the environment, never from this file. */
export interface Profile {
  server?: string;
  /** Target of `gongdi deploy` when it is not the Gongdi server. */
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

/** Configuration of `gongdi lint`; flags override it. */
export interface LintConfig {
  preset?: string;
  engine?: string;
  rules?: Record<string, string>;
  schema?: boolean;
  ignore?: string[];
  maxWarnings?: number;
  /** Relative to the configuration file, like every path and pattern here. */
  baseline?: string;
  /** Path of the cache; true for the default path. */
  cache?: boolean | string;
  /** Whether bpmnlint's own configuration is read, or its path. Default: the nearest `.bpmnlintrc`. */
  bpmnlintrc?: boolean | string;
  overrides?: LintOverride[];
  suppress?: LintSuppression[];
}

/** Other settings for some files; if several overrides match a file, the last one applies. */
export interface LintOverride {
  files: string[];
  preset?: string;
  engine?: string;
  rules?: Record<string, string>;
  schema?: boolean;
}

/** Findings that are known and accepted, for files in which a comment cannot suppress them. */
export interface LintSuppression {
  rule: string;
  element?: string;
  files?: string[];
  reason: string;
}

export interface ServeConfig {
  /** Relative to the configuration file. */
  data?: string;
  port?: number;
  host?: string;
  /** Relative to the configuration file. */
  map?: string;
  /** Relative to the configuration file. */
  pages?: string;
  /** Relative to the configuration file, like `tlsKey`. */
  tlsCert?: string;
  tlsKey?: string;
  tlsSelfSigned?: boolean;
  demo?: boolean;
  timeZone?: string;
  origins?: string[];
  /** Number of nearest proxies that are trusted, or their networks. */
  trustProxy?: boolean | number | string | string[];
}

/** Content of `gongdi.config.json`, `.js` or `.mjs`, in the folder of the command or the nearest folder above. */
export interface CliConfig {
  $schema?: string;
  profile?: string;
  profiles?: Record<string, Profile>;
  lint?: LintConfig;
  serve?: ServeConfig;
}

const NAMES = ['gongdi.config.json', 'gongdi.config.js', 'gongdi.config.mjs'] as const;

/** @throws CliFailure with exit 2 when a configuration file exists and cannot be used */
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
        if (problem) throw new CliFailure(EXIT.usage, problemMessage(path, problem));
        return { config: value as CliConfig, path };
      } catch (error) {
        if (error instanceof CliFailure) throw error;
        throw new CliFailure(EXIT.usage, cliMessage('badConfig', { path, reason: (error as Error).message }), error);
      }
    }
    if (folder === dirname(folder)) return { config: {}, path: null };
  }
}
