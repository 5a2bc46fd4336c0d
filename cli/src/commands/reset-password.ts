import { CliFailure, defineCommand, EXIT } from '../command.ts';
import { DATA_OPTION } from '../database/options.ts';
import { cliMessage } from '../text/index.ts';

export default defineCommand({
  name: 'reset-password',
  arguments: '<user>',
  about: {
    zh: '给账号设一个新的一次性密码：忘记密码、丢失首次启动时显示的密码时用；需要能访问数据文件夹或数据库',
    en: 'Give an account a new one-time password: when it was forgotten, or the one of the first start was lost. Needs the data folder or the database',
  },
  options: [DATA_OPTION],
  examples: ['gongdi reset-password admin', 'DATABASE_URL=postgres://… gongdi reset-password admin'],
  async run([user = ''], options: { data?: string }, context) {
    const { terminal, json } = context;
    const { openDatabaseOf } = await import('../database/open.ts');
    const { serverFailure } = await import('../server-failure.ts');
    const { migrationStatus, resetPassword } = await import('@gongdi/server');
    const { databaseMessage } = await import('../database/text/index.ts');
    const { database } = await openDatabaseOf(options, context, { beside: true });
    try {
      const { applied, pending } = await migrationStatus(database);
      if (applied.length === 0) throw new CliFailure(EXIT.usage, cliMessage('noAccountYet', { name: user }));
      if (pending.length > 0) {
        const values = { count: pending.length, names: pending.join(', ') };
        throw new CliFailure(EXIT.remote, databaseMessage('pending', values));
      }
      const made = await resetPassword(database, user);
      if (!made) throw new CliFailure(EXIT.usage, cliMessage('noSuchAccount', { name: user }));
      const { user_name: name, password, disabled } = made;
      if (json) terminal.out(JSON.stringify(made));
      else {
        terminal.message(cliMessage('passwordMade', { name, password }));
        if (disabled) terminal.message(cliMessage('accountDisabled', { name }));
      }
      return EXIT.fine;
    } catch (error) {
      throw serverFailure(error);
    } finally {
      await database.close();
    }
  },
});
