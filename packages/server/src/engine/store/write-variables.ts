import { sql } from 'kysely';
import type { Happening } from '../core/index.ts';
import type { Json } from '../types.ts';
import type { Part } from './parts.ts';

/** Returns the statements that update the table of variables. */
export function variableParts(instance: string, at: string, happened: readonly Happening[]): Part[] {
  // Only the last change of each variable counts.
  const last = new Map<string, { visit: string; name: string; value?: Json }>();
  for (const one of happened) {
    if (one.type !== 'variable' && one.type !== 'variable-gone') continue;
    const { visit, name } = one;
    last.set(`${visit} ${name}`, one.type === 'variable' ? { visit, name, value: one.value } : { visit, name });
  }
  const all = [...last.values()];
  const gone = all.filter((one) => one.value === undefined);
  const set = all.filter((one) => one.value !== undefined);
  const parts: Part[] = [];
  if (gone.length > 0) {
    parts.push(sql`delete from process_variable v using jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as r(visit text, name text)
      where v.instance_id = ${instance} and v.visit = r.visit and v.name = r.name`);
  }
  if (set.length > 0) {
    parts.push(sql`insert into process_variable (instance_id, visit, name, value, updated_at)
      select ${instance}, visit, name, coalesce(value, 'null'), ${at}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(set)}::jsonb) as r(visit text, name text, value jsonb)
      on conflict (instance_id, visit, name) do update set value = excluded.value, updated_at = excluded.updated_at`);
  }
  return parts;
}
