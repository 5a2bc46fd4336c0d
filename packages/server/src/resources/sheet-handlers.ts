import { readIds, resourceCalls } from '@gongdi/api';
import { civilDay, GongdiError, isWritten, maskRecord, wholeName, type AnyResource } from '@gongdi/domain';
import { regionText } from '@gongdi/domain/regions';
import { exportRecords, XLSX_TYPE } from '@gongdi/sheets';
import { randomUUID } from 'node:crypto';
import { handle, type BlobAnswer, type CallerContext, type Handler } from '../handler/index.ts';
import { resourceRepository, type ListQuery } from '../store/index.ts';
import { accessOf, maySeePersonal } from './access.ts';
import { importRecords } from './import-records.ts';
import { noteShown } from './personal-handlers.ts';
import type { ResourceDeps } from './record-handlers.ts';
import { titlesIn } from './references.ts';
import { withDerived } from './shown-rows.ts';
import { resourcesLabel } from './text/index.ts';

/** Most records of one export: all are in memory while the workbook is written. */
const EXPORT_LIMIT = 200_000;

/** Handlers for import and export of one resource, as far as it declares them. */
export function sheetHandlers(resource: AnyResource, deps: ResourceDeps): Handler[] {
  const calls = resourceCalls(resource);
  const handlers: Handler[] = [];
  // Other records are written by handwritten code, also those of a sheet.
  if (calls.import && isWritten(resource))
    handlers.push(
      handle(calls.import, ({ form, file }, context) =>
        importRecords(
          deps.db,
          {
            resource,
            file,
            mode: form.type,
            key: form.key ?? randomUUID(),
            dry_run: form.dry_run === '1',
            timeZone: deps.timeZone,
            files: { db: deps.db, blobs: deps.blobs, key: deps.fileKey, setting: deps.setting },
            ...(deps.onImport?.[wholeName(resource)] && { act: deps.onImport[wholeName(resource)] }),
            after: deps.afterImport?.[wholeName(resource)] ?? [],
          },
          context,
        ),
      ),
    );
  if (calls.export)
    handlers.push(handle(calls.export, ({ query }, context) => exportAll(resource, deps, query as ListQuery, context)));
  return handlers;
}

/**
 * Exports the records that match the list's filters, or the selected ones among them, as a workbook that can be
 * imported again.
 */
async function exportAll(
  resource: AnyResource,
  deps: ResourceDeps,
  query: ListQuery,
  context: CallerContext,
): Promise<BlobAnswer> {
  const { db, timeZone } = deps;
  const access = accessOf(context);
  const isWhole = query['personal'] === '1';
  if (isWhole && !maySeePersonal(context.caller, resource)) throw new GongdiError('permission');
  const records: Record<string, unknown>[] = [];
  const ids = readIds(query['ids']);
  for await (const batch of resourceRepository(db, resource, { timeZone }).each(access, query, ids)) {
    const rows = await withDerived(resource, batch, context, deps);
    records.push(...(isWhole ? rows : rows.map((row) => maskRecord(resource, row))));
    if (records.length > EXPORT_LIMIT)
      throw new GongdiError('invalid', { label: resourcesLabel('tooManyRows', { limit: EXPORT_LIMIT }) });
  }
  if (isWhole) await noteShown(db, resource, context, 'export_personal', { records: records.length });
  const titles = await titlesIn(db, resource, access, records);
  const bytes = await exportRecords(resource, records, {
    lang: context.lang,
    zone: timeZone,
    titles,
    regions: regionText,
  });
  return { bytes, type: XLSX_TYPE, name: `${resource.label[context.lang]}_${civilDay(context.now, timeZone)}.xlsx` };
}
