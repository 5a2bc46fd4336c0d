import { calls } from '@gongdi/api';
import { civilDay, partmanage, schedulefigure, stateAbove } from '@gongdi/domain';
import { sql } from 'kysely';
import { handle, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { resourceRepository, scopeConditions, type Db } from '../../../store/index.ts';

type Part = calls.part.FigurePart;

/** Days on which a state changed that are answered at most: some years of work. */
const DAYS = 2000;

/**
 * Answers the states of a figure: of now from the parts themselves, of an earlier day from their kept history. The
 * states of parts with others below follow from these, as the database has it for now.
 */
export const statesHandler = (db: Db, timeZone: string): Handler =>
  handle(calls.part.figureStates, async ({ params, query }, context) => {
    const access = accessOf(context);
    const figure = await resourceRepository(db, schedulefigure).get(access, params.id);
    const root = await resourceRepository(db, partmanage).get(access, figure.part_id);
    const today = civilDay(context.now, timeZone);
    const on = query.on !== undefined && query.on < today ? query.on : undefined;
    const conditions = [
      sql`path >= ${root.path} and path < ${root.path} || chr(127)`,
      ...scopeConditions(partmanage, context.caller.scope, 'read'),
    ];
    const state =
      on === undefined
        ? sql`part_status`
        : sql`coalesce((select s.part_status from part_state s where s.part_id = part.id and s.since <= ${on}
            order by s.since desc, s.place desc limit 1), 1)`;
    // Raw SQL: a subtree is a range of `path`.
    const { rows } = await sql<Part>`
      select id, parent_id, part_name as name, full_name, leaf_flag as leaf, ${state} as state
      from part where ${sql.join(conditions, sql` and `)}
      order by path limit ${calls.part.FIGURE_PARTS + 1}`.execute(db);
    // Raw SQL: the same range, with the days on which a state began.
    const { rows: days } = await sql<{ day: string }>`
      select distinct s.since::text as day from part join part_state s on s.part_id = part.id
      where ${sql.join(conditions, sql` and `)} order by 1 limit ${DAYS}`.execute(db);
    const shown = rows.slice(0, calls.part.FIGURE_PARTS);
    const parts = on === undefined ? shown : settled(shown);
    const counts = new Map<number, number>();
    for (const one of parts) if (one.leaf) counts.set(one.state, (counts.get(one.state) ?? 0) + 1);
    return {
      parts,
      counts: [...counts].toSorted(([a], [b]) => a - b).map(([of, count]) => ({ state: of, count })),
      more: rows.length > calls.part.FIGURE_PARTS,
      days: days.map(({ day }) => day),
      today,
    };
  });

/** Gives the parts with others below them their states. The parts come in the order of the tree, so it goes backwards. */
function settled(parts: readonly Part[]): Part[] {
  const below = new Map<string, number[]>();
  return parts
    .toReversed()
    .map((one) => {
      const part = one.leaf ? one : { ...one, state: stateAbove(below.get(one.id) ?? []) };
      if (one.parent_id !== null) below.set(one.parent_id, [...(below.get(one.parent_id) ?? []), part.state]);
      return part;
    })
    .toReversed();
}
