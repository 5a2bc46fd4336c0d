import { DIFFERENCE, GongdiError, REPORT_KIND, REPORT_STATE, REPORT_USE, type ReportKind } from '@gongdi/domain';
import { failureOf, SendFailure } from '../../../outside/index.ts';
import { anyOf, newId, opened, transaction, type Db } from '../../../store/index.ts';
import { codesOf } from './codes.ts';
import { ask } from './gateway.ts';
import { targetOf, type ReportDeps, type Target } from './ground.ts';
import { KINDS } from './payload/index.ts';
import { unsealFrom } from './seal.ts';
import { reportLabel } from './text/index.ts';

const PAGE = 50;
/** Most pages of one kind: more is not a project. */
const PAGES = 1000;
/** Kinds whose records a platform lists. */
const LISTED = [REPORT_KIND.unit, REPORT_KIND.team, REPORT_KIND.person] as const;

/** A thing as one side has it. `facts` are compared; they are shown as they are, so they hold nothing personal. */
interface Held {
  title: string;
  facts: Readonly<Record<string, string>>;
  entry_id?: string;
}

interface Found {
  kind: ReportKind;
  title: string;
  problem: number;
  ours: string | null;
  theirs: string | null;
  entry_id: string | null;
}

export interface Reconciled {
  ok: boolean;
  compared: number;
  differences: number;
  message: { zh: string; en: string };
}

/** Compares what the platform holds with what it has accepted from here, and lists the differences anew. */
export async function reconcile(deps: ReportDeps, target_id: string): Promise<Reconciled> {
  const { db, now } = deps;
  const target = await targetOf(deps, target_id);
  try {
    const found: Found[] = [];
    let compared = 0;
    for (const kind of LISTED) {
      const ours = await OURS[kind](db, target);
      const theirs = await theirsOf(deps, target, kind);
      compared += new Set([...ours.keys(), ...theirs.keys()]).size;
      found.push(...differencesOf(kind, ours, theirs));
    }
    const message = reportLabel('reconciled', { compared, count: found.length });
    await store(db, target, found, message.zh, now());
    return { ok: true, compared, differences: found.length, message };
  } catch (error) {
    if (!(error instanceof SendFailure)) throw error;
    const message = reportLabel('reconcileFailed', { reason: failureOf(error).label });
    await db.updateTable('report_target').set({ reconcile_result: message.zh }).where('id', '=', target.id).execute();
    return { ok: false, compared: 0, differences: 0, message };
  }
}

/** Compares each configuration that is on once a day. */
export async function reconcileDaily(deps: ReportDeps): Promise<void> {
  const before = new Date(deps.now() - 24 * 3_600_000).toISOString();
  const targets = await deps.db
    .selectFrom('report_target')
    .select('id')
    .where('status', '=', REPORT_USE.on)
    .where((eb) => eb.or([eb('reconciled_at', 'is', null), eb('reconciled_at', '<', before)]))
    .execute();
  for (const { id } of targets)
    await reconcile(deps, id).catch((error: unknown) => {
      // Its page says that the secret cannot be read; the others go on.
      if (!(error instanceof GongdiError)) throw error;
    });
}

function differencesOf(kind: ReportKind, ours: Map<string, Held>, theirs: Map<string, Held>): Found[] {
  const found: Found[] = [];
  for (const [key, { title, facts, entry_id }] of ours) {
    const there = theirs.get(key);
    const own = { kind, title, entry_id: entry_id ?? null };
    if (!there) {
      found.push({ ...own, problem: DIFFERENCE.missingThere, ours: title, theirs: null });
      continue;
    }
    // Only what both sides say: a platform may leave out a field.
    const names = Object.keys(facts).filter((name) => {
      const said = there.facts[name];
      return said !== undefined && said !== facts[name];
    });
    if (names.length > 0)
      found.push({
        ...own,
        problem: DIFFERENCE.differs,
        ours: names.map((name) => facts[name]).join('，'),
        theirs: names.map((name) => there.facts[name]).join('，'),
      });
  }
  for (const [key, { title }] of theirs)
    if (!ours.has(key))
      found.push({ kind, title, problem: DIFFERENCE.unknownHere, ours: null, theirs: title, entry_id: null });
  return found;
}

type Listed = (typeof LISTED)[number];

const accepted = (db: Db, target: Target, kind: Listed) =>
  db
    .selectFrom('report_entry')
    .select(['report_entry.id', 'report_entry.subject_id', 'report_entry.platform_key'])
    .where('report_entry.target_id', '=', target.id)
    .where('report_entry.kind', '=', kind)
    // What the platform has stays there while a change of it is on its way.
    .where((eb) =>
      eb.or([eb('report_entry.status', '=', REPORT_STATE.accepted), eb('report_entry.digest', 'is not', null)]),
    );

/** What the platform has accepted, as it is here now, by the key that both sides know. */
const OURS: Readonly<Record<Listed, (db: Db, target: Target) => Promise<Map<string, Held>>>> = {
  [REPORT_KIND.unit]: async (db, target) => {
    const rows = await accepted(db, target, REPORT_KIND.unit)
      .innerJoin('participation as p', 'p.id', 'report_entry.subject_id')
      .innerJoin('unit as u', 'u.id', 'p.unit_id')
      .clearSelect()
      .select(['report_entry.id', 'u.credit_code', 'u.unit_name'])
      .execute();
    return new Map(
      rows.map(({ id, credit_code, unit_name }) => [
        credit_code,
        { title: unit_name, facts: { name: unit_name }, entry_id: id },
      ]),
    );
  },
  [REPORT_KIND.team]: async (db, target) => {
    const rows = await accepted(db, target, REPORT_KIND.team)
      .innerJoin('team as t', 't.id', 'report_entry.subject_id')
      .clearSelect()
      .select(['report_entry.id', 'report_entry.platform_key', 't.team_name'])
      .execute();
    return new Map(
      rows.flatMap(({ id, platform_key, team_name }) =>
        platform_key === null
          ? []
          : [[platform_key, { title: team_name, facts: { name: team_name }, entry_id: id }] as const],
      ),
    );
  },
  [REPORT_KIND.person]: async (db, target) => {
    const codes = await codesOf(db, target.platform_id);
    const rows = await accepted(db, target, REPORT_KIND.person)
      .innerJoin('staff as s', 's.id', 'report_entry.subject_id')
      .leftJoin('report_entry as n', (join) =>
        join
          .onRef('n.subject_id', '=', 's.team_id')
          .on('n.target_id', '=', target.id)
          .on('n.kind', '=', REPORT_KIND.team),
      )
      .clearSelect()
      .select(['report_entry.id as entry_id', 's.id', 's.name', 's.id_card', 's.trade', 'n.platform_key'])
      .execute();
    return new Map(
      rows.map((row) => {
        const { name, id_card, trade, platform_key, entry_id } = opened(db, 'staff', row);
        const work = codes.get(`trade:${trade}`);
        const facts: Record<string, string> = { name };
        if (platform_key !== null) facts['team'] = platform_key;
        if (work !== undefined) facts['trade'] = work;
        return [(id_card ?? '').toUpperCase(), { title: name, facts, entry_id }] as const;
      }),
    );
  },
};

/** Reads a row of a platform: its key and what is compared; undefined: it cannot be read. */
const READ: Readonly<
  Record<Listed, (row: Readonly<Record<string, unknown>>, target: Target) => [key: string, held: Held] | undefined>
> = {
  [REPORT_KIND.unit]: (row) => {
    const [code, name] = [text(row, 'corpCode'), text(row, 'corpName')];
    return code === undefined ? undefined : [code, { title: name ?? code, facts: { ...(name && { name }) } }];
  },
  [REPORT_KIND.team]: (row) => {
    const [key, name] = [text(row, 'teamSysNo'), text(row, 'teamName')];
    return key === undefined ? undefined : [key, { title: name ?? key, facts: { ...(name && { name }) } }];
  },
  [REPORT_KIND.person]: (row, { cipher, secret }) => {
    const said = text(row, 'idCardNumber');
    const number = said === undefined ? undefined : unsealFrom(cipher, secret, said);
    if (number === undefined) return undefined;
    const [name, team, trade] = [text(row, 'workerName'), text(row, 'teamSysNo'), text(row, 'workType')];
    const facts = { ...(name && { name }), ...(team && { team }), ...(trade && { trade }) };
    return [number.toUpperCase(), { title: name ?? '', facts }];
  },
};

const text = (row: Readonly<Record<string, unknown>>, name: string): string | undefined => {
  const value = row[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
};

/** @throws SendFailure when a page is refused or does not come */
async function theirsOf(deps: ReportDeps, target: Target, kind: Listed): Promise<Map<string, Held>> {
  const held = new Map<string, Held>();
  for (let pageIndex = 0; pageIndex < PAGES; pageIndex += 1) {
    const data = { pageIndex, pageSize: PAGE, projectCode: target.project_code };
    const answered = await ask(deps, target, KINDS[kind].list!, data, { request_id: newId(deps.now()) });
    if (answered.how === 'refused') {
      const { code, reason } = answered;
      throw new SendFailure(reportLabel('refused', { code, reason }), 'once');
    }
    const rows = (answered.data['rows'] ?? []) as Record<string, unknown>[];
    for (const row of rows) {
      const read = READ[kind](row, target);
      if (read) held.set(...read);
    }
    if (rows.length < PAGE) return held;
  }
  return held;
}

const store = (db: Db, target: Target, found: readonly Found[], said: string, now: number): Promise<void> =>
  transaction(db, async (trx) => {
    const at = new Date(now).toISOString();
    const gone = found
      .filter(({ problem }) => problem === DIFFERENCE.missingThere)
      .flatMap(({ entry_id }) => entry_id ?? []);
    // What the platform has lost is added, not changed, when it is sent again.
    if (gone.length > 0)
      await trx
        .updateTable('report_entry')
        .set({ digest: null, platform_key: null })
        .where('id', '=', anyOf(gone))
        .execute();
    await trx.deleteFrom('report_difference').where('target_id', '=', target.id).execute();
    const rows = found.map(({ title, ...one }) => ({
      id: newId(now),
      org_id: target.org_id,
      created_at: at,
      updated_at: at,
      version: 1,
      report_title: title.slice(0, 120),
      project_id: target.project_id,
      target_id: target.id,
      ...one,
    }));
    for (let first = 0; first < rows.length; first += 500)
      await trx
        .insertInto('report_difference')
        .values(rows.slice(first, first + 500))
        .execute();
    await trx
      .updateTable('report_target')
      .set({ reconciled_at: at, difference_count: found.length, reconcile_result: said })
      .where('id', '=', target.id)
      .execute();
  });
