import { civilDay, dictionaryOf, POST, type FileItem } from '@gongdi/domain';
import { anyOf, type Db } from '../store/index.ts';
import type { FormCell, FormRow } from './form-document.ts';

/** Media type of a Word document. */
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Names of the people of a project by post, and its companies, as the head of a form wants them. */
export interface Heads {
  project_name: string;
  contractor: string;
  people: ReadonlyMap<number, string>;
  /** Companies by post, where the list of posts names them. */
  units: ReadonlyMap<number, string>;
}

export async function headsOf(db: Db, project_id: string): Promise<Heads> {
  const project = await db
    .selectFrom('project as p')
    .leftJoin('organisation as o', 'o.id', 'p.org_id')
    .select(['p.project_name', 'o.name as company'])
    .where('p.id', '=', project_id)
    .executeTakeFirst();
  const rows = await db
    .selectFrom('quality_post as p')
    .innerJoin('account as a', 'a.id', 'p.account_id')
    .select(['p.post', 'p.unit_name', 'a.nickname'])
    .where('p.project_id', '=', project_id)
    .orderBy('p.created_at')
    .execute();
  const people = new Map<number, string>();
  for (const { post, nickname } of rows) people.set(post, [people.get(post), nickname].filter(Boolean).join('、'));
  const leader = rows.find(({ post, unit_name }) => post === POST.projectLeader && unit_name);
  const anyOne = rows.find(({ post, unit_name }) => post <= POST.projectLeader && unit_name);
  return {
    project_name: project?.project_name ?? '',
    contractor: (leader ?? anyOne)?.unit_name ?? project?.company ?? '',
    people,
    units: new Map(rows.flatMap(({ post, unit_name }) => (unit_name ? [[post, unit_name] as const] : []))),
  };
}

/** The Chinese words of a code, as forms have them; empty without a code. */
export const codeText = (dict_type: string, code: number | null | undefined): string =>
  dictionaryOf(dict_type).entries.find(({ value }) => value === code)?.label.zh ?? '';

/** Names of accounts by id. */
export async function nicknames(db: Db, ids: readonly (string | null | undefined)[]): Promise<Map<string, string>> {
  const known = ids.filter((one): one is string => Boolean(one));
  if (known.length === 0) return new Map();
  const rows = await db.selectFrom('account').select(['id', 'nickname']).where('id', '=', anyOf(known)).execute();
  return new Map(rows.map(({ id, nickname }) => [id, nickname]));
}

export const label = (text: string, span: number): FormCell => ({ text, span, head: true });
export const value = (text: string | null | undefined, span: number): FormCell => ({ text: text ?? '', span });

/** What a signature of a form needs of its record. */
export interface SignatureOf {
  /** Post or company. */
  of: string;
  name: string | undefined;
  at: string | null | undefined;
  signature: unknown;
}

/** How signatures are shown: pictures by file id, and the zone of the days. */
export interface Signing {
  pictures: ReadonlyMap<string, Uint8Array>;
  timeZone: string;
}

/** A cell with who signed when, and the handwritten signature. */
export function signatureCell({ of, name, at, signature }: SignatureOf, span: number, by: Signing): FormCell {
  const day = at ? civilDay(Date.parse(at), by.timeZone) : '　　年　月　日';
  const file = signature as FileItem | null | undefined;
  return { text: `${of}：${name ?? ''}\n${day}`, span, picture: file ? by.pictures.get(file.id) : undefined };
}

/** A part of a form with an opinion and the signatures below it. */
export function opinion(title: string, text: string | null | undefined, signatures: readonly FormCell[]): FormRow[] {
  return [[label(title, 3), value(text, 9)], [...signatures]];
}
