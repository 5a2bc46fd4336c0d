import { allResources, extended, type AnyResource } from '@gongdi/domain';
import type { Handler } from '../handler/index.ts';
import { binHandlers } from './bin/index.ts';
import { inLanguage } from './in-language.ts';
import { personalHandlers } from './personal-handlers.ts';
import { recordHandlers, type ResourceDeps } from './record-handlers.ts';
import { branchesHandler, referenceHandler } from './reference-handler.ts';
import { sheetHandlers } from './sheet-handlers.ts';
import { stepHandlers } from './step-handlers.ts';
import { stepHistoryHandlers } from './step-history.ts';
import { viewHandlers } from './view-handlers.ts';
import { wordHandlers } from './word/index.ts';

/** Handlers of every call of every resource. A new resource needs no code of its own here. */
export function resourceHandlers(deps: ResourceDeps): Handler[] {
  return [
    referenceHandler(deps.db, deps.setting),
    branchesHandler(deps.db),
    ...binHandlers(deps),
    ...allResources().flatMap((resource) => handlersOf(resource, deps)),
  ];
}

/** Handlers of a resource that find themselves again for the company of the caller, whose resource has more fields. */
function handlersOf(resource: AnyResource, deps: ResourceDeps): Handler[] {
  const known = new WeakMap<AnyResource, ReadonlyMap<string, Handler>>();
  return handlersFor(resource, deps).map((own) => ({
    ...own,
    now: () => {
      const present = extended(resource);
      if (present === resource) return own;
      let handlers = known.get(present);
      if (!handlers) {
        handlers = new Map(handlersFor(present, deps).map((one) => [one.call.name, one]));
        known.set(present, handlers);
      }
      return handlers.get(own.call.name) ?? own;
    },
  }));
}

function handlersFor(resource: AnyResource, deps: ResourceDeps): Handler[] {
  const handlers = [
    ...recordHandlers(resource, deps),
    ...stepHandlers(resource, deps),
    ...stepHistoryHandlers(resource, deps),
    ...sheetHandlers(resource, deps),
    ...viewHandlers(resource, deps),
    ...wordHandlers(resource, deps),
    ...personalHandlers(resource, deps),
  ];
  return handlers.map(({ call, run }) => ({
    call,
    run: (args, context) => inLanguage(resource, context.lang, run(args, context)),
  }));
}

export type {
  AfterImport,
  AfterWrite,
  Derive,
  DeriveAct,
  DeriveContext,
  ImportAct,
  ImportContext,
  ManyAct,
  OnImport,
  ResourceDeps,
  Standing,
  StandingOf,
  WriteAct,
  WriteContext,
} from './record-handlers.ts';
export { accessOf, maySeePersonal } from './access.ts';
export { importRecords } from './import-records.ts';
export { businessRecords, type BusinessRecords } from './add-record.ts';
export { showAddresses, wholeAddress } from './keep-fence.ts';
export { sweepBin } from './bin/index.ts';
export { sweepOverdue } from './overdue.ts';
export { checkEditable, checkTurn } from './step-handlers.ts';
export { checkStanding } from './standing.ts';
export { filesOfSteps } from './step-history.ts';
export { recordIdempotencyKey, sweepCallKeys, claimIdempotencyKey } from './idempotency-key.ts';
export { sweepUploads } from './upload-key.ts';
export { titlesIn } from './references.ts';
export { picturesOf, printRecord, wholeOf } from './word/index.ts';
export { fitInto, pictureSize } from './word/picture-size.ts';
