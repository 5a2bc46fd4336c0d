import { sql, type RawBuilder } from 'kysely';

/** Values of the dictionary `blacklist_status`: in force, and with an objection that is not decided. */
const IN_FORCE = 3;
const OBJECTED = 4;

/** Values with which entries of a blacklist may be in force, for the filter of a list. */
export const MAY_BE_IN_FORCE = `${IN_FORCE},${OBJECTED}`;

/**
 * Returns the condition that an entry of a blacklist is in force on a day. An objection does not suspend an entry that
 * was in force; one against a notice has no first day yet, so it refuses nobody.
 */
export const inForce = (day: string): RawBuilder<boolean> => sql<boolean>`status in (${IN_FORCE}, ${OBJECTED})
  and from_date <= ${day}::date and (to_date is null or to_date >= ${day}::date)`;
