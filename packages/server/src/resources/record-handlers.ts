import { resourceCalls } from '@gongdi/api';
import { isWritten, type AnyResource, type FieldProblem, type Lang, type RowOf } from '@gongdi/domain';
import { actorOf, recordAudit } from '../audit/index.ts';
import { handle, type CallerContext, type Handler } from '../handler/index.ts';
import type { ReadSetting } from '../settings/index.ts';
import { resourceRepository, transaction, type Db } from '../store/index.ts';
import type { BlobStore } from '../files/index.ts';
import { accessOf } from './access.ts';
import { addRecord } from './add-record.ts';
import { editRecord, refusedWhenNotFound } from './edit-record.ts';
import { recordIdempotencyKey, claimIdempotencyKey } from './idempotency-key.ts';
import { shownRows } from './shown-rows.ts';
import { checkStanding } from './standing.ts';
import { checkEditable } from './step-handlers.ts';

/** What a `WriteAct` receives besides the record. */
export interface WriteContext {
  /** Epoch ms of the call. */
  now: number;
  /** IANA zone in which days begin and end. */
  timeZone: string;
  lang: Lang;
  /** Account that writes. */
  account_id: string;
  /** The record as it was; absent: it is new. */
  before?: RowOf<AnyResource>;
}

/**
 * Returns why people may not decide about a record by hand: a process about it is running, or its organisation has
 * deployed one that has to be started. Holds off others who start one until the transaction ends.
 */
export type StandingOf = (trx: Db, resource: AnyResource, row: RowOf<AnyResource>) => Promise<Standing>;
export type Standing = 'free' | 'runs' | 'needed';

/** Additional work when a record is added, changed or taken a step further, in the same transaction. */
export type WriteAct = (trx: Db, row: RowOf<AnyResource>, context: WriteContext) => Promise<void>;

/** A problem of one of the records that a sheet adds. */
export interface ImportProblemOf {
  /** Index among the records. */
  index: number;
  problem: FieldProblem;
}

/**
 * What else the records of a sheet are refused for, row by row, before they are added: in a constant number of
 * statements, however many records. What happens when they are added is in `afterWrite`.
 */
export type ImportAct = (trx: Db, records: readonly object[], context: ImportContext) => Promise<ImportProblemOf[]>;

/** What a `WriteAct` does, for many records that a sheet adds. */
export type ManyAct = (trx: Db, ids: readonly string[], context: ImportContext) => Promise<unknown>;

/** Additional work of one rule, for single records and for those of a sheet. */
export interface WriteWork {
  act: WriteAct;
  many?: ManyAct;
}

/** Additional work for the records of sheets, by the name of the resource, in the order of the rules. */
export type AfterImport = Readonly<Record<string, readonly WriteWork[]>>;

export interface ImportContext extends WriteContext {
  /** Organisation that the records will belong to. */
  org_id: string | null;
}

/** `ImportAct`s by the name of their resource. */
export type OnImport = Readonly<Record<string, ImportAct>>;

/**
 * Counts the derived fields of records for an answer, in a constant number of statements, however many records. A value
 * that the caller may not see is left out.
 */
export type DeriveAct = (
  db: Db,
  rows: readonly RowOf<AnyResource>[],
  context: DeriveContext,
) => Promise<readonly Readonly<Record<string, unknown>>[]>;

export interface DeriveContext extends Pick<CallerContext, 'caller' | 'now'> {
  timeZone: string;
}

/** `DeriveAct`s by the name of their resource; a part has its own. */
export type Derive = Readonly<Record<string, DeriveAct>>;

/** `WriteAct`s by the name of their resource. */
export type AfterWrite = Readonly<Record<string, WriteAct>>;

export interface ResourceDeps {
  db: Db;
  /** IANA zone in which days begin and end. */
  timeZone: string;
  /** Store of the bytes of files; absent: documents are exported without pictures. */
  blobs?: BlobStore;
  afterWrite?: AfterWrite;
  onImport?: OnImport;
  afterImport?: AfterImport;
  derive?: Derive;
  standing?: StandingOf;
  setting: ReadSetting;
  /** Signs addresses of files that records hold. */
  fileKey: () => Promise<Uint8Array>;
}

/**
 * Handlers for list, detail, add, edit and delete of one resource, as far as it declares them; of a view, list and
 * detail.
 */
export function recordHandlers(resource: AnyResource, deps: ResourceDeps): Handler[] {
  const calls = resourceCalls(resource);
  const open = (db: Db) => resourceRepository(db, resource, { timeZone: deps.timeZone });
  const handlers: Handler[] = [];
  const shown = (found: RowOf<AnyResource>[], context: CallerContext, db: Db = deps.db) =>
    shownRows(resource, found, context, { ...deps, db });
  const shownOne = async (row: RowOf<AnyResource>, context: CallerContext, db?: Db) =>
    (await shown([row], context, db))[0]!;

  if (calls.list)
    handlers.push(
      handle(calls.list, async ({ query }, context) => {
        const page = await open(deps.db).list(accessOf(context), query);
        return { ...page, list: await shown(page.list, context) };
      }),
    );
  if (calls.detail)
    handlers.push(
      handle(calls.detail, async ({ params }, context) =>
        shownOne(await open(deps.db).get(accessOf(context), params.id), context),
      ),
    );
  if (!isWritten(resource)) return handlers;
  if (calls.add)
    handlers.push(
      handle(calls.add, ({ body }, context) =>
        transaction(deps.db, async (trx) => {
          const done = await claimIdempotencyKey(trx, context, calls.add!, body);
          if (done !== undefined) return shownOne(await open(trx).get(accessOf(context), done), context, trx);
          const row = await addRecord(trx, resource, deps, context, body);
          await recordIdempotencyKey(trx, context, row.id);
          return shownOne(row, context, trx);
        }),
      ),
    );
  if (calls.edit)
    handlers.push(
      handle(calls.edit, ({ body }, context) =>
        transaction(deps.db, async (trx) => {
          const { after } = await editRecord(trx, resource, deps, context, body);
          return shownOne(after, context, trx);
        }),
      ),
    );
  if (calls.delete)
    handlers.push(
      handle(calls.delete, ({ params }, context) =>
        transaction(deps.db, async (trx) => {
          const before = await open(trx).get(accessOf(context), params.id);
          checkEditable(resource, before);
          await checkStanding(trx, resource, deps, before);
          await refusedWhenNotFound(open(trx).bin(accessOf(context), [params.id]));
          const event = { action: 'delete' as const, subject: resource.name, subject_id: before.id, before };
          await recordAudit(trx, context, actorOf(context.caller), event);
          return null;
        }),
      ),
    );
  return handlers;
}
