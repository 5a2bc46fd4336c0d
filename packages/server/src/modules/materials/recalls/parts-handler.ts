import { calls } from '@gongdi/api';
import { material, materialrecall, materialuse, type AnyResource } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { resourceRepository, scopeConditions, type Db } from '../../../store/index.ts';

interface Held {
  part_id: string;
  part_name: string;
  project_name: string;
  used_quantity: number;
  unit: number;
  first_on: string;
  last_on: string;
  total: number;
}

/** Answers where the material of a recalled batch is: its parts, and what is left in stock. */
export const recalledPartsHandler = (db: Db): Handler =>
  handle(calls.material.recalledParts, async ({ params: { id }, query: { page, page_size } }, context) => {
    const { supplier_name, batch_number } = await resourceRepository(db, materialrecall).get(accessOf(context), id);
    // Raw SQL: uses are summed up by part, with the number of parts beside them.
    const { rows } = await sql<Held>`
      select held.part_id, part.full_name as part_name, project.project_name, held.unit, held.first_on::text,
        held.last_on::text, held.used_quantity, held.total
      from (select part_id, unit, sum(used_quantity::numeric)::float8 as used_quantity, min(used_on) as first_on,
            max(used_on) as last_on, count(*) over ()::integer as total
          from material_use where supplier_name = ${supplier_name} and batch_number = ${batch_number}
            and ${seen(materialuse, context)}
          group by part_id, unit) held
        join part on part.id = held.part_id join project on project.id = part.project_id
      order by part.path, held.unit limit ${page_size} offset ${(page - 1) * page_size}`.execute(db);
    // Raw SQL: two numbers of one range.
    const { rows: left } = await sql<{ batches: number; stock: number }>`
      select count(*)::integer as batches, coalesce(sum(stock_quantity::numeric), 0)::float8 as stock from material
      where supplier_name = ${supplier_name} and batch_number = ${batch_number} and ${seen(material, context)}`.execute(
      db,
    );
    return {
      list: rows.map(partOf),
      total: rows[0]?.total ?? 0,
      ...left[0]!,
    };
  });

const partOf = (row: Held) => ({
  part_id: row.part_id,
  part_name: row.part_name,
  project_name: row.project_name,
  used_quantity: row.used_quantity,
  unit: row.unit,
  first_on: row.first_on,
  last_on: row.last_on,
});

/** SQL for the rows of a resource that the caller may read. */
function seen(resource: AnyResource, { caller }: CallerContext): RawBuilder<unknown> {
  const conditions = scopeConditions(resource, caller.scope, 'read');
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
