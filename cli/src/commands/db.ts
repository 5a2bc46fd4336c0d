import { defineCommand, CliFailure, EXIT } from '../command.ts';
import { DATA_OPTION } from '../database/options.ts';
import { cliMessage } from '../text/index.ts';

const ACTIONS = ['status', 'migrate'];

export default defineCommand({
  name: 'db',
  arguments: '<action>',
  values: ACTIONS,
  about: { zh: '数据库结构：status 查看，migrate 升级', en: 'Schema of the database: status or migrate' },
  options: [DATA_OPTION],
  examples: ['gongdi db status', 'DATABASE_URL=postgres://… gongdi db migrate'],
  async run([action = ''], options: { data?: string }, context) {
    const { terminal, json } = context;
    if (!ACTIONS.includes(action)) {
      const values = { option: '<action>', value: action, choices: ACTIONS.join(', ') };
      throw new CliFailure(EXIT.usage, cliMessage('usageInvalidArgument', values));
    }
    const { openDatabaseOf } = await import('../database/open.ts');
    const { databaseMessage } = await import('../database/text/index.ts');
    const { serverFailure } = await import('../server-failure.ts');
    const { migrate, migrationStatus } = await import('@gongdi/server');
    const migrates = action === 'migrate';
    const { database } = await openDatabaseOf(options, context, { beside: !migrates, create: migrates });
    try {
      const done = migrates ? await migrate(database) : [];
      const { applied, pending } = await migrationStatus(database);
      if (json) terminal.out(JSON.stringify({ database: database.where, done, applied, pending }, null, 2));
      else {
        terminal.message(databaseMessage('at', { where: database.where }));
        const names = (migrates ? done : pending).join(', ');
        if (done.length > 0) terminal.message(databaseMessage('migrated', { count: done.length, names }));
        else if (pending.length > 0) terminal.message(databaseMessage('pending', { count: pending.length, names }));
        else terminal.message(databaseMessage('upToDate', { count: applied.length }));
      }
      return pending.length > 0 ? EXIT.findings : EXIT.fine;
    } catch (error) {
      throw serverFailure(error);
    } finally {
      await database.close();
    }
  },
});
