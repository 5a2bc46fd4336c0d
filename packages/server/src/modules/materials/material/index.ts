import { calls } from '@gongdi/api';
import {
  filesIn,
  GongdiError,
  material,
  projectmanage,
  type FileItem,
  type RowOf,
  type StoredFile,
} from '@gongdi/domain';
import { contentAddress } from '../../../files/index.ts';
import { handlePublic, type Handler } from '../../../handler/index.ts';
import { resourceRepository, WHOLE, type RowAccess, type Db } from '../../../store/index.ts';

const ANYBODY: RowAccess = { scope: WHOLE, account_id: null, org_id: null };

/**
 * Handlers of the public page of a material: anybody who scans the code of a material sees it. Codes are random and
 * differ from the ids of the records. A material that is not public gets the same answer as one that does not exist.
 */
export function materialHandlers(db: Db, fileKey: () => Promise<Uint8Array>): Handler[] {
  return [
    handlePublic(calls.material.scannedMaterial, async ({ params: { code } }, { now }) => {
      const rows = await db
        .selectFrom('material')
        .select('id')
        .where('public_code', '=', code)
        .where('public_flag', '=', true)
        .execute();
      if (!rows[0]) throw new GongdiError('notFound');
      const row: RowOf<typeof material> = await resourceRepository(db, material).get(ANYBODY, rows[0].id);
      const projects = await resourceRepository(db, projectmanage).titles(ANYBODY, { ids: [row.project_id] });
      const key = await fileKey();
      // Signed for the author of the record, who may always read the certificates.
      const signed = (file: FileItem): StoredFile => ({
        id: file.id,
        name: file.name ?? '',
        size: file.size ?? 0,
        type: file.type ?? '',
        url: contentAddress(key, file.id, { id: row.created_by ?? '' }, now),
      });
      return {
        material_name: row.material_name,
        specification: row.specification,
        batch_number: row.batch_number,
        supplier_name: row.supplier_name,
        quantity: row.quantity,
        unit: row.unit,
        arrival_date: row.arrival_date,
        position: row.position ?? null,
        project_name: projects.get(row.project_id) ?? '',
        acceptance_status: row.acceptance_status,
        acceptance_opinion: row.acceptance_opinion ?? null,
        accepted_at: row.accepted_at ?? null,
        certificates: filesIn(row.certificates).map(signed),
      };
    }),
  ];
}
