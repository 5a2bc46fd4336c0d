import { calls, resourceCalls } from '@gongdi/api';
import { GongdiError, permission, userinvite, type RowOf } from '@gongdi/domain';
import { sql } from 'kysely';
import { randomInt } from 'node:crypto';
import { callerAs, limiterIn, refuse } from '../../../accounts/index.ts';
import { actorOf, recordAudit } from '../../../audit/index.ts';
import {
  countedAs,
  handle,
  handlePublic,
  type CallerContext,
  type CallContext,
  type Handler,
} from '../../../handler/index.ts';
import { notifyLabel, notifyUsers } from '../../../notify/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { checkNewPassword } from '../../../settings/index.ts';
import {
  anyOf,
  idsOf,
  newId,
  organisationsBelow,
  resourceRepository,
  transaction,
  type Db,
  isValue,
} from '../../../store/index.ts';
import { administrationLabel, refuseField } from './text/index.ts';
import { hashPassword, hasUserName } from '../../../accounts/index.ts';
import { checkPosts } from './user-posts.ts';
import { checkProjects } from './user-projects.ts';
import {
  checkNewUser,
  checkPlace,
  checkRoles,
  insertUser,
  note as noteUser,
  rolesCalled,
  type AdministrationDeps,
} from './user-rows.ts';

type Invitation = RowOf<typeof userinvite>;
type State = calls.entry.Invitation['state'];

/** Characters of a code: none that look alike. Twelve of them are a number of sixty bits. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 12;

const HOUR = 3600;
const DAY = 24 * HOUR;
/** Wrong codes from one address, and registrations; the workers of a site share one address. */
const WRONG_CODES = 30;
const WRONG_CODES_DAY = 100;
const JOINS = 300;

/** Handlers of invitations: those of administrators, and those of the public page. */
export function invitationHandlers(deps: AdministrationDeps): Handler[] {
  const judge = limitsOf(deps);
  return [addInvitation(deps), withdrawInvitation(deps), lookAt(deps, judge), joinWith(deps, judge)];
}

const own = resourceCalls(userinvite);

/** Makes an invitation. It says no more than its maker may give. */
function addInvitation({ db }: AdministrationDeps): Handler {
  return handle(own.add!, ({ body }, context) =>
    transaction(db, async (trx) => {
      await checkPlace(trx, context, body.organization_id);
      const role_ids = await rolesCalled(trx, context, body.role_ids);
      await checkRoles(trx, context, role_ids);
      const [post_ids, project_ids] = [body.post_ids ?? [], body.project_ids ?? []];
      await checkPosts(trx, context, post_ids);
      await checkProjects(trx, context, project_ids);
      if (Date.parse(body.expires_at) <= context.now) throw refuseField(context, 'expires_at', 'expiresBefore');
      const id = newId(context.now);
      const at = new Date(context.now).toISOString();
      await trx
        .insertInto('user_invitation')
        .values({
          id,
          org_id: body.organization_id,
          code: newCode(),
          purpose: body.purpose,
          role_ids: JSON.stringify(role_ids),
          post_ids: JSON.stringify(post_ids),
          project_ids: JSON.stringify(project_ids),
          needs_approval: body.needs_approval,
          max_uses: body.max_uses,
          expires_at: body.expires_at,
          created_at: at,
          created_by: context.caller.id,
          updated_at: at,
          updated_by: context.caller.id,
          version: 1,
        })
        .execute();
      const after = await resourceRepository(trx, userinvite).get(accessOf(context), id);
      await note(trx, context, 'add', after);
      return after;
    }),
  );
}

function withdrawInvitation({ db }: AdministrationDeps): Handler {
  return handle(calls.organization.withdrawInvitation, ({ body: { id } }, context) =>
    transaction(db, async (trx) => {
      const before = await resourceRepository(trx, userinvite).get(accessOf(context), id);
      const at = new Date(context.now).toISOString();
      const { numUpdatedRows } = await trx
        .updateTable('user_invitation')
        .set((eb) => ({
          withdrawn_at: sql<string>`coalesce(withdrawn_at, ${at}::timestamptz)`,
          updated_at: at,
          updated_by: context.caller.id,
          version: eb('version', '+', 1),
        }))
        .where('id', '=', id)
        .where('org_id', 'in', idsOf(organisationsBelow(context.caller.scope.write)))
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new GongdiError('permission');
      await note(trx, context, 'withdraw_invite', before);
      return null;
    }),
  );
}

interface Limits {
  /** Counts a code that names no invitation. @throws GongdiError `tooMany` */
  wrong: (context: CallContext) => Promise<void>;
  /** Refuses an address that has tried too many codes. @throws GongdiError `tooMany` */
  admit: (context: CallContext) => Promise<void>;
  join: (context: CallContext) => Promise<void>;
}

function limitsOf({ pool }: AdministrationDeps): Limits {
  const wrong = [limiterIn(pool, 'invite0', WRONG_CODES, HOUR), limiterIn(pool, 'invite1', WRONG_CODES_DAY, DAY)];
  const joins = limiterIn(pool, 'invitejoin', JOINS, HOUR);
  return {
    wrong: async ({ ip }) => {
      for (const limiter of wrong) await limiter.consume(countedAs(ip)).catch(refuse);
    },
    admit: async ({ ip }) => {
      for (const limiter of wrong) {
        const used = await limiter.get(countedAs(ip));
        if (used && used.consumedPoints >= limiter.points) refuse(used);
      }
    },
    join: async ({ ip }) => void (await joins.consume(countedAs(ip)).catch(refuse)),
  };
}

/** Shows an invitation on the page that its code opens. */
function lookAt({ db }: AdministrationDeps, limits: Limits): Handler {
  return handlePublic(calls.entry.invitation, async ({ query: { code } }, context) => {
    const found = await findInvitation(db, code, limits, context);
    const state: State = found ? stateOf(found, context.now) : 'unknown';
    const closed = { company: null, organisation: null, roles: [], posts: [], needs_approval: false };
    if (!found || state !== 'open') return { state, ...closed };
    const namesOf = async (table: 'role' | 'post', ids: readonly string[]): Promise<string[]> => {
      const rows = await db.selectFrom(table).select('name').where('id', '=', anyOf(ids)).orderBy('name').execute();
      return rows.map((row) => row.name);
    };
    const place = await db
      .selectFrom('organisation as o')
      .innerJoin('organisation as c', (join) => join.on(sql<boolean>`c.id = split_part(o.path, '/', 1)`))
      .select(['o.name', 'c.name as company'])
      .where('o.id', '=', found.org_id)
      .executeTakeFirstOrThrow();
    return {
      state,
      company: place.company,
      organisation: place.name,
      roles: await namesOf('role', found.role_ids),
      posts: await namesOf('post', found.post_ids),
      needs_approval: found.needs_approval,
    };
  });
}

/**
 * Registers somebody with an invitation. What the invitation gives is checked once more against what its maker may give
 * now. A use counts whether or not the number has an account, so that nobody learns with one invitation which numbers
 * have one.
 */
function joinWith(deps: AdministrationDeps, limits: Limits): Handler {
  const { db, ports, setting } = deps;
  return handlePublic(calls.entry.join, async ({ body: { code, phone_number, nickname, password } }, context) => {
    await limits.join(context);
    checkNewPassword(setting, password, 'password', context.lang);
    const known = await findInvitation(db, code, limits, context);
    if (!known) throw closed('unknown');
    return transaction(db, async (trx) => {
      const found = await trx
        .selectFrom('user_invitation')
        .selectAll()
        .where('id', '=', known.id)
        .forUpdate()
        .executeTakeFirst();
      const state = found ? stateOf(found, context.now) : 'unknown';
      if (!found || state !== 'open') throw closed(state);
      const maker = await makerOf(trx, found.created_by, context);
      await trx
        .updateTable('user_invitation')
        .set((eb) => ({ uses: eb('uses', '+', 1) }))
        .where('id', '=', found.id)
        .execute();
      const waiting = found.needs_approval;
      const holder = await trx
        .selectFrom('account')
        .select('id')
        .where((eb) => eb.or([isValue(trx, 'account', 'phone_number', phone_number), hasUserName(phone_number)(eb)]))
        .executeTakeFirst();
      if (holder) {
        // Takes as long as adding an account.
        await hashPassword(password, ports.passwordCost);
        await notifyUsers(
          trx,
          [holder.id],
          { kind: 'invited_again', title: notifyLabel('invitedAgain', { purpose: found.purpose }) },
          context.now,
        );
        return { waiting };
      }
      const input = {
        userName: phone_number,
        nickname,
        password,
        phone_number,
        organization_id: found.org_id,
        role_ids: found.role_ids,
        post_ids: found.post_ids,
        project_ids: found.project_ids,
        user_status: waiting ? 2 : 1,
      };
      const user = await insertUser(trx, deps, maker, input, await checkGiven(trx, deps, maker, input));
      await noteUser(trx, { ...maker, caller: { ...maker.caller, id: user.id, nickname } }, 'join', user.id, {
        after: user,
      });
      await notifyUsers(
        trx,
        [found.created_by],
        {
          kind: 'user_joined',
          title: notifyLabel(waiting ? 'userJoinedWaiting' : 'userJoined', { name: nickname, purpose: found.purpose }),
          link: `/usermanage/detail?id=${user.id}`,
          org_id: found.org_id,
        },
        context.now,
      );
      return { waiting };
    });
  });
}

/** Checks what is given by an invitation; whoever registers learns nothing of the reason. */
async function checkGiven(
  trx: Db,
  deps: AdministrationDeps,
  maker: CallerContext,
  input: Parameters<typeof checkNewUser>[3],
) {
  try {
    return await checkNewUser(trx, deps, maker, input);
  } catch (error) {
    if (error instanceof GongdiError) throw closed('withdrawn');
    throw error;
  }
}

/** Returns the maker of an invitation as a caller of now. @throws GongdiError when they may no longer invite */
async function makerOf(trx: Db, id: string, context: CallContext): Promise<CallerContext> {
  const maker = await callerAs(trx, id, context.now);
  if (!maker || maker.disabled || !maker.caller.permissions.has(permission(userinvite.name, 'add')))
    throw closed('withdrawn');
  return { ...context, caller: maker.caller };
}

function findInvitation(db: Db, code: string, limits: Limits, context: CallContext) {
  const plain = code.toUpperCase().replaceAll(/[\s-]/g, '');
  return (async () => {
    await limits.admit(context);
    const found = await db.selectFrom('user_invitation').selectAll().where('code', '=', plain).executeTakeFirst();
    if (!found) await limits.wrong(context);
    return found;
  })();
}

function stateOf(
  row: { uses: number; max_uses: number; expires_at: string; withdrawn_at: string | null },
  now: number,
): Exclude<State, 'unknown'> {
  if (row.withdrawn_at !== null) return 'withdrawn';
  if (row.uses >= row.max_uses) return 'used';
  return Date.parse(row.expires_at) <= now ? 'expired' : 'open';
}

const CLOSED = {
  unknown: 'inviteUnknown',
  withdrawn: 'inviteWithdrawn',
  used: 'inviteUsed',
  expired: 'inviteExpired',
} as const;

const closed = (state: State): GongdiError =>
  new GongdiError('badRequest', { label: administrationLabel(CLOSED[state === 'open' ? 'unknown' : state]) });

function newCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

function note(trx: Db, context: CallerContext, action: 'add' | 'withdraw_invite', row: Invitation): Promise<void> {
  const event = { action, subject: userinvite.name, subject_id: row.id, after: withoutCode(row) };
  return recordAudit(trx, context, actorOf(context.caller), event);
}

/** The log does not hold what lets people in. */
const withoutCode = ({ invite_code: _code, ...row }: Invitation): object => row;
