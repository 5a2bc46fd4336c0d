import { civilDay, GongdiError, maskRecord, type AnyResource } from '@gongdi/domain';
import { regionText } from '@gongdi/domain/regions';
import { streamRecords, XLSX_TYPE } from '@gongdi/sheets';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { addFile, keepBlobFile } from '../../files/index.ts';
import type { CallerContext } from '../../handler/index.ts';
import { resourceRepository, transaction } from '../../store/index.ts';
import { accessOf, maySeePersonal } from '../access.ts';
import { noteShown } from '../personal-handlers.ts';
import type { ResourceDeps } from '../record-handlers.ts';
import { titlesIn } from '../references.ts';
import { endJob, type JobRow } from './job-store.ts';

/** Notes progress. @throws when the job is not to go on */
export type Progress = (done: number, total?: number, refused?: number) => Promise<void>;

/**
 * Writes all records of a list into a workbook on disk and keeps it as the file of the job. Records and workbook pass
 * through memory in pieces, so the size of the export costs none.
 */
export async function runExport(
  resource: AnyResource,
  job: JobRow,
  { db, timeZone, blobs }: ResourceDeps,
  context: CallerContext,
  progress: Progress,
): Promise<void> {
  if (!blobs) throw new GongdiError('unavailable');
  const access = accessOf(context);
  const isWhole = job.input.personal === true;
  if (isWhole && !maySeePersonal(context.caller, resource)) throw new GongdiError('permission');
  const query = job.input.query ?? {};
  const records = resourceRepository(db, resource, { timeZone });
  await progress(0, await records.total(access, query));
  /** Titles of what the records of the present batch refer to. */
  let known: Awaited<ReturnType<typeof titlesIn>> = {};
  let done = 0;
  async function* rows(): AsyncGenerator<Readonly<Record<string, unknown>>> {
    for await (const batch of records.each(access, query)) {
      known = await titlesIn(db, resource, access, batch);
      for (const row of batch) yield isWhole ? row : maskRecord(resource, row);
      done += batch.length;
      await progress(done);
    }
  }
  const first = await titlesIn(db, resource, access, []);
  const titles = Object.fromEntries(Object.keys(first).map((name) => [name, (id: string) => known[name]?.(id)]));
  const options = { lang: job.lang, zone: timeZone, titles, regions: regionText };
  const file = path.join(os.tmpdir(), `gongdi-export-${randomUUID()}.xlsx`);
  try {
    await written(file, streamRecords(resource, rows(), options));
    await progress(done, done);
    const name = `${resource.label[job.lang]}_${civilDay(context.now, timeZone)}.xlsx`;
    await transaction(db, async (trx) => {
      const content = await keepBlobFile(trx, blobs, file);
      const { org_id, id: account_id } = context.caller;
      const given = { name, type: XLSX_TYPE, ...content, folder: 'export', org_id, account_id, now: context.now };
      if (isWhole) await noteShown(trx, resource, context, 'export_personal', { records: done });
      await endJob(trx, job, 'done', context.now, { file_id: await addFile(trx, given) });
    });
  } finally {
    await fs.rm(file, { force: true });
  }
}

function written(file: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  return pipeline(Readable.from(pieces), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
}
