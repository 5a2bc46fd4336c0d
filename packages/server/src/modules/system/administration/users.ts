import { calls, resourceCalls } from '@gongdi/api';
import { GongdiError, unmaskRecord, usermanage } from '@gongdi/domain';
import { randomUUID } from 'node:crypto';
import { hashPassword, revokeSessions } from '../../../accounts/index.ts';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { notifyLabel, notifyUsers, wakeUsers } from '../../../notify/index.ts';
import { importRecords } from '../../../resources/index.ts';
import { checkNewPassword } from '../../../settings/index.ts';
import { finds, idsOf, organisationsBelow, sealedFor, transaction, type Db } from '../../../store/index.ts';
import { lockRow } from './lock-row.ts';
import { checkAdministratorLeft, checkNotMightier } from './rights.ts';
import { stamp } from './stamp.ts';
import { administrationLabel } from './text/index.ts';
import { checkPosts, givePosts } from './user-posts.ts';
import { checkProjects, giveProjects } from './user-projects.ts';
import {
  checkFree,
  checkName,
  checkNewUser,
  checkPlace,
  checkRoles,
  columnsOf,
  giveRoles,
  insertUser,
  note,
  read,
  rolesCalled,
  type AdministrationDeps,
  type User,
  type UserInput,
} from './user-rows.ts';

const own = resourceCalls(usermanage);

/** Handlers that add, change and delete users, with the checks of rights. */
export function userHandlers(deps: AdministrationDeps): Handler[] {
  return [addUser, importUsers, editUser, deleteUser, activateUser, resetPassword, assignUsers, grantRoles].map(
    (make) => make(deps),
  );
}

/** Adds a user with an initial password. */
function addUser(deps: AdministrationDeps): Handler {
  return handle(own.add!, ({ body }, context) => transaction(deps.db, (trx) => addChecked(trx, deps, context, body)));
}

async function addChecked(trx: Db, deps: AdministrationDeps, context: CallerContext, body: UserInput): Promise<User> {
  const after = await insertUser(trx, deps, context, body, await checkNewUser(trx, deps, context, body));
  await note(trx, context, 'add', after.id, { after });
  return after;
}

/** Most users of one sheet: hashing a password takes a good part of a tenth of a second. */
const IMPORT_LIMIT = 500;

/** Adds the users of a sheet, each with the checks of the form. */
function importUsers(deps: AdministrationDeps): Handler {
  return handle(own.import!, ({ form, file }, context) => {
    let rows = 0;
    const inputOf = (record: object): UserInput =>
      ({ user_status: 1, role_ids: [], ...record }) as unknown as UserInput;
    return importRecords(
      deps.db,
      {
        resource: usermanage,
        file,
        mode: form.type,
        key: form.key ?? randomUUID(),
        dry_run: form.dry_run === '1',
        writer: {
          check: async (trx, record) => {
            rows += 1;
            if (rows > IMPORT_LIMIT)
              throw new GongdiError('invalid', { label: administrationLabel('manyUsers', { most: IMPORT_LIMIT }) });
            await checkNewUser(trx, deps, context, inputOf(record));
          },
          add: async (trx, record) => {
            await addChecked(trx, deps, context, inputOf(record));
          },
        },
      },
      context,
    );
  });
}

/** Changes a user; a user cannot change its own rights. */
function editUser({ db }: AdministrationDeps): Handler {
  return handle(own.edit!, ({ body }, context) =>
    transaction(db, async (trx) => {
      const before = await target(trx, context, body.id);
      if (body.version !== undefined && body.version !== before.version) throw new GongdiError('conflict');
      const role_ids = await rolesCalled(trx, context, body.role_ids);
      const given = { ...unmaskRecord(usermanage, body, before, context.lang), role_ids };
      if (body.id === context.caller.id) refuseOwnRights(before, given);
      const ent_type = await checkPlace(trx, context, body.organization_id);
      await checkRoles(trx, context, role_ids, before.role_ids);
      const posts = given.post_ids ?? before.post_ids ?? [];
      await checkPosts(trx, context, posts, before.post_ids ?? []);
      const projects = given.project_ids ?? before.project_ids ?? [];
      await checkProjects(trx, context, projects, before.project_ids ?? []);
      // A name that was accepted earlier does not prevent other changes of the user.
      if (given.userName !== before.userName || given.phone_number !== before.phone_number) checkName(given, context);
      await checkFree(trx, given, context, body.id);
      await trx
        .updateTable('account')
        .set({
          ...sealedFor(trx, 'account', body.id, columnsOf(given, ent_type, context)),
          version: before.version + 1,
        })
        .where('id', '=', body.id)
        .execute();
      await giveRoles(trx, body.id, role_ids);
      await givePosts(trx, context, body.id, posts, before.post_ids ?? []);
      await giveProjects(trx, context, body.id, projects, before.project_ids ?? []);
      await checkAdministratorLeft(trx);
      if (body.user_status === 0) await revokeSessions(trx, body.id, context.now);
      const after = await read(trx, context, body.id);
      await note(trx, context, 'edit', body.id, { before, after });
      await wakeUsers(trx, [body.id]);
      return after;
    }),
  );
}

/** Deletes a user. */
function deleteUser({ db }: AdministrationDeps): Handler {
  return handle(own.delete!, ({ params: { id } }, context) =>
    transaction(db, async (trx) => {
      const before = await target(trx, context, id);
      if (id === context.caller.id) throw ownAccount();
      await trx.deleteFrom('account').where('id', '=', id).execute();
      await checkAdministratorLeft(trx);
      await note(trx, context, 'delete', id, { before });
      return null;
    }),
  );
}

/** Enables or disables a user. Disabling ends the sessions of the user. */
function activateUser({ db }: AdministrationDeps): Handler {
  return handle(calls.organization.activateUser, ({ body: { id, user_status } }, context) =>
    transaction(db, async (trx) => {
      const before = await target(trx, context, id);
      if (id === context.caller.id) throw ownAccount();
      await trx
        .updateTable('account')
        .set({ disabled: user_status === 0, waiting: false, ...stamp(context), version: before.version + 1 })
        .where('id', '=', id)
        .execute();
      await checkAdministratorLeft(trx);
      if (user_status === 0) await revokeSessions(trx, id, context.now);
      await note(trx, context, 'edit', id, { before, after: { ...before, user_status } });
      return null;
    }),
  );
}

/** Sets a new password, ends the sessions of the user and notifies the user. */
function resetPassword({ db, ports, setting }: AdministrationDeps): Handler {
  return handle(calls.organization.resetPassword, ({ body: { id, password } }, context) =>
    transaction(db, async (trx) => {
      await target(trx, context, id);
      checkNewPassword(setting, password, 'password', context.lang);
      await trx
        .updateTable('account')
        .set({ password_hash: await hashPassword(password, ports.passwordCost), ...stamp(context) })
        .where('id', '=', id)
        .execute();
      await revokeSessions(trx, id, context.now);
      const title = notifyLabel('passwordReset', { who: context.caller.nickname });
      await notifyUsers(trx, [id], { kind: 'password_reset', title }, context.now);
      await note(trx, context, 'password', id, {});
      return null;
    }),
  );
}

/** Moves users to another organisation. */
function assignUsers({ db }: AdministrationDeps): Handler {
  return handle(calls.organization.assignUsers, ({ body: { org_id, user_ids } }, context) =>
    transaction(db, async (trx) => {
      const ent_type = await checkPlace(trx, context, org_id, 'org_id');
      const wanted = [...new Set(user_ids)];
      for (const id of wanted) {
        const before = await target(trx, context, id);
        if (id === context.caller.id) throw ownAccount();
        await trx
          .updateTable('account')
          .set({ org_id, ent_type, ...stamp(context), version: before.version + 1 })
          .where('id', '=', id)
          .execute();
        await note(trx, context, 'edit', id, { before, after: { ...before, organization_id: org_id, ent_type } });
      }
      await checkAdministratorLeft(trx);
      await wakeUsers(trx, wanted);
      return { assigned: wanted.length };
    }),
  );
}

/** Adds roles to users, or replaces their roles. */
function grantRoles({ db }: AdministrationDeps): Handler {
  return handle(calls.organization.grantRoles, ({ body: { user_ids, role_ids, mode } }, context) =>
    transaction(db, async (trx) => {
      let changed = 0;
      for (const id of new Set(user_ids)) {
        const before = await target(trx, context, id);
        if (id === context.caller.id) throw ownAccount();
        const wanted = [...new Set([...(mode === 'add' ? before.role_ids : []), ...role_ids])];
        if (wanted.toSorted().join() === before.role_ids.toSorted().join()) continue;
        await checkRoles(trx, context, wanted, before.role_ids);
        await giveRoles(trx, id, wanted);
        await trx
          .updateTable('account')
          .set({ ...stamp(context), version: before.version + 1 })
          .where('id', '=', id)
          .execute();
        await note(trx, context, 'edit', id, { before, after: { ...before, role_ids: wanted } });
        changed += 1;
      }
      await checkAdministratorLeft(trx);
      await wakeUsers(trx, user_ids);
      return { changed };
    }),
  );
}

/** Returns the user and locks it until the transaction ends. @throws GongdiError `notFound`, `permission` */
async function target(trx: Db, context: CallerContext, id: string): Promise<User> {
  await lockRow(trx, 'account', id);
  const user = await read(trx, context, id);
  const writable = trx
    .selectFrom('account')
    .where('id', '=', id)
    .where('org_id', 'in', idsOf(organisationsBelow(context.caller.scope.write)));
  if (!(await finds(writable))) throw new GongdiError('permission');
  await checkNotMightier(trx, context.caller, id);
  return user;
}

function refuseOwnRights(before: User, body: UserInput): void {
  const sameRoles = before.role_ids.toSorted().join() === [...new Set(body.role_ids)].toSorted().join();
  if (!sameRoles || body.organization_id !== before.organization_id || body.user_status !== 1) throw ownAccount();
}

function ownAccount(): GongdiError {
  return new GongdiError('permission', { label: administrationLabel('ownAccount') });
}
