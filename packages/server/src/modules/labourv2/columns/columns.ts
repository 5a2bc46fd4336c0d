import {
  civilDay,
  equip,
  payline,
  permission,
  safebehaviour,
  type AnyResource,
  type PermissionCode,
  type RowOf,
} from '@gongdi/domain';
import type { Ground } from '../../../ground.ts';
import type { CallerContext } from '../../../handler/index.ts';
import type { DeriveAct } from '../../../resources/index.ts';
import type { Db } from '../../../store/index.ts';

/** What the caller may read of the modules that the columns are counted from. */
export interface Sees {
  /** Wages of persons (`payline`). */
  wages: boolean;
  /** Behaviour of persons. */
  points: boolean;
  gear: boolean;
  /** Whether somebody may work, with its reasons. */
  verdict: boolean;
}

export interface Asked {
  db: Db;
  ground: Pick<Ground, 'setting' | 'training' | 'timeZone'>;
  /** Civil day on which the answer is given. */
  day: string;
  caller: CallerContext['caller'];
  now: number;
  sees: Sees;
}

/** Counts the derived columns of records of one resource. */
export type Columns<R extends AnyResource> = (
  rows: readonly RowOf<R>[],
  asked: Asked,
) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** Returns what the caller may read beside the records themselves. */
export const seesOf = ({ permissions }: Pick<CallerContext['caller'], 'permissions'>): Sees =>
  seesBy((code) => permissions.has(code));

/** The same by a question for permissions. */
export function seesBy(has: (permission: PermissionCode) => boolean): Sees {
  const may = (module: string) => has(permission(module, 'list'));
  return {
    wages: may(payline.name),
    points: may(safebehaviour.name),
    gear: may(equip.name),
    verdict: may('admission'),
  };
}

/** Returns the columns as the server asks for them: with the day of the answer and the rights of the caller. */
export const columnsOf =
  <R extends AnyResource>(ground: () => Ground, columns: Columns<R>): DeriveAct =>
  (db, rows, { caller, now, timeZone }) =>
    columns(rows as readonly RowOf<R>[], {
      db,
      ground: ground(),
      day: civilDay(now, timeZone),
      caller,
      now,
      sees: seesOf(caller),
    });
