import type { AnyResource, RowOf } from '@gongdi/domain';
import { wholeName } from '@gongdi/domain';
import type { RawBuilder } from 'kysely';
import type { Ground } from './ground.ts';
import type { Handler } from './handler/index.ts';
import type { Counts } from './notify/index.ts';
import type { PassageProvider, TrainingProvider } from './labour/index.ts';
import type { Derive, ManyAct, OnImport, WriteAct, WriteContext } from './resources/index.ts';
import type { Counted, Db } from './store/index.ts';
import type { MoreTiles } from './tiles/index.ts';

/** An action in the same transaction when a record is added, changed or moved to another state by a step. */
export interface WriteRule {
  /** Name of the resource; for a part, the name of its whole. */
  resource: string;
  act: WriteAct;
  /** The same for records that a sheet adds, in a constant number of statements; absent: `act` for each of them. */
  many?: ManyAct;
}

/** Prints records as the form that a standard names for them, by resource: bytes of a Word document. */
export type FormPrinters = Readonly<
  Record<string, (row: RowOf<AnyResource>, account_id: string) => Promise<Uint8Array>>
>;

/** Work that a room repeats while a server runs. */
export type Sweep = (ground: Ground, now: number) => Promise<unknown>;

/** A part of the server: its handlers, and what it does by itself. */
export interface Room {
  handlers?: (ground: Ground) => Handler[];
  /** Rules for records of any resource; all rules for one resource run, in the order of the rooms. */
  afterWrite?: readonly WriteRule[] | ((ground: () => Ground) => readonly WriteRule[]);
  /** What else the rows of sheets are refused for. */
  onImport?: (ground: () => Ground) => OnImport;
  /** Derived fields of resources (`FieldMeta.derived`). */
  derive?: (ground: () => Ground) => Derive;
  /** SQL for derived fields by which lists filter. */
  counted?: (ground: () => Ground) => Counted;
  /** What people lack of their safety education (`labour/providers.ts`); one room has it. */
  training?: (ground: Ground) => TrainingProvider;
  /** Last passages of people through a gate; one room has it. */
  passages?: (ground: Ground) => PassageProvider;
  /** What an archive files in place of the plain print of a record. */
  forms?: (ground: Ground) => FormPrinters;
  /** Run once at the start, then every hour. */
  hourly?: readonly Sweep[];
  /** Run one minute after the start, then every minute. */
  eachMinute?: readonly Sweep[];
  /**
   * Returns a query for the `id`s of files that tables of the room refer to, so that the sweep does not delete them.
   */
  filesInUse?: () => RawBuilder<unknown>;
  /** Numbers of a project for its home and its walls that no list of a resource counts. */
  tiles?: MoreTiles;
  /** Returns what is sent live to a person beside notifications: events of the stream by name. */
  counts?: (ground: Ground) => Counts;
  /**
   * Opens what exists as long as the server, before the first call.
   * @returns a function that closes it after the last call
   */
  open?: (ground: Ground) => Promise<() => Promise<void>>;
}

export const defineRoom = (room: Room): Room => room;

/**
 * Makes a rule for the records of one resource and of its parts.
 * @param many the same for records that a sheet adds; where `act` refuses a record, `onImport` refuses the row
 */
export function afterWrite<R extends AnyResource>(
  resource: R,
  act: (trx: Db, row: RowOf<R>, context: WriteContext) => Promise<void>,
  many?: ManyAct,
): WriteRule {
  const rule = {
    resource: wholeName(resource),
    act: (trx, row, context) => act(trx, row as RowOf<R>, context),
  } as const satisfies WriteRule;
  return many ? { ...rule, many } : rule;
}
