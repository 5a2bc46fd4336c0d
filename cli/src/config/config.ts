import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CliFailure, EXIT } from '../command.ts';
import { say } from '../text/index.ts';

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

/** `gongdi.config.json` or `gongdi.config.js`, in the folder of the command or the nearest one above. */
export interface CliConfig {
  profile?: string;
  profiles?: Record<string, Profile>;
  lint?: {
    schema?: boolean;
    preset?: string;
    engine?: string;
    rules?: Record<string, string>;
    ignore?: string[];
    maxWarnings?: number;
  };
  serve?: {
    /** Relative to this file. */
    data?: string;
    port?: number;
    host?: string;
    demo?: boolean;
    timeZone?: string;
    origins?: string[];
    trustProxy?: boolean;
  };
}

const NAMES = ['gongdi.config.json', 'gongdi.config.js'] as const;

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
          : ((await import(pathToFileURL(path).href)) as { default: unknown }).default;
        if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('{ … }?');
        return { config: value, path };
      } catch (error) {
        throw new CliFailure(EXIT.usage, say('badConfig', { path, reason: (error as Error).message }), error);
      }
    }
    if (folder === dirname(folder)) return { config: {}, path: null };
  }
}
