import { calls, resourceCalls } from '@gongdi/api';
import {
  arrange,
  DATA_SCOPE,
  GongdiError,
  MAIN_MENU,
  menusOf,
  rolemanage,
  type MenuItem,
  type RowOf,
} from '@gongdi/domain';
import { ALL_PERMISSIONS, builtInReadAs, mayGiveScope, wakeHolders } from '../../../accounts/index.ts';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { withPinyin } from '../../../menu/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { finds, idsOf, organisationsBelow, resourceRepository, transaction, type Db } from '../../../store/index.ts';
import { lockRow } from './lock-row.ts';
import { noteOf } from './note.ts';
import { checkGrants, checkScopes, covered, grantsOf, uncovered } from './rights.ts';
import { administrationLabel, refuseField } from './text/index.ts';

type Role = RowOf<typeof rolemanage>;
const note = noteOf(rolemanage);

/** Handlers that add, copy, change and delete roles. A role never holds more than the user who makes it. */
export function roleHandlers(db: Db): Handler[] {
  const own = resourceCalls(rolemanage);
  const open = (trx: Db) => resourceRepository(trx, rolemanage);

  return [
    handle(own.add!, ({ body }, context) =>
      transaction(db, async (trx) => {
        checkNames(context, body);
        await checkGrants(trx, context, 'permissions', body.permissions);
        checkScopes(context, 'data_scope', [body.data_scope ?? DATA_SCOPE.below]);
        const after = await open(trx).insert(accessOf(context), body);
        await note(trx, context, 'add', { after });
        return after;
      }),
    ),
    handle(own.edit!, ({ body }, context) =>
      transaction(db, async (trx) => {
        const before = await target(trx, context, body.id);
        checkNames(context, body, before);
        // Permissions that the role has already may stay; the caller must hold the new ones.
        await checkGrants(trx, context, 'permissions', uncovered(before.permissions, body.permissions));
        checkScopes(context, 'data_scope', [body.data_scope ?? scopeOfRole(before)]);
        const after = await open(trx).update(accessOf(context), body);
        await note(trx, context, 'edit', { before, after });
        await wakeHolders(trx, [body.id]);
        return after;
      }),
    ),
    handle(own.delete!, ({ params: { id } }, context) =>
      transaction(db, async (trx) => {
        const before = await target(trx, context, id);
        const { count } = await trx
          .selectFrom('account_role')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('role_id', '=', id)
          .executeTakeFirstOrThrow();
        if (count > 0) throw new GongdiError('inUse', { label: administrationLabel('roleInUse', { count }) });
        await open(trx).remove(accessOf(context), [id]);
        await note(trx, context, 'delete', { before });
        return null;
      }),
    ),
    handle(calls.organization.copyRole, ({ params: { id }, body }, context) =>
      transaction(db, async (trx) => {
        const role = await open(trx).get(accessOf(context), id);
        const { permissions, remark } = role;
        const data_scope = scopeOfRole(role);
        checkNames(context, body);
        const held = await grantsOf(trx, context.caller.id);
        const own = covered(held, permissions);
        if (own.length === 0) throw new GongdiError('badRequest', { label: administrationLabel('nothingToCopy') });
        const given = scopeToCopy(context.caller, data_scope);
        const copy = { ...body, permissions: own, remark, data_scope: given };
        const made = await open(trx).insert(accessOf(context), copy);
        await note(trx, context, 'add', { after: made });
        return { role: made, complete: given === data_scope && uncovered(held, permissions).length === 0 };
      }),
    ),
    handle(calls.organization.privilege, async (_, { caller, lang }) => {
      const granted = await grantsOf(db, caller.id);
      const all = menusOf(
        arrange(MAIN_MENU),
        { permissions: new Set(ALL_PERMISSIONS), ent_type: caller.ent_type },
        lang,
      );
      return {
        menus: withPinyin(all.map((entry) => checkedOnly(entry, caller.permissions))),
        granted: granted.toSorted(),
      };
    }),
  ];
}

/**
 * Refuses names and codes that users could mistake for those of a built-in role.
 * @param before the stored names: an unchanged name may stay
 * @throws GongdiError `invalid` that names the field
 */
function checkNames(context: CallerContext, wanted: Names, before?: Names): void {
  for (const path of ['name', 'role_code'] as const) {
    const alike = wanted[path] === before?.[path] ? undefined : builtInReadAs(wanted[path]);
    if (alike)
      throw refuseField(context, path, 'readsAsBuiltIn', {
        value: wanted[path],
        name: alike.name,
        code: alike.role_code,
      });
  }
}

/** Returns the data scope of a copy: that of the role, or the widest narrower one that the copier may give. */
function scopeToCopy(caller: CallerContext['caller'], wanted: number): number {
  return Object.values(DATA_SCOPE).find((code) => code >= wanted && mayGiveScope(caller, code)) ?? DATA_SCOPE.own;
}

const scopeOfRole = ({ data_scope }: Pick<Role, 'data_scope'>): number => data_scope ?? DATA_SCOPE.below;

type Names = Pick<Role, 'name' | 'role_code'>;

function checkedOnly(entry: MenuItem, held: CallerContext['caller']['permissions']): MenuItem {
  return {
    ...entry,
    children: entry.children.map((child) => checkedOnly(child, held)),
    operation_list: entry.operation_list.map((one) => ({
      ...one,
      checked: held.has(`${entry.index}|${one.operation_code}`),
    })),
  };
}

/**
 * Returns a role that the caller may change.
 * @throws GongdiError `notFound`; `permission` if the role is built-in, of an organisation that the caller may not
 * write, or holds more than the caller
 */
async function target(trx: Db, context: CallerContext, id: string): Promise<Role> {
  await lockRow(trx, 'role', id);
  const role = await resourceRepository(trx, rolemanage).get(accessOf(context), id);
  if (role.org_id === null) throw new GongdiError('permission', { label: administrationLabel('sharedRole') });
  const writable = trx
    .selectFrom('organisation')
    .where('id', '=', role.org_id)
    .where('id', 'in', idsOf(organisationsBelow(context.caller.scope.write)));
  if (!(await finds(writable))) throw new GongdiError('permission');
  const isWider = !mayGiveScope(context.caller, scopeOfRole(role));
  if (isWider || uncovered(await grantsOf(trx, context.caller.id), role.permissions).length > 0)
    throw new GongdiError('permission', { label: administrationLabel('mightier') });
  return role;
}
