import type { Database, FolderReport } from '@gongdi/server';
import { CliFailure, EXIT, type CommandContext } from '../command.ts';
import { openDatabaseOf } from '../database/open.ts';
import { loadConfig } from '../config/config.ts';
import { serveSettings } from '../serve/settings.ts';
import { serverFailure } from '../server-failure.ts';
import type { Finding } from './checks.ts';
import { sayDoctor, type DoctorKey } from './text/index.ts';

/** Less room than this is too little: one day of a busy site and its uploads, bytes. */
const LEAST_FREE = 1024 ** 3;
/** Names shown of what is missing or damaged. */
const SHOWN = 5;

/**
 * Looks at a data folder: who holds it, what it is written by, its disk, database, schema, pages and files. Works beside a
 * server that runs; otherwise the database is started for it and stopped again. Changes nothing.
 */
export async function* dataChecks(flags: { data?: string }, context: CommandContext): AsyncGenerator<Finding> {
  const { lang, env, cwd } = context;
  const say = (key: DoctorKey, values: Record<string, string | number> = {}) => sayDoctor(key, values)[lang];
  const finding = (
    name: DoctorKey,
    state: Finding['state'],
    key: DoctorKey,
    values: Record<string, string | number> = {},
  ) => ({
    name: say(name),
    state,
    detail: say(key, values),
  });
  const { config, path: configPath } = await loadConfig(cwd);
  const settings = serveSettings({ flags, env, config, configPath, cwd });
  const { diskOf, examineFiles, examineFolder, examinePages, migrationStatus } = await import('@gongdi/server');

  let opened: Awaited<ReturnType<typeof openDatabaseOf>>;
  if (settings.databaseUrl === undefined) {
    let folder: FolderReport;
    try {
      // Says what to do where there is no data, before anything is made there.
      if (!(await holdsData(settings.dataDir))) throw new CliFailure(EXIT.usage, sayDoctor('noData', { folder: settings.dataDir })); // prettier-ignore
      folder = await examineFolder(settings.dataDir);
    } catch (error) {
      yield failed(say('folder'), error, lang);
      return;
    }
    const { holder, version, disk } = folder;
    yield holder
      ? finding('holder', 'good', 'held', { pid: holder.pid, address: holder.address || '–' })
      : finding('holder', 'good', 'free');
    const { found, ours } = version;
    yield found === null || found === ours
      ? finding('version', 'good', 'versionIs', { found: found ?? ours })
      : finding('version', 'bad', 'versionOther', { found, ours });
    yield diskFinding(disk);
  } else yield diskFinding(await diskOf(settings.dataDir).catch(() => diskOf(cwd)));

  try {
    opened = await openDatabaseOf(flags, context, { beside: true });
  } catch (error) {
    yield failed(say('database'), error, lang);
    return;
  }
  const { database, blobs } = opened;
  try {
    yield finding('database', 'good', 'answers', { where: database.where });
    if (!(yield* schema(database))) return;
    const pages = await examinePages(database);
    const { damaged } = pages;
    yield damaged.length > 0
      ? finding('pages', 'bad', 'pagesDamaged', { count: damaged.length, names: list(damaged.map(({ name, reason }) => `${name}: ${reason}`)) }) // prettier-ignore
      : finding('pages', 'good', pages.indexes === null ? 'pagesWhole' : 'pagesAndIndexes', {
          tables: pages.tables,
          rows: pages.rows,
          indexes: pages.indexes ?? 0,
        });
    if (!pages.checksums) yield finding('pages', 'skipped', 'noChecksums');
    const files = await examineFiles(database.db, blobs);
    const bad = files.missing.length + files.damaged.length;
    yield bad > 0
      ? finding('files', 'bad', 'filesDamaged', {
          missing: files.missing.length,
          damaged: files.damaged.length,
          names: list([...files.missing, ...files.damaged]),
        })
      : finding('files', 'good', 'filesWhole', { count: files.contents });
  } catch (error) {
    yield failed(say('database'), error, lang);
  } finally {
    await database.close();
  }

  function diskFinding({ free, total }: { free: number; total: number }): Finding {
    const values = { free: gibi(free), total: gibi(total) };
    return free < LEAST_FREE ? finding('disk', 'bad', 'diskLow', values) : finding('disk', 'good', 'diskIs', values);
  }

  /** @returns whether the rest can be looked at */
  async function* schema(at: Database): AsyncGenerator<Finding, boolean> {
    try {
      const { applied, pending } = await migrationStatus(at);
      if (applied.length === 0) {
        yield finding('schema', 'bad', 'schemaEmpty');
        return false;
      }
      yield pending.length > 0
        ? finding('schema', 'bad', 'schemaPending', { count: pending.length, names: list(pending) })
        : finding('schema', 'good', 'schemaIs', { count: applied.length });
      return true;
    } catch (error) {
      yield failed(say('schema'), error, lang);
      return false;
    }
  }
}

async function holdsData(folder: string): Promise<boolean> {
  const { existsSync } = await import('node:fs');
  const { join } = await import('node:path');
  return ['postgres', 'postgres-folder'].some((name) => existsSync(join(folder, name)));
}

function failed(name: string, error: unknown, lang: 'zh' | 'en'): Finding {
  const failure = serverFailure(error);
  const detail = failure instanceof CliFailure ? failure.label[lang] : (error as Error).message;
  return { name, state: 'bad', detail };
}

const gibi = (bytes: number): string => (bytes / 1024 ** 3).toFixed(1);

function list(names: readonly string[]): string {
  const rest = names.length - SHOWN;
  return names.slice(0, SHOWN).join('; ') + (rest > 0 ? `; … +${rest}` : '');
}
