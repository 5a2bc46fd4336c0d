import type { Database, FolderReport } from '@gongdi/server';
import { CliFailure, EXIT, type CommandContext } from '../command.ts';
import { openDatabaseOf } from '../database/open.ts';
import { loadConfig } from '../config/config.ts';
import { serveSettings } from '../serve/settings.ts';
import { serverFailure } from '../server-failure.ts';
import type { Finding } from './checks.ts';
import { doctorMessage, type DoctorKey } from './text/index.ts';

/** Minimum free disk space in bytes: one day of a busy site and its uploads. */
const LEAST_FREE = 1024 ** 3;
/** Maximum number of names shown for missing or damaged files. */
const SHOWN = 5;

/**
 * Checks a data folder: the process that holds it, the program version that wrote it, its disk, database, schema, pages
 * and files. Works while a server is running; otherwise starts the database and stops it again. Changes nothing.
 */
export async function* dataChecks(flags: { data?: string }, context: CommandContext): AsyncGenerator<Finding> {
  const { lang, env, cwd } = context;
  const findings = findingsIn(lang);
  const { finding, failed } = findings;
  const { config, path: configPath } = await loadConfig(cwd);
  const settings = serveSettings({ flags, env, config, configPath, cwd });
  const { diskOf, examineFiles, examineFolder, examinePages } = await import('@gongdi/server');

  let opened: Awaited<ReturnType<typeof openDatabaseOf>>;
  if (settings.databaseUrl === undefined) {
    let folder: FolderReport;
    try {
      // A folder without data is reported before anything is created in it.
      if (!(await holdsData(settings.dataDir)))
        throw new CliFailure(EXIT.usage, doctorMessage('noData', { folder: settings.dataDir }));
      folder = await examineFolder(settings.dataDir);
    } catch (error) {
      yield failed('folder', error);
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
    yield finding(...diskState(disk));
  } else yield finding(...diskState(await diskOf(settings.dataDir).catch(() => diskOf(cwd))));

  try {
    opened = await openDatabaseOf(flags, context, { beside: true });
  } catch (error) {
    yield failed('database', error);
    return;
  }
  const { database, blobs } = opened;
  try {
    yield finding('database', 'good', 'answers', { where: database.where });
    if (!(yield* schemaChecks(database, findings))) return;
    const pages = await examinePages(database);
    const { damaged } = pages;
    yield damaged.length > 0
      ? finding('pages', 'bad', 'pagesDamaged', {
          count: damaged.length,
          names: list(damaged.map(({ name, reason }) => `${name}: ${reason}`)),
        })
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
      : finding('files', 'good', files.plain > 0 ? 'filesPlain' : 'filesWhole', {
          count: files.contents,
          plain: files.plain,
        });
  } catch (error) {
    yield failed('database', error);
  } finally {
    await database.close();
  }
}

type Values = Record<string, string | number>;
type FindingParts = [name: DoctorKey, state: Finding['state'], detail: DoctorKey, values?: Values];

/** Makes findings in one language. */
function findingsIn(lang: 'zh' | 'en') {
  const textOf = (key: DoctorKey, values: Values = {}) => doctorMessage(key, values)[lang];
  return {
    finding: (...[name, state, detail, values]: FindingParts): Finding => ({
      name: textOf(name),
      state,
      detail: textOf(detail, values),
    }),
    failed: (name: DoctorKey, error: unknown): Finding => {
      const failure = serverFailure(error);
      const detail = failure instanceof CliFailure ? failure.label[lang] : (error as Error).message;
      return { name: textOf(name), state: 'bad', detail };
    },
  };
}

function diskState({ free, total }: { free: number; total: number }): FindingParts {
  const values = { free: gibi(free), total: gibi(total) };
  return free < LEAST_FREE ? ['disk', 'bad', 'diskLow', values] : ['disk', 'good', 'diskIs', values];
}

/** @returns whether the following checks can run */
async function* schemaChecks(
  at: Database,
  { finding, failed }: ReturnType<typeof findingsIn>,
): AsyncGenerator<Finding, boolean> {
  const { migrationStatus } = await import('@gongdi/server');
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
    yield failed('schema', error);
    return false;
  }
}

async function holdsData(folder: string): Promise<boolean> {
  const { existsSync } = await import('node:fs');
  const { join } = await import('node:path');
  return ['postgres', 'postgres-folder'].some((name) => existsSync(join(folder, name)));
}

const gibi = (bytes: number): string => (bytes / 1024 ** 3).toFixed(1);

function list(names: readonly string[]): string {
  const rest = names.length - SHOWN;
  return names.slice(0, SHOWN).join('; ') + (rest > 0 ? `; … +${rest}` : '');
}
