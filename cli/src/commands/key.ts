import { CliFailure, defineCommand, EXIT, type CommandContext, type Exit } from '../command.ts';
import { DATA_OPTION } from '../database/options.ts';
import { cliMessage } from '../text/index.ts';
import type { Database } from '@gongdi/server';

const ACTIONS = ['status', 'rotate'];

export default defineCommand({
  name: 'key',
  arguments: '<action>',
  values: ACTIONS,
  about: {
    zh: '个人信息的加密密钥：status 查看，rotate 更换，服务可以继续运行',
    en: 'Keys of the personal data: status, or rotate, also while the server runs',
  },
  options: [DATA_OPTION],
  examples: ['gongdi key status', 'gongdi key rotate'],
  async run([action = ''], options: { data?: string }, context) {
    if (!ACTIONS.includes(action)) {
      const values = { option: '<action>', value: action, choices: ACTIONS.join(', ') };
      throw new CliFailure(EXIT.usage, cliMessage('usageInvalidArgument', values));
    }
    const { openDatabaseOf } = await import('../database/open.ts');
    const { databaseFailure } = await import('../database/failure.ts');
    const { databaseMessage } = await import('../database/text/index.ts');
    const { migrationStatus } = await import('@gongdi/server');
    const { database } = await openDatabaseOf(options, context, { beside: true });
    try {
      const { pending } = await migrationStatus(database);
      if (pending.length > 0)
        throw new CliFailure(
          EXIT.findings,
          databaseMessage('pending', { count: pending.length, names: pending.join(', ') }),
        );
      return await (action === 'rotate' ? rotate(database, context) : status(database, context));
    } catch (error) {
      throw databaseFailure(error, database.keys.where, 'notWritable');
    } finally {
      await database.close();
    }
  },
});

/** Tells which keys there are, and which ones the database needs. */
async function status({ db, keys }: Database, { terminal, json }: CommandContext): Promise<Exit> {
  const { keyIdsOf } = await import('@gongdi/server');
  const { databaseMessage } = await import('../database/text/index.ts');
  const have = keys.all().map(({ id }) => id);
  const needed = await keyIdsOf(db);
  const missing = needed.filter((id) => !have.includes(id));
  if (json) terminal.out(JSON.stringify({ where: keys.where, keys: have, needed, missing }, null, 2));
  else {
    terminal.message(databaseMessage('keysAt', { where: keys.where }));
    for (const [at, id] of have.entries()) terminal.message(databaseMessage(at === 0 ? 'keyInUse' : 'keyOld', { id }));
    for (const id of missing) terminal.message(databaseMessage('keyMissing', { id }));
  }
  return missing.length > 0 ? EXIT.findings : EXIT.fine;
}

/** Encrypts everything with a new key and removes the old one. */
async function rotate(database: Database, context: CommandContext): Promise<Exit> {
  const { terminal, json, signal } = context;
  const { rotateKeys } = await import('@gongdi/server');
  const { databaseMessage } = await import('../database/text/index.ts');
  const { rowProgress } = await import('../database/progress.ts');
  const { keys } = database;
  if (!keys.change && keys.all().length < 2) throw new CliFailure(EXIT.usage, databaseMessage('keysConfigured'));
  const progress = rowProgress(context);
  try {
    const done = await rotateKeys(database, { now: Date.now(), progress: progress.step, signal });
    progress.end();
    if (json) terminal.out(JSON.stringify({ where: keys.where, ...done }, null, 2));
    else {
      terminal.message(databaseMessage('rotated', { key: done.key, rows: done.rows, where: keys.where }));
      if (done.removed.length > 0) terminal.message(databaseMessage('keysRemoved', { ids: done.removed.join(', ') }));
      if (done.unused.length > 0) terminal.message(databaseMessage('keysUnused', { ids: done.unused.join(', ') }));
      if (done.kept) terminal.message(databaseMessage('keysKept'));
    }
    return done.kept ? EXIT.partly : EXIT.fine;
  } finally {
    progress.end();
  }
}
