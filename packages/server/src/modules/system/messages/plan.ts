import {
  channelKind,
  DEFAULT_CHOICE,
  DELIVERY,
  knownEventKind,
  type MessageChoice,
  type MessageRule,
} from '@gongdi/domain';
import { sql, type Selectable } from 'kysely';
import { anyOf, newId, opened, transaction, type Db, type Tables } from '../../../store/index.ts';
import { peopleOf, type Occasion } from './audience.ts';
import { rulesOf, type CompanyChannel, type CompanyRules } from './company-rules.ts';
import { dueAt } from './timing.ts';

/** Events of one turn. */
const BATCH = 500;
/** Most events that a message lists. */
const LISTED = 20;
const HOUR = 3_600_000;

type Event = Selectable<Tables['message_event']>;
type Item = Selectable<Tables['message_delivery']>['items'][number];

interface Person {
  company_id: string;
  path: string;
  choice: MessageChoice;
  email: string | null;
  phone_number: string | null;
}

/** An event within one company. */
interface Raised extends Occasion {
  event: Event;
  org_id: string;
}

/** What one rule sends to one person (or group) by one channel. */
interface Draft {
  company_id: string;
  channel: CompanyChannel;
  account_id: string | null;
  rule: MessageRule;
  urgent: boolean;
  items: Item[];
  events: number;
}

/**
 * Makes messages of what has happened: applies the rules of the companies and puts events together. One server at a
 * time does it; the others go on. @returns the number of events
 */
export async function planMessages(db: Db, now: number, zone: string): Promise<number> {
  return transaction(db, async (trx) => {
    const { rows } = await sql<{
      mine: boolean;
    }>`select pg_try_advisory_xact_lock(hashtext('message plan')) as mine`.execute(trx);
    if (!rows[0]?.mine) return 0;
    const events = await trx
      .deleteFrom('message_event')
      .where('id', 'in', (eb) =>
        eb.selectFrom('message_event').select('id').orderBy('created_at').orderBy('id').limit(BATCH),
      )
      .returningAll()
      .execute();
    if (events.length === 0) return 0;
    events.sort((a, b) =>
      a.created_at === b.created_at ? (a.id < b.id ? -1 : 1) : a.created_at < b.created_at ? -1 : 1,
    );
    const people = await peopleBehind(trx, events);
    const raised = await byCompany(trx, events, people);
    const rules = await rulesOf(trx, [...new Set(raised.map(({ company_id }) => company_id))]);
    const drafts = new Map<string, Draft>();
    const audiences = new Map<string, Promise<string[]>>();
    for (const one of raised) await apply(trx, one, rules.get(one.company_id)!, { drafts, audiences });
    await keep(trx, [...drafts.values()], people, { now, zone });
    return events.length;
  });
}

/** Reads the named accounts of events. */
async function peopleBehind(trx: Db, events: readonly Event[]): Promise<Map<string, Person>> {
  return readPeople(trx, [...new Set(events.flatMap(({ account_ids }) => account_ids))]);
}

async function readPeople(trx: Db, ids: readonly string[]): Promise<Map<string, Person>> {
  const rows = await trx
    .selectFrom('account as a')
    .innerJoin('organisation as o', 'o.id', 'a.org_id')
    .leftJoin('message_choice as c', 'c.account_id', 'a.id')
    .select(['a.id', 'a.email', 'a.phone_number', 'o.path', 'c.choice'])
    .where('a.id', '=', anyOf([...ids]))
    .where('a.disabled', '=', false)
    .execute();
  return new Map(
    rows
      .map((row) => opened(trx, 'account', row))
      .map(({ id, path, choice, ...rest }) => [
        id,
        { ...rest, path, company_id: path.split('/')[0]!, choice: choice ?? DEFAULT_CHOICE },
      ]),
  );
}

/** An event without an organisation is one of each company that its recipients belong to. */
async function byCompany(trx: Db, events: readonly Event[], people: ReadonlyMap<string, Person>): Promise<Raised[]> {
  const named = [...new Set(events.flatMap(({ org_id }) => org_id ?? []))];
  const rows = await trx.selectFrom('organisation').select(['id', 'path']).where('id', '=', anyOf(named)).execute();
  const paths = new Map(rows.map(({ id, path }) => [id, path]));
  return events.flatMap((event): Raised[] => {
    const known = event.account_ids.filter((id) => people.has(id));
    const path = event.org_id === null ? undefined : paths.get(event.org_id);
    if (event.org_id !== null && path !== undefined)
      return [{ event, path, org_id: event.org_id, company_id: path.split('/')[0]!, recipients: known }];
    return [...new Set(known.map((id) => people.get(id)!.company_id))].map((company_id) => ({
      event,
      company_id,
      org_id: company_id,
      path: `${company_id}/`,
      recipients: known.filter((id) => people.get(id)!.company_id === company_id),
    }));
  });
}

interface Work {
  drafts: Map<string, Draft>;
  /** Audiences that were read in this turn; many events have the same one. */
  audiences: Map<string, Promise<string[]>>;
}

function matches(rule: MessageRule, { kind, urgency, resource }: Event): boolean {
  const isMeant = rule.kinds.length === 0 ? urgency !== 'low' : rule.kinds.includes(kind);
  const isAbout = rule.resources.length === 0 || (resource !== null && rule.resources.includes(resource));
  return isMeant && isAbout && (!rule.urgent_only || urgency === 'urgent');
}

async function apply(trx: Db, raised: Raised, { rules, channels }: CompanyRules, work: Work): Promise<void> {
  const { event } = raised;
  if (!knownEventKind(event.kind)) return;
  const served = new Set<string>();
  for (const rule of rules) {
    if (!matches(rule, event)) continue;
    if (rule.escalation.length > 0 && event.resource !== null && event.record_id !== null)
      await beginEscalation(trx, rule, raised);
    const used = rule.channels.length === 0 ? channels : channels.filter(({ id }) => rule.channels.includes(id));
    if (used.length === 0) continue;
    const people = await audienceOf(trx, rule, raised, work);
    for (const channel of used)
      for (const account_id of channelKind(channel.kind).personal ? people : [null]) {
        const target = `${channel.id} ${account_id ?? ''}`;
        if (served.has(target)) continue;
        served.add(target);
        addTo(work.drafts, raised, { channel, account_id, rule });
      }
  }
}

function audienceOf(trx: Db, rule: MessageRule, raised: Raised, { audiences }: Work): Promise<string[]> {
  const key = JSON.stringify([rule.id, raised.path, raised.recipients]);
  const known = audiences.get(key) ?? peopleOf(trx, rule.audience, raised);
  audiences.set(key, known);
  return known;
}

function addTo(
  drafts: Map<string, Draft>,
  { event, company_id }: Raised,
  { channel, account_id, rule }: Pick<Draft, 'channel' | 'account_id' | 'rule'>,
): void {
  const key = `${channel.id} ${account_id ?? ''} ${rule.id}`;
  const { kind, title, link, resource, record_id, created_at: at } = event;
  const draft = drafts.get(key) ?? { company_id, channel, account_id, rule, urgent: false, items: [], events: 0 };
  draft.items = [...draft.items, { kind, title, link, at, resource, record_id }].slice(-LISTED);
  draft.events += 1;
  draft.urgent ||= event.urgency === 'urgent';
  drafts.set(key, draft);
}

/** The escalation of a record begins once; what happens to the same record later does not begin another. */
async function beginEscalation(trx: Db, rule: MessageRule, raised: Raised): Promise<void> {
  const { event, company_id, org_id, recipients } = raised;
  const due = Date.parse(event.created_at) + rule.escalation[0]!.after_hours * HOUR;
  const fresh = {
    state: event.state,
    step: 0,
    due_at: new Date(due).toISOString(),
    title: JSON.stringify(event.title),
    link: event.link,
    account_ids: [...recipients],
    created_at: event.created_at,
  };
  await trx
    .insertInto('message_escalation')
    .values({
      id: newId(),
      company_id,
      org_id,
      rule_id: rule.id,
      resource: event.resource!,
      record_id: event.record_id!,
      ...fresh,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['rule_id', 'resource', 'record_id'])
        .doUpdateSet(fresh)
        // A record in another state waits for something else.
        .where(({ eb, ref }) => eb('message_escalation.state', 'is distinct from', ref('excluded.state'))),
    )
    .execute();
}

/** Stores the messages; what waits already collects the new events. */
async function keep(
  trx: Db,
  all: readonly Draft[],
  known: Map<string, Person>,
  { now, zone }: { now: number; zone: string },
): Promise<void> {
  const missing = all.flatMap(({ account_id }) => (account_id !== null && !known.has(account_id) ? [account_id] : []));
  const people = new Map([...known, ...(await readPeople(trx, [...new Set(missing)]))]);
  const drafts = all.filter((draft) => isWanted(draft, people));
  if (drafts.length === 0) return;
  const last = await lastSent(trx, drafts);
  const lines = drafts.map((draft) => {
    const { channel, account_id, rule, urgent, company_id, items, events } = draft;
    const own = account_id === null || rule.mandatory ? null : people.get(account_id)!.choice.quiet;
    const due = dueAt(rule, { now, last: last.get(keyOf(draft)), urgent, zone, own });
    return {
      id: newId(now),
      org_id: company_id,
      channel_id: channel.id,
      channel_kind: channel.kind,
      channel_name: channel.name,
      account_id,
      rule_id: rule.id,
      items,
      events,
      created_at: new Date(now).toISOString(),
      due_at: new Date(due).toISOString(),
    };
  });
  // Raw SQL: rows from JSON, and a conflict on an index over an expression.
  await sql`insert into message_delivery (id, org_id, channel_id, channel_kind, channel_name, account_id, rule_id,
      status, items, events, created_at, due_at)
    select id, org_id, channel_id, channel_kind, channel_name, account_id, rule_id, ${DELIVERY.waiting}, items, events,
      created_at, due_at
    from json_to_recordset(${JSON.stringify(lines)}::json) given (id text, org_id text, channel_id text,
      channel_kind text, channel_name text, account_id text, rule_id text, items jsonb, events int,
      created_at timestamptz, due_at timestamptz)
    on conflict (channel_id, coalesce(account_id, ''), rule_id) where status = 1 do update set
      events = message_delivery.events + excluded.events,
      due_at = least(message_delivery.due_at, excluded.due_at),
      items = (select jsonb_agg(one.item order by one.at) from (
        select item, at from jsonb_array_elements(message_delivery.items || excluded.items) with ordinality each (item, at)
        order by at desc limit ${LISTED}) one)`.execute(trx);
}

const keyOf = (draft: Draft): string => `${draft.channel.id} ${draft.account_id ?? ''} ${draft.rule.id}`;

/** Whether a person can be reached by the channel, and has not turned it off. */
function isWanted({ channel, account_id, rule }: Draft, people: ReadonlyMap<string, Person>): boolean {
  if (account_id === null) return true;
  const person = people.get(account_id);
  if (!person || (channel.kind === 'mail' ? person.email : person.phone_number) === null) return false;
  return rule.mandatory || !person.choice.off.includes(channel.kind);
}

/** When the last message of the same rule left by the same channel for the same person. */
async function lastSent(trx: Db, drafts: readonly Draft[]): Promise<Map<string, number>> {
  const keys = drafts.map(({ channel, account_id, rule }) => [channel.id, account_id ?? '', rule.id] as const);
  const [channels, accounts, rules] = [0, 1, 2].map((at) => keys.map((key) => key[at]!));
  // Raw SQL: a lateral join over arrays.
  const { rows } = await sql<{ channel_id: string; account_id: string; rule_id: string; at: number }>`
    select k.channel_id, k.account_id, k.rule_id, extract(epoch from d.sent_at)::float8 * 1000 as at
    from unnest(${channels}::text[], ${accounts}::text[], ${rules}::text[]) k (channel_id, account_id, rule_id)
    join lateral (select sent_at from message_delivery m where m.channel_id = k.channel_id
      and m.account_id is not distinct from nullif(k.account_id, '') and m.rule_id = k.rule_id and m.sent_at is not null
      order by m.sent_at desc limit 1) d on true`.execute(trx);
  return new Map(rows.map((row) => [`${row.channel_id} ${row.account_id} ${row.rule_id}`, row.at]));
}
