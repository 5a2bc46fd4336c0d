import { forgetPasswordGuesses, hashPassword, revokeSessions } from './accounts/index.ts';
import { recordAudit } from './audit/index.ts';
import { onePassword } from './one-password.ts';
import { realPorts, type Ports } from './ports.ts';
import { newId, transaction, type Database } from './store/index.ts';

/** Actor in the change record for the terminal: a person with the data folder or the database may do anything. */
const TERMINAL = { id: 'terminal', name: '命令行' };

/**
 * Gives an account a new random password, ends its sessions and deletes its failed logins: for a person who has lost
 * the password and has access to the database itself.
 * @returns undefined if there is no such account
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
    const account = await trx
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
