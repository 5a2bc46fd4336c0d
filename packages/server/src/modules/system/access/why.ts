import { calls, type CallResult } from '@gongdi/api';
import {
  arrange,
  dataScope,
  findResource,
  GongdiError,
  leavesOf,
  MAIN_MENU,
  maskTitle,
  menusOf,
  permission,
  stepsOf,
  textOf,
  titleOf,
  usermanage,
  type AnyResource,
  type Lang,
  type PermissionCode,
  type RowOf,
} from '@gongdi/domain';
import { ALL_PERMISSIONS, callerAs, expandPermissions } from '../../../accounts/index.ts';
import { actorOf, recordAudit } from '../../../audit/index.ts';
import { handle, type Caller, type CallerContext, type Handler } from '../../../handler/index.ts';
import { menusFor, type MenuStore } from '../../../menu/index.ts';
import { accessOf, checkEditable, checkStanding, checkTurn, type StandingOf } from '../../../resources/index.ts';
import { anyOf, permits, reachOf, resourceRepository, type Db, type Reach } from '../../../store/index.ts';
import { accessLabel } from './text/index.ts';

type Why = CallResult<typeof calls.access.why>;
type Link = Why['chain'][number];

/** Operations that only read; every other one needs write access to the record. */
const READS = new Set(['list', 'detail', 'export', 'word', 'personal']);

/** The question, with everything that the answer is made from. */
interface Asked {
  db: Db;
  lang: Lang;
  /** The user as a caller of its own calls. */
  caller: Caller;
  disabled: boolean;
  menu: string;
  operation: { code: string; title: string };
  code: PermissionCode;
}

/** Answers why a user may or may not do something. Each link of the answer asks the function that decides calls. */
export function whyHandler(db: Db, menus: Pick<MenuStore, 'treeFor'>, standing?: StandingOf): Handler {
  return handle(calls.access.why, async ({ query: { user_id, menu, operation, record_id } }, context) => {
    const code = permission(menu, operation);
    if (!ALL_PERMISSIONS.includes(code)) throw new GongdiError('notFound');
    const found = await callerAs(db, user_id, context.now);
    // Only whoever administers the user may ask about it.
    if (!found || !(await permits(db, usermanage, context.caller.scope, 'write', user_id)))
      throw new GongdiError('notFound');
    const { caller, disabled } = found;
    const title = namesOf(menu, operation, context.lang);
    const asked: Asked = {
      db,
      lang: context.lang,
      caller,
      disabled,
      menu,
      operation: { code: operation, title },
      code,
    };
    const resource = findResource(menu);
    const record = record_id !== undefined && resource ? await recordOf(db, resource, record_id, context) : undefined;
    const chain = [
      accountLink(asked),
      await organisationLink(asked),
      await permissionLink(asked),
      menuLink(asked, menus),
      ...(resource ? [await scopeLink(asked, resource, record)] : []),
      ...(resource && record ? await stateLinks(asked, resource, record, standing) : []),
    ];
    const event = { action: 'explain_access' as const, subject: 'account', subject_id: user_id };
    await recordAudit(db, context, actorOf(context.caller), event);
    const [org_name = ''] = (await organisationNames(db, [caller.org_id])).values();
    return {
      allowed: chain.every(({ ok }) => ok),
      user: { id: caller.id, nickname: caller.nickname, org_name },
      code,
      record: record && resource ? { id: record.id, title: maskTitle(resource, titleOf(resource, record)) } : null,
      chain,
    };
  });
}

/** Reads the record as the one who asks, so that nobody learns of records that they do not see themselves. */
function recordOf(db: Db, resource: AnyResource, id: string, context: CallerContext): Promise<RowOf<AnyResource>> {
  const { permissions } = context.caller;
  const maySee = (['list', 'detail'] as const).some((one) => permissions.has(permission(resource.name, one)));
  if (!maySee) throw new GongdiError('permission');
  return resourceRepository(db, resource).get(accessOf(context), id);
}

function namesOf(menu: string, operation: string, lang: Lang): string {
  const all = menusOf(arrange(MAIN_MENU), { permissions: new Set(ALL_PERMISSIONS), ent_type: 0 }, lang);
  const leaf = leavesOf(all).find(({ index }) => index === menu);
  const one = leaf?.operation_list.find(({ operation_code }) => operation_code === operation);
  return [leaf?.title ?? menu, one?.title ?? operation].join(' · ');
}

function accountLink({ caller, disabled, lang }: Asked): Link {
  if (disabled) return linkOf('account', false, accessLabel('disabled')[lang]);
  // A company that has not passed its check has the permissions of registration only, whatever its roles say.
  const passed = caller.auth_status === 1;
  return linkOf('account', passed, accessLabel(passed ? 'enabled' : 'pending')[lang]);
}

async function organisationLink({ db, caller, lang }: Asked): Promise<Link> {
  const seen = caller.scope.read.filter(
    (path) => !caller.org_path.startsWith(path) && !path.startsWith(caller.org_path),
  );
  const ids = caller.org_path.split('/').filter(Boolean);
  const last = seen.map((path) => path.split('/').findLast(Boolean)!);
  const names = await organisationNames(db, [...ids, ...last]);
  const called = (all: readonly string[]): string[] => all.flatMap((id) => names.get(id) ?? []);
  const facts = seen.length > 0 ? [accessLabel('seesInto', { names: called(last).join('、') })[lang]] : [];
  return linkOf('organisation', true, accessLabel('belongs', { path: called(ids).join(' / ') })[lang], facts);
}

async function organisationNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom('organisation').select(['id', 'name']).where('id', '=', anyOf(ids)).execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return new Map(ids.flatMap((id) => (names.has(id) ? [[id, names.get(id)!]] : [])));
}

async function rolesOf({ db, caller }: Asked) {
  return db
    .selectFrom('account_role as ar')
    .innerJoin('role as r', 'r.id', 'ar.role_id')
    .select(['r.name', 'r.permissions', 'r.data_scope'])
    .where('ar.account_id', '=', caller.id)
    .orderBy('r.role_code')
    .execute();
}

async function permissionLink(asked: Asked): Promise<Link> {
  const { caller, code, menu, operation, lang } = asked;
  const roles = await rolesOf(asked);
  const grantedBy = (role: (typeof roles)[number]): string | undefined => {
    if (!expandPermissions(role.permissions).has(code)) return undefined;
    return [code, `${menu}|*`, '*'].find((one) => role.permissions.includes(one));
  };
  const facts = roles.map((role) => {
    const by = grantedBy(role);
    return by === undefined
      ? accessLabel('roleWithout', { role: role.name })[lang]
      : accessLabel('grants', { role: role.name, code: by })[lang];
  });
  const count = roles.filter((role) => grantedBy(role) !== undefined).length;
  const words = { operation: operation.title, count };
  const text = roles.length === 0 ? 'noRole' : count > 0 ? 'granted' : 'notGranted';
  return linkOf('permission', caller.permissions.has(code), accessLabel(text, words)[lang], facts);
}

/** Whether the menu of the user's company has the entry; what the user's own permissions hide is another link's matter. */
function menuLink({ caller, menu, operation, lang }: Asked, menus: Pick<MenuStore, 'treeFor'>): Link {
  const everybody = { ...caller, permissions: new Set(ALL_PERMISSIONS) };
  const shown = leavesOf(menusFor(menus, everybody, lang)).some(({ index }) => index === menu);
  const [name = menu] = operation.title.split(' · ');
  return linkOf('menu', shown, accessLabel(shown ? 'shown' : 'hidden', { menu: name })[lang]);
}

async function scopeLink(asked: Asked, resource: AnyResource, record?: RowOf<AnyResource>): Promise<Link> {
  const { db, caller, operation, lang } = asked;
  const scopes = (await rolesOf(asked)).map(({ name, data_scope }) => {
    const { label } = dataScope.entries.find(({ value }) => value === data_scope)!;
    return accessLabel('scopeOf', { role: name, scope: textOf(label, lang) })[lang];
  });
  if (!record) return linkOf('scope', true, accessLabel('anyRecord')[lang], scopes);
  const mode = READS.has(operation.code) ? 'read' : 'write';
  const reach = (await reachOf(db, resource, caller.scope, mode, record.id))!;
  const seen = mode === 'read' ? reach : await reachOf(db, resource, caller.scope, 'read', record.id);
  const names = await organisationNames(db, reach.org_id === null ? [] : [reach.org_id]);
  const org = reach.org_id === null ? undefined : names.get(reach.org_id);
  const belongs = org === undefined ? accessLabel('ofNobody') : accessLabel('ofOrganisation', { org });
  const text = reach.reached ? 'reached' : seen?.reached ? 'readOnly' : 'notReached';
  const ways = reach.by.map(
    (way) => accessLabel(BY[way.rule], { org: org ?? '', field: way.field?.label[lang] ?? '' })[lang],
  );
  return linkOf('scope', reach.reached, accessLabel(text)[lang], [belongs[lang], ...ways, ...scopes]);
}

/** The sentence for each way in which a record is reached. */
const BY = {
  everyone: 'byEveryone',
  organisation: 'byOrganisation',
  'handed down': 'byHandedDown',
  added: 'byAdded',
  self: 'bySelf',
  named: 'byNamed',
  'own organisation': 'byOwnOrganisation',
  project: 'byProject',
} as const satisfies Record<Reach['by'][number]['rule'], Parameters<typeof accessLabel>[0]>;

/** Conditions of the record's state: of editing, deleting and of steps, and of processes about it. */
async function stateLinks(
  { db, caller, operation, lang }: Asked,
  resource: AnyResource,
  record: RowOf<AnyResource>,
  standing: StandingOf | undefined,
): Promise<Link[]> {
  const step = stepsOf(resource).find(({ name }) => name === operation.code);
  if (!step && operation.code !== 'edit' && operation.code !== 'delete') return [];
  try {
    if (step) checkTurn(resource, step, record, { caller });
    else checkEditable(resource, record);
    await checkStanding(db, resource, { standing }, record, step);
    return [linkOf('state', true, accessLabel('stateOpen', { operation: operation.title })[lang])];
  } catch (error) {
    if (!(error instanceof GongdiError) || !error.label) throw error;
    return [linkOf('state', false, error.label[lang])];
  }
}

const linkOf = (part: Link['part'], ok: boolean, text: string, facts: string[] = []): Link => ({
  part,
  ok,
  text,
  facts,
});
