import { CliFailure, defineCommand, EXIT } from '../command.ts';
import { DATA_OPTION } from '../database/options.ts';
import { cliMessage } from '../text/index.ts';

interface Options {
  data?: string;
  force?: boolean;
}

export default defineCommand({
  name: 'backup',
  arguments: '<file>',
  about: {
    zh: '备份数据库和上传的文件，服务可以继续运行',
    en: 'Back up the database and uploaded files, also while the server runs',
  },
  options: [DATA_OPTION, { flags: '--force', about: { zh: '覆盖已有的文件', en: 'write over a file that is there' } }],
  examples: ['gongdi backup site.backup', 'DATABASE_URL=postgres://… gongdi backup site.backup --force'],
  async run([file = ''], options: Options, context) {
    const { terminal, json, cwd, signal, version } = context;
    const { existsSync, statSync } = await import('node:fs');
    const { resolve } = await import('node:path');
    const path = resolve(cwd, file);
    if (existsSync(path) && (!options.force || statSync(path).isDirectory()))
      throw new CliFailure(EXIT.usage, cliMessage('exists', { path: file }));
    const { openDatabaseOf } = await import('../database/open.ts');
    const { databaseFailure } = await import('../database/failure.ts');
    const { rowProgress } = await import('../database/progress.ts');
    const { databaseMessage } = await import('../database/text/index.ts');
    const { backupFiles, backupToFile } = await import('@gongdi/server');
    const { database, blobs } = await openDatabaseOf(options, context, { beside: true });
    const progress = rowProgress(context);
    try {
      const done = await backupToFile(database, path, {
        program: version,
        files: backupFiles(blobs),
        signal,
        progress: progress.step,
      });
      progress.end();
      if (json) terminal.out(JSON.stringify({ file, ...done }, null, 2));
      else {
        const { keys, ...counts } = done;
        terminal.message(databaseMessage('backedUp', { ...counts, path: file, size: Math.ceil(done.bytes / 1024) }));
        if (keys.length > 0) terminal.message(databaseMessage('keysNeeded', { ids: keys.join(', ') }));
      }
      if (done.lost_files > 0) terminal.message(databaseMessage('filesLost', { count: done.lost_files }));
      return EXIT.fine;
    } catch (error) {
      progress.end();
      throw databaseFailure(error, file, 'notWritable');
    } finally {
      await database.close();
    }
  },
});
