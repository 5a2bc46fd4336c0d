import { CliFailure, defineCommand, EXIT } from '../command.ts';
import { DATA_OPTION } from '../database/options.ts';
import { cliMessage } from '../text/index.ts';

interface Options {
  data?: string;
  force?: boolean;
  yes?: boolean;
}

export default defineCommand({
  name: 'restore',
  arguments: '<file>',
  about: { zh: '从备份恢复数据库和上传的文件', en: 'Restore the database and uploaded files from a backup' },
  options: [
    DATA_OPTION,
    { flags: '--force', about: { zh: '取代数据库中已有的全部数据', en: 'replace everything that the database holds' } },
    { flags: '--yes', about: { zh: '与 --force 同用：不再询问', en: 'with --force: do not ask' } },
  ],
  examples: ['gongdi restore site.backup --data new-folder', 'gongdi restore site.backup --force'],
  async run([file = ''], options: Options, context) {
    const { terminal, json, cwd, signal } = context;
    const { existsSync } = await import('node:fs');
    const { resolve } = await import('node:path');
    const path = resolve(cwd, file);
    if (!existsSync(path)) throw new CliFailure(EXIT.usage, cliMessage('noFile', { path: file }));
    const { databaseMessage } = await import('../database/text/index.ts');
    const asks = options.force && !options.yes;
    if (asks && (!process.stdin.isTTY || !process.stderr.isTTY))
      throw new CliFailure(EXIT.usage, databaseMessage('yesNeeded'));
    const { openDatabaseOf } = await import('../database/open.ts');
    const { databaseFailure } = await import('../database/failure.ts');
    const { rowProgress } = await import('../database/progress.ts');
    const { backupFiles, restoreFromFile } = await import('@gongdi/server');
    const { database, blobs } = await openDatabaseOf(options, context, { create: true });
    const progress = rowProgress(context);
    try {
      if (asks) {
        const { agreed } = await import('../terminal/ask.ts');
        if (!(await agreed(databaseMessage('sureToReplace', { where: database.where })[context.lang], signal))) {
          terminal.message(databaseMessage('notRestored'));
          return EXIT.fine;
        }
      }
      const done = await restoreFromFile(database, path, {
        force: options.force,
        files: backupFiles(blobs),
        signal,
        progress: progress.step,
      });
      progress.end();
      if (json) terminal.out(JSON.stringify({ file, database: database.where, ...done }, null, 2));
      else {
        const { keys: _, ...counts } = done;
        terminal.message(databaseMessage('restored', { ...counts, taken: done.taken_at }));
      }
      if (done.lost_files > 0) terminal.message(databaseMessage('filesLost', { count: done.lost_files }));
      return EXIT.fine;
    } catch (error) {
      progress.end();
      throw databaseFailure(error, file, 'notReadable');
    } finally {
      await database.close();
    }
  },
});
