import {
  blacklistmanagement,
  DEFAULT_AGES,
  dictionaryOf,
  fileItems,
  monthsLater,
  STAY,
  staff,
  type AgeRule,
  type CertificateFacts,
  type MedicalFacts,
  type PersonFacts,
  type RowOf,
} from '@gongdi/domain';
import { sql } from 'kysely';
import { anyOf, resourceRepository, WHOLE, type Db, type RowAccess } from '../store/index.ts';
import { inForce, MAY_BE_IN_FORCE } from './in-force.ts';
import type { Trainee } from './providers.ts';

/** A person as it is stored, or as it would be; a new one has no id yet. */
export type PersonRow = Partial<RowOf<typeof staff>> & { id: string; org_id: string | null; trade: number };

/** What is known of people, with the age tables of their organisations. */
export interface KnownPerson {
  facts: PersonFacts;
  ages: readonly AgeRule[];
}

/** Reads as the server itself: what a caller learns of it is decided in `admission`, not here. */
const SERVER: RowAccess = { scope: WHOLE, account_id: null, org_id: null, seesPersonal: () => true };

/** Values of the dictionaries `certificate_status`, `point_kind`. */
const WITHDRAWN = 3;
export const PENALTY = 1;

/** Most entries or stays that one question looks at; numbers are unique in practice, so it is never reached. */
const MANY = 2000;

type Trained = ReadonlyMap<string, PersonFacts['training']> | undefined;

/**
 * Returns what is known of people on a day, in a constant number of statements.
 * @param trained their education; undefined: no room keeps records of it
 */
export async function knownPeople(
  db: Db,
  people: readonly PersonRow[],
  day: string,
  trained: Trained,
): Promise<KnownPerson[]> {
  const ids = people.map(({ id }) => id);
  const orgs = await organisationsOf(db, people);
  const [certificates, medicals, points, listed, elsewhere, ages] = [
    await certificatesOf(db, ids),
    await medicalsOf(db, ids),
    await pointsOf(db, ids, day),
    await listedOf(db, people, day),
    await staysOf(db, people),
    await ageRulesOf(db, [...orgs.keys()]),
  ];
  return people.map((person) => {
    const org = orgs.get(person.org_id ?? '');
    const entries = listed.filter((one) => one.id_card === person.id_card && one.root === org?.root);
    const isOwn = (one: Listed): boolean => org !== undefined && one.path.startsWith(org.path);
    const own = entries.find(isOwn);
    const facts: PersonFacts = {
      id_card: person.id_card ?? null,
      born: person.birth_date ?? null,
      gender: person.gender ?? null,
      trade: person.trade,
      region: org?.region ?? null,
      file: fileItems(person),
      certificates: certificates.get(person.id) ?? [],
      medicals: medicals.get(person.id) ?? [],
      training: trained && (trained.get(person.id) ?? []),
      blacklisted: own ? own.reason : null,
      blacklistedBy: [...new Set(entries.filter((one) => !isOwn(one)).map(({ name }) => name))],
      onSiteAt: [
        ...new Set(
          elsewhere
            .filter(
              ({ id, id_card, org_id }) => id !== person.id && id_card === person.id_card && org_id !== person.org_id,
            )
            .map(({ org_name }) => org_name),
        ),
      ],
      points: points.get(person.id) ?? 0,
    };
    return { facts, ages: ages.get(person.org_id ?? '') ?? DEFAULT_AGES };
  });
}

/** Returns the people as the provider of education asks for them. */
export const traineesOf = (people: readonly PersonRow[]): Trainee[] =>
  people.map(({ id, project_id, trade }) => ({ staff_id: id, project_id: project_id ?? null, trade }));

interface Org {
  path: string;
  root: string;
  region: string | null;
}

async function organisationsOf(db: Db, people: readonly PersonRow[]): Promise<Map<string, Org>> {
  const ids = [...new Set(people.flatMap(({ org_id }) => org_id ?? []))];
  const rows = await db
    .selectFrom('organisation as o')
    .select(['o.id', 'o.path'])
    .select(({ selectFrom }) =>
      selectFrom('organisation as above')
        .select('above.national_code')
        .where(sql<boolean>`starts_with(o.path, above.path)`)
        .where('above.national_code', 'is not', null)
        .orderBy(sql`length(above.path)`, 'desc')
        .limit(1)
        .as('region'),
    )
    .where('o.id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map(({ id, path, region }) => [id, { path, root: path.split('/')[0]!, region }]));
}

async function certificatesOf(db: Db, ids: readonly string[]): Promise<Map<string, CertificateFacts[]>> {
  const rows = await db
    .selectFrom('certificate')
    .select(['staff_id', 'kind', 'trade', 'valid_from', 'valid_to', 'review_due', 'status'])
    .where('staff_id', '=', anyOf([...ids]))
    .execute();
  const found = new Map<string, CertificateFacts[]>();
  for (const { staff_id, status, ...one } of rows)
    found.set(staff_id!, [...(found.get(staff_id!) ?? []), { ...one, revoked: status === WITHDRAWN }]);
  return found;
}

async function medicalsOf(db: Db, ids: readonly string[]): Promise<Map<string, MedicalFacts[]>> {
  const rows = await db
    .selectFrom('medical')
    .select(['staff_id', 'exam_date', 'valid_to', 'conclusion', 'unfit_for', 'hazard'])
    .where('staff_id', '=', anyOf([...ids]))
    .execute();
  const found = new Map<string, MedicalFacts[]>();
  for (const { staff_id, unfit_for, ...one } of rows) {
    const trades = ((unfit_for as { trade: number }[] | null) ?? []).map(({ trade }) => trade);
    found.set(staff_id, [...(found.get(staff_id) ?? []), { ...one, unfit_for: trades }]);
  }
  return found;
}

/** Penalties less credits of the twelve months before a day, never below zero. */
export async function pointsOf(db: Db, ids: readonly string[], day: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('behaviour')
    .select('staff_id')
    .select(sql<number>`greatest(0, sum(case when kind = ${PENALTY} then points else -points end))::integer`.as('sum'))
    .where('staff_id', '=', anyOf([...ids]))
    .where('happened_on', '>', monthsLater(day, -12))
    .where('happened_on', '<=', day)
    .groupBy('staff_id')
    .execute();
  return new Map(rows.map(({ staff_id, sum }) => [staff_id, sum]));
}

interface Listed {
  id_card: string;
  reason: string;
  name: string;
  path: string;
  root: string;
}

const numbersOf = (people: readonly PersonRow[]): string =>
  [...new Set(people.flatMap(({ id_card }) => id_card ?? []))].join(',');

/** Entries of blacklists that are in force for the numbers of people. */
async function listedOf(db: Db, people: readonly PersonRow[], day: string): Promise<Listed[]> {
  const id_card = numbersOf(people);
  if (id_card === '') return [];
  const asked = { id_card, status: MAY_BE_IN_FORCE };
  const rows = await resourceRepository(db, blacklistmanagement).first(SERVER, asked, MANY, { also: inForce(day) });
  const orgs = await namesOf(
    db,
    rows.map(({ org_id }) => org_id),
  );
  const reasons = new Map(dictionaryOf('blacklist_reason').entries.map(({ value, label }) => [value, label.zh]));
  return rows.flatMap((row) => {
    const org = orgs.get(row.org_id ?? '');
    if (!org || !row.id_card) return [];
    return { id_card: row.id_card, reason: reasons.get(row.reason) ?? '', ...org, root: org.path.split('/')[0]! };
  });
}

/** Stays of the same people on sites now, in any organisation. */
async function staysOf(db: Db, people: readonly PersonRow[]) {
  const id_card = numbersOf(people);
  if (id_card === '') return [];
  const rows = await resourceRepository(db, staff).first(SERVER, { id_card, status: String(STAY.onSite) }, MANY);
  const orgs = await namesOf(
    db,
    rows.map(({ org_id }) => org_id),
  );
  return rows.flatMap((row) => {
    const org = orgs.get(row.org_id ?? '');
    return org ? { id: row.id, id_card: row.id_card, org_id: row.org_id, org_name: org.name } : [];
  });
}

async function namesOf(db: Db, ids: readonly (string | null)[]): Promise<Map<string, { name: string; path: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('organisation')
    .select(['id', 'name', 'path'])
    .where('id', '=', anyOf([...new Set(ids.flatMap((id) => id ?? []))]))
    .execute();
  return new Map(rows.map(({ id, name, path }) => [id, { name, path }]));
}

/** The age table of each organisation: its own lines and those of the organisations above; none: it is not in the map. */
async function ageRulesOf(db: Db, org_ids: readonly string[]): Promise<Map<string, AgeRule[]>> {
  const rows = await db
    .selectFrom('organisation as o')
    .innerJoin('organisation as above', (join) => join.on(sql<boolean>`starts_with(o.path, above.path)`))
    .innerJoin('agerule as r', 'r.org_id', 'above.id')
    .select(['o.id', 'r.region', 'r.gender', 'r.trade', 'r.from_date', 'r.age', 'r.effect', 'r.confirmed'])
    .where('o.id', '=', anyOf([...org_ids]))
    .execute();
  const found = new Map<string, AgeRule[]>();
  for (const { id, ...rule } of rows) found.set(id, [...(found.get(id) ?? []), rule]);
  return found;
}
