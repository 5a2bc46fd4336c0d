import type { AnyResource, RowOf } from '@gongdi/domain';
import { wholeName } from '@gongdi/domain';
import type { Kysely, RawBuilder } from 'kysely';
import type { Ground } from './ground.ts';
import type { Handler } from './handler/index.ts';
import type { Counts } from './notify/index.ts';
import type { WriteAct, WriteContext } from './resources/index.ts';

/** What else happens when a record is added, changed or taken a step further, in the same transaction. */
export interface WriteRule {
  /** Name of the resource, of a part that of its whole. */
  resource: string;
  act: WriteAct;
}

/** Work that comes again and again while a server runs. */
export type Sweep = (ground: Ground, now: number) => Promise<unknown>;

/** A part of the server: what it answers, and what it does without being asked. */
export interface Room {
  handlers?: (ground: Ground) => Handler[];
  /** Rules for records of any resource; of several for one resource all act, in the order of the rooms. */
  afterWrite?: readonly WriteRule[];
  /** Once at the start, then each hour. */
  hourly?: readonly Sweep[];
  /** A minute after the start, then each minute. */
  eachMinute?: readonly Sweep[];
  /** A query for the `id`s of files that tables of the room hold, so that nobody sweeps them away. */
  filesInUse?: () => RawBuilder<unknown>;
  /** What a person is told live, beside notifications: events of the stream by their names. */
  counts?: (ground: Ground) => Counts;
  /** Opens what lives as long as the server, before the first call. @returns closes it, after the last one */
  open?: (ground: Ground) => Promise<() => Promise<void>>;
}

export const defineRoom = (room: Room): Room => room;

/** A rule for the records of one resource, and for those of its parts. */
export function afterWrite<R extends AnyResource>(
  resource: R,
  act: (trx: Kysely<unknown>, row: RowOf<R>, context: WriteContext) => Promise<void>,
): WriteRule {
  return { resource: wholeName(resource), act: (trx, row, context) => act(trx, row as RowOf<R>, context) };
}
