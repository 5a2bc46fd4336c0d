import { sql } from 'kysely';
import type { Db } from '../store/index.ts';

/** Samples that speak against accepting a part. */
export interface SamplesOf {
  /** Taken and without a result, or not judged with their lot yet. */
  open: number;
  /** Failed, with handling that is not closed. */
  failed: number;
  /** Names of the first of them, failed ones first. */
  names: { id: string; sample_name: string; sample_status: number }[];
}

/** Most names in one answer. */
const NAMES = 5;

/**
 * Returns the samples of parts and of the parts below them that are open or failed: those taken there, and those of the
 * batches of material that were used there. Whoever accepts works asks this first; there is nothing in the way when both
 * numbers are 0.
 * @param part_ids ids of parts; an unknown one has no samples
 */
export async function samplesOf(db: Db, part_ids: readonly string[]): Promise<SamplesOf> {
  // Raw SQL: a subtree is a range of `path`, and samples are found in two ways at once.
  const { rows } = await sql<{ id: string; sample_name: string; sample_status: number; open: number; failed: number }>`
    with below as (select below.id from part top
        join part below on below.path >= top.path and below.path < top.path || chr(127) where top.id = any(${part_ids})),
      found as (
        select id, sample_name, sample_status from witness_sample
          where part_id in (select id from below) and sample_status in (1, 2, 3, 4, 6)
        union
        select s.id, s.sample_name, s.sample_status from material_use u join material m on m.id = u.material_id
          join witness_sample s on s.apply_id = m.apply_id
          where u.part_id in (select id from below) and s.sample_status in (1, 2, 3, 4, 6))
    select *, count(*) filter (where sample_status <> 6) over ()::integer as open,
      count(*) filter (where sample_status = 6) over ()::integer as failed
    from found order by sample_status = 6 desc, id limit ${NAMES}`.execute(db);
  const [{ open, failed } = { open: 0, failed: 0 }] = rows;
  return {
    open,
    failed,
    names: rows.map(({ id, sample_name, sample_status }) => ({ id, sample_name, sample_status })),
  };
}
