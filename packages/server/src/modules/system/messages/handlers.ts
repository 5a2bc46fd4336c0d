import { calls, type MessageChannel } from '@gongdi/api';
import {
  allResources,
  channelKind,
  checkChannel,
  DEFAULT_CHOICE,
  DEFAULT_RULES,
  DELIVERY,
  GongdiError,
  knownEventKind,
  messagelog,
  permission,
  wholeName,
  type ChannelKindName,
  type ChannelValues,
  type MessageRule,
} from '@gongdi/domain';
import { sql, type Selectable } from 'kysely';
import { actorOf, recordAudit } from '../../../audit/index.ts';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import type { ReadSetting } from '../../../settings/index.ts';
import { newId, resourceRepository, transaction, type Db, type Tables } from '../../../store/index.ts';
import type { Outside } from '../../../outside/index.ts';
import type { SecretBox } from '../../../settings/index.ts';
import { testChannel } from './test-channel.ts';
import { messagesLabel, refuseMessages } from './text/index.ts';

export interface MessageDeps {
  db: Db;
  setting: ReadSetting;
  box: SecretBox;
  world: Outside;
}

const MOST_CHANNELS = 30;

/** Handlers of the rules, the channels and the log of messages, and of what users choose for themselves. */
export function messageHandlers(deps: MessageDeps): Handler[] {
  const { db } = deps;
  const { message } = calls;
  return [
    handle(message.ruleList, (_, { caller }) => rulesOf(db, caller.company_id)),
    handle(message.modules, async (_, { caller }) =>
      allResources()
        .filter(
          (one) =>
            wholeName(one) === one.name && one.endpoints.list && caller.permissions.has(permission(one.name, 'list')),
        )
        .map(({ name, label }) => ({ name, label: { ...label } })),
    ),
    handle(message.setRules, ({ body }, context) => setRules(db, body, context)),
    ...channelHandlers(deps),
    handle(message.ownChoice, (_, { caller }) => ownOf(db, caller.id, caller.company_id)),
    handle(message.setOwnChoice, async ({ body: { email, choice } }, { caller, now }) => {
      await transaction(db, async (trx) => {
        const updated_at = new Date(now).toISOString();
        await trx.updateTable('account').set({ email, updated_at }).where('id', '=', caller.id).execute();
        const value = JSON.stringify(choice);
        await trx
          .insertInto('message_choice')
          .values({ account_id: caller.id, choice: value })
          .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ choice: value }))
          .execute();
      });
      return ownOf(db, caller.id, caller.company_id);
    }),
    handle(message.resend, ({ body: { id } }, context) =>
      transaction(db, async (trx) => {
        // Refuses what the caller does not see.
        await resourceRepository(trx, messagelog).get(accessOf(context), id);
        const { numUpdatedRows } = await trx
          .updateTable('message_delivery')
          .set({ status: DELIVERY.retry, attempts: 0, due_at: new Date(context.now).toISOString() })
          .where('id', '=', id)
          .where('status', 'in', [DELIVERY.sent, DELIVERY.retry, DELIVERY.dead])
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new GongdiError('conflict', { label: messagesLabel('notSettled') });
        const event = { action: 'resend_message' as const, subject: messagelog.name, subject_id: id };
        await recordAudit(trx, context, actorOf(context.caller), event);
        return null;
      }),
    ),
  ];
}

/** Rules and channels belong to the company, so only people of its own root change them. */
function checkCompany({ caller }: CallerContext): void {
  if (caller.org_id !== caller.company_id) throw new GongdiError('permission', { label: messagesLabel('companyOnly') });
}

async function rulesOf(db: Db, company_id: string): Promise<{ version: number; rules: MessageRule[] }> {
  const stored = await db
    .selectFrom('message_rules')
    .select(['rules', 'version'])
    .where('company_id', '=', company_id)
    .executeTakeFirst();
  return stored ?? { version: 0, rules: [...DEFAULT_RULES] };
}

async function setRules(
  db: Db,
  { version, rules }: { version: number; rules: MessageRule[] },
  context: CallerContext,
): Promise<{ version: number; rules: MessageRule[] }> {
  checkCompany(context);
  const { caller, now } = context;
  return transaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`message rules ${caller.company_id}`}))`.execute(trx);
    const before = await rulesOf(trx, caller.company_id);
    if (before.version !== version) throw new GongdiError('conflict');
    const known = await trx
      .selectFrom('message_channel')
      .select('id')
      .where('company_id', '=', caller.company_id)
      .execute();
    for (const [at, rule] of rules.entries()) {
      const { name } = rule;
      if (rule.kinds.some((kind) => !knownEventKind(kind)))
        throw refuseMessages(context, `rules.${at}.kinds`, 'unknownKind', { name });
      if (rule.channels.some((id) => !known.some((one) => one.id === id)))
        throw refuseMessages(context, `rules.${at}.channels`, 'unknownChannel', { name });
    }
    const change = {
      rules: JSON.stringify(rules),
      version: version + 1,
      updated_at: new Date(now).toISOString(),
      updated_by: caller.id,
    };
    await trx
      .insertInto('message_rules')
      .values({ company_id: caller.company_id, ...change })
      .onConflict((conflict) => conflict.column('company_id').doUpdateSet(change))
      .execute();
    const event = { action: 'edit' as const, subject: 'message_rules', subject_id: caller.company_id };
    await recordAudit(trx, context, actorOf(caller), { ...event, before: { rules: before.rules }, after: { rules } });
    return { version: version + 1, rules };
  });
}

type Channel = Selectable<Tables['message_channel']>;

const shown = ({ id, kind, name, enabled, config, secret_names, version }: Channel): MessageChannel => ({
  id,
  kind,
  name,
  enabled,
  values: { ...config },
  secrets: secret_names,
  version,
});

function channelHandlers(deps: MessageDeps): Handler[] {
  const { db } = deps;
  const { message } = calls;
  return [
    handle(message.channels, async (_, { caller }) => {
      const rows = await db
        .selectFrom('message_channel')
        .selectAll()
        .where('company_id', '=', caller.company_id)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(shown);
    }),
    handle(message.addChannel, ({ body: { kind, name, enabled, values } }, context) => {
      checkCompany(context);
      return transaction(db, async (trx) => {
        const { company_id } = context.caller;
        await sql`select pg_advisory_xact_lock(hashtext(${`message channels ${company_id}`}))`.execute(trx);
        const { count } = await trx
          .selectFrom('message_channel')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('company_id', '=', company_id)
          .executeTakeFirstOrThrow();
        if (count >= MOST_CHANNELS)
          throw new GongdiError('conflict', { label: messagesLabel('channelMany', { count: MOST_CHANNELS }) });
        const stored = await storedOf(deps, kind, values, {}, context);
        const at = new Date(context.now).toISOString();
        const row = await trx
          .insertInto('message_channel')
          .values({ id: newId(context.now), company_id, kind, name, enabled, version: 1, created_at: at, ...stored })
          .returningAll()
          .executeTakeFirstOrThrow();
        await noteChannel(trx, context, 'add', undefined, row);
        return shown(row);
      });
    }),
    handle(message.editChannel, ({ params: { id }, body: { name, enabled, values, version } }, context) => {
      checkCompany(context);
      return transaction(db, async (trx) => {
        const before = await channelOf(trx, id, context);
        if (before.version !== version) throw new GongdiError('conflict');
        const kept = (await deps.box.open(before.secret)) ?? {};
        const stored = await storedOf(deps, before.kind, values, kept, context);
        const row = await trx
          .updateTable('message_channel')
          .set({ name, enabled, version: version + 1, ...stored })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
        await noteChannel(trx, context, 'edit', before, row);
        return shown(row);
      });
    }),
    handle(message.removeChannel, ({ params: { id } }, context) => {
      checkCompany(context);
      return transaction(db, async (trx) => {
        const before = await channelOf(trx, id, context);
        // What waits would be sent by no channel.
        await trx
          .updateTable('message_delivery')
          .set({ status: DELIVERY.dead, reason: messagesLabel('channelOff').zh })
          .where('channel_id', '=', id)
          .where('status', 'in', [DELIVERY.waiting, DELIVERY.retry])
          .execute();
        await trx.deleteFrom('message_channel').where('id', '=', id).execute();
        await noteChannel(trx, context, 'delete', before, undefined);
        return null;
      });
    }),
    handle(message.testChannel, async ({ params: { id } }, context) => {
      checkCompany(context);
      const result = await testChannel(deps, id, context);
      const event = { action: 'test_channel' as const, subject: 'message_channel', subject_id: id };
      await recordAudit(db, context, actorOf(context.caller), { ...event, after: { ...result } });
      return result;
    }),
  ];
}

/** @throws GongdiError `notFound`, also for a channel of another company */
async function channelOf(trx: Db, id: string, { caller }: CallerContext): Promise<Channel> {
  const row = await trx
    .selectFrom('message_channel')
    .selectAll()
    .where('id', '=', id)
    .where('company_id', '=', caller.company_id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new GongdiError('notFound');
  return row;
}

/**
 * Checks given values and separates secrets.
 * @param kept secrets that are stored: one that is not given stays
 */
async function storedOf(
  { box }: MessageDeps,
  kind: ChannelKindName,
  given: Readonly<Record<string, unknown>>,
  kept: Readonly<Record<string, string>>,
  { lang, now, caller }: CallerContext,
) {
  const checked = checkChannel(kind, given, Object.keys(kept), lang);
  if (!checked.ok)
    throw new GongdiError('invalid', {
      problems: checked.problems.map((problem) => ({ ...problem, path: `values.${problem.path}` })),
    });
  const secretNames = channelKind(kind).secrets;
  const config: Record<string, string | number> = {};
  const secrets: Record<string, string> = { ...kept };
  for (const [name, value] of Object.entries<ChannelValues[string]>(checked.values))
    if (secretNames.includes(name)) secrets[name] = String(value);
    else config[name] = value;
  return {
    config: JSON.stringify(config),
    secret: await box.seal(secrets),
    secret_names: Object.keys(secrets),
    updated_at: new Date(now).toISOString(),
    updated_by: caller.id,
  };
}

/** The change record says which secrets are stored, never what they are. */
async function noteChannel(
  trx: Db,
  context: CallerContext,
  action: 'add' | 'edit' | 'delete',
  before: Channel | undefined,
  after: Channel | undefined,
): Promise<void> {
  const noted = (row: Channel | undefined) =>
    row && { kind: row.kind, name: row.name, enabled: row.enabled, ...row.config, secrets: row.secret_names };
  const id = (after ?? before)!.id;
  const change = { before: noted(before), after: noted(after) };
  const event = { action, subject: 'message_channel', subject_id: id, ...change };
  await recordAudit(trx, context, actorOf(context.caller), event);
}

async function ownOf(db: Db, id: string, company_id: string) {
  const row = await db
    .selectFrom('account as a')
    .leftJoin('message_choice as c', 'c.account_id', 'a.id')
    .select(['a.email', 'c.choice'])
    .where('a.id', '=', id)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('message_channel')
    .select('kind')
    .distinct()
    .where('company_id', '=', company_id)
    .where('enabled', '=', true)
    .execute();
  const kinds = rows.map(({ kind }) => kind).filter((kind) => channelKind(kind).personal);
  return { email: row.email, choice: row.choice ?? DEFAULT_CHOICE, kinds };
}
