import { calls } from '@gongdi/api';
import { archivefolder, archivevolume, GongdiError } from '@gongdi/domain';
import { sql } from 'kysely';
import { actorOf, recordAudit } from '../../../audit/index.ts';
import { handle, type Handler } from '../../../handler/index.ts';
import { accessOf, checkEditable } from '../../../resources/index.ts';
import { resourceRepository, transaction, type Db } from '../../../store/index.ts';
import { bookOf } from './book.ts';
import { archiveLabel } from './text/index.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export const volumeHandlers = (db: Db, timeZone: string): Handler[] => [
  handle(calls.archive.fillVolume, ({ body: { id, folder_id } }, context) =>
    transaction(db, async (trx) => {
      const access = accessOf(context);
      const volumes = resourceRepository(trx, archivevolume, { timeZone });
      const volume = await volumes.get(access, id);
      checkEditable(archivevolume, volume);
      // Writing it refuses a volume that the caller may only read.
      await volumes.update(access, { id });
      const folder = await resourceRepository(trx, archivefolder).get(access, folder_id);
      // Raw SQL: subtrees are ranges of `path`.
      const { numAffectedRows } = await sql`
        update archive_document d set volume_id = ${id}, volume_order = o.place, version = d.version + 1
        from (select d.id, row_number() over (order by f.path, d.document_date, d.id) +
            coalesce((select max(volume_order) from archive_document where volume_id = ${id}), 0) place
          from archive_folder f join archive_document d on d.folder_id = f.id
          where f.project_id = ${volume.project_id} and f.archive_kind = ${volume.archive_kind}
            and f.path >= ${folder.path} and f.path < ${folder.path}::text || chr(127)
            and d.volume_id is null and d.document_status = 1) o
        where d.id = o.id`.execute(trx);
      const taken = Number(numAffectedRows ?? 0);
      if (taken === 0) throw new GongdiError('invalid', { label: archiveLabel('nothingFree') });
      const event = {
        action: 'fill_volume' as const,
        subject: archivevolume.name,
        subject_id: id,
        after: { folder_id, taken },
      };
      await recordAudit(trx, context, actorOf(context.caller), event);
      return { taken };
    }),
  ),
  handle(calls.archive.volumeBook, async ({ params: { id } }, context) => {
    const volume = await resourceRepository(db, archivevolume).get(accessOf(context), id);
    const bytes = await bookOf(db, volume, timeZone, context.lang);
    return { bytes, type: DOCX, name: `${volume.volume_number}.docx` };
  }),
];
