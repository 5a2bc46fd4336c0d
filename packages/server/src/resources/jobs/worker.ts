import { extended, findResource, GongdiError, permission, type Label } from '@gongdi/domain';
import { callerAs } from '../../accounts/index.ts';
import type { CallerContext } from '../../handler/index.ts';
import { notifyLabel, notifyUsers } from '../../notify/index.ts';
import { transaction } from '../../store/index.ts';
import type { ResourceDeps } from '../record-handlers.ts';
import { resourcesLabel } from '../text/index.ts';
import { runBulk } from './bulk-job.ts';
import { runExport, type Progress } from './export-job.ts';
import { claimJob, endJob, giveBack, isWornOut, jobOf, noteProgress, type JobRow } from './job-store.ts';

/** Progress is written at most this often, ms; each writing is told live. */
const TOLD_EVERY = 500;

export interface WorkerDeps {
  resources: ResourceDeps;
  now: () => number;
  report: (error: unknown) => void;
  /** Runs work in the context of the server and of the account: dictionaries, fields of its company. */
  within: <T>(caller: CallerContext['caller'], work: () => T) => T;
}

/** The job was cancelled, or the server stops. */
class Interrupted extends Error {}

export interface JobWorker {
  /** Runs jobs until none waits. */
  step: () => Promise<void>;
  /** Ends the running job at its next record; another server, or this one after its start, goes on with it. */
  stop: () => void;
}

/** Runs background jobs of all companies, one at a time. */
export function jobWorker({ resources, now, report, within }: WorkerDeps): JobWorker {
  const { db } = resources;
  let stopped = false;

  const progressOf = (job: JobRow): Progress => {
    let reportedAt = 0;
    return async (done, total, refused) => {
      if (stopped) throw new Interrupted();
      const isLast = total !== undefined && done >= total;
      if (performance.now() - reportedAt < TOLD_EVERY && !isLast && reportedAt > 0) return;
      reportedAt = performance.now();
      const given = { done, ...(total === undefined ? {} : { total }), ...(refused === undefined ? {} : { refused }) };
      if (!(await noteProgress(db, job, given))) throw new Interrupted();
    };
  };

  const fail = async (job: JobRow, message: Label): Promise<void> => {
    await transaction(db, async (trx) => {
      if (!(await endJob(trx, job, 'failed', now(), { message }))) return;
      const label = findResource(job.resource)?.label ?? { zh: job.resource, en: job.resource };
      const title = notifyLabel('jobFailed', { label, reason: message });
      await notifyUsers(trx, [job.account_id], { kind: 'job_done', title, link: '/download' }, now());
    });
  };

  const tell = async (job: JobRow): Promise<void> => {
    const ended = await jobOf(db, job.id, job.account_id);
    const resource = findResource(job.resource);
    if (ended?.state !== 'done' || !resource) return;
    const { label } = resource;
    const { done, refused } = ended;
    const title =
      job.kind === 'export'
        ? notifyLabel('exportDone', { label })
        : notifyLabel('bulkDone', { label, done: done - refused, refused });
    const message = { kind: 'job_done' as const, title, link: '/download' };
    await transaction(db, (trx) => notifyUsers(trx, [job.account_id], message, now()));
  };

  const run = async (job: JobRow): Promise<void> => {
    const resource = findResource(job.resource);
    const found = await callerAs(db, job.account_id, now());
    if (!resource || !found || found.disabled) return fail(job, resourcesLabel('jobAccount'));
    const { caller } = found;
    if (isWornOut(job)) return fail(job, resourcesLabel('jobLost'));
    const context: CallerContext = {
      requestId: job.id,
      lang: job.lang,
      ip: '',
      local: true,
      secure: false,
      host: '',
      browser: { cookies: () => [] },
      now: now(),
      header: () => undefined,
      caller,
    };
    try {
      const needed = permission(resource.name, job.kind === 'export' ? 'export' : 'edit');
      if (!caller.permissions.has(needed)) throw new GongdiError('permission');
      const work = job.kind === 'export' ? runExport : runBulk;
      await within(caller, () => work(extended(resource), job, resources, context, progressOf(job)));
      await tell(job);
    } catch (error) {
      if (error instanceof Interrupted) {
        if (stopped) await giveBack(db, job);
        return;
      }
      if (error instanceof GongdiError) return fail(job, error.problems[0] ? asLabel(error) : error.label);
      await fail(job, resourcesLabel('jobFault'));
      report(error);
    }
  };

  return {
    async step() {
      while (!stopped) {
        const job = await claimJob(db, now());
        if (!job) return;
        await run(job);
      }
    },
    stop: () => {
      stopped = true;
    },
  };
}

function asLabel({ problems }: GongdiError): Label {
  const { message } = problems[0]!;
  return { zh: message, en: message };
}
