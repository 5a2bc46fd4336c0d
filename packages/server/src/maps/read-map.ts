import { type MapConfig } from '@gongdi/api';
import fs from 'node:fs/promises';
import path from 'node:path';
import { checkMap } from './check.ts';
import { MapError } from './map-error.ts';
import { serveFiles, type MapFile } from './map-files.ts';
import { mapLabel } from './text/index.ts';

/** A checked configuration from a file, with the files beside it. */
export interface MapFileConfig {
  config: MapConfig;
  files: ReadonlyMap<string, MapFile>;
}

/**
 * Reads the file that names base maps and place search (`docs/maps.md`). A key written as `$NAME` is taken from the
 * environment.
 * @throws MapError that says what is wrong in it, and where
 */
export async function readMap(
  file: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<MapFileConfig> {
  let text: string;
  try {
    text = await fs.readFile(file, 'utf8');
  } catch (error) {
    throw new MapError(
      file,
      [{ path: '', reason: mapLabel('notReadable', { reason: (error as Error).message }) }],
      error,
    );
  }
  let value: unknown;
  try {
    value = JSON.parse(text, (name, inner: unknown) => (name === 'key' ? keyOf(inner, env) : inner));
  } catch (error) {
    throw new MapError(file, [{ path: '', reason: mapLabel('notJson', { reason: (error as Error).message }) }], error);
  }
  const checked = checkMap(value);
  if ('faults' in checked) throw new MapError(file, checked.faults);
  const { config, files, faults } = await serveFiles(checked.config, path.dirname(file));
  if (faults.length > 0) throw new MapError(file, faults);
  return { config, files };
}

/** A key whose variable is not set stays as it is; the check then refuses it and names its place. */
function keyOf(value: unknown, env: Readonly<Record<string, string | undefined>>): unknown {
  const name = typeof value === 'string' ? /^\$(\w+)$/.exec(value)?.[1] : undefined;
  return name === undefined ? value : env[name]?.trim() || value;
}
