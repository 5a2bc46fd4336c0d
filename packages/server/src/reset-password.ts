import { accountTables, forgetPasswordGuesses, hashPassword, revokeSessions } from './accounts/index.ts';
import { recordAudit } from './audit/index.ts';
import { onePassword } from './one-password.ts';
import { realPorts, type Ports } from './ports.ts';
import { newId, transaction, type Database } from './store/index.ts';

/** What the terminal did, in the change record: whoever has the data folder or the database may do anything. */
const TERMINAL = { id: 'terminal', name: '命令行' };

/**
 * Gives an account a password that nobody knew before, ends its sessions and forgets its failed logins: for whoever has
 * lost the last one, with the right to the database itself.
 * @returns undefined when there is no such account
 */
export async function resetPassword(
  { db }: Pick<Database, 'db'>,
  user_name: string,
  ports: Pick<Ports, 'now' | 'randomBytes' | 'passwordCost'> = realPorts,
): Promise<{ user_name: string; password: string; disabled: boolean } | undefined> {
  const name = user_name.trim().toLowerCase();
  const password = onePassword(ports.randomBytes);
  const password_hash = await hashPassword(password, ports.passwordCost);
  return transaction(db, async (trx) => {
    const at = new Date(ports.now()).toISOString();
    const account = await accountTables(trx)
      .updateTable('account')
      .set({ password_hash, updated_at: at })
      .where((eb) => eb(eb.fn<string>('lower', ['user_name']), '=', name))
      .returning(['id', 'user_name', 'org_id', 'disabled'])
      .executeTakeFirst();
    if (!account) return undefined;
    await revokeSessions(trx, account.id, ports.now());
    await forgetPasswordGuesses(trx, name);
    const context = { now: ports.now(), ip: '127.0.0.1', requestId: newId(ports.now()) };
    const actor = { ...TERMINAL, org_id: account.org_id };
    await recordAudit(trx, context, actor, { action: 'password', subject: 'account', subject_id: account.id });
    return { user_name: account.user_name, password, disabled: account.disabled };
  });
}
