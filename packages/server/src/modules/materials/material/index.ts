import { calls } from '@gongdi/api';
import { filesIn, GongdiError, material, projectmanage, type FileItem, type RowOf, type StoredFile } from '@gongdi/domain'; // prettier-ignore
import { sql, type Kysely } from 'kysely';
import { contentAddress } from '../../../files/index.ts';
import { handlePublic, type Handler } from '../../../handler/index.ts';
import { resourceRepository, WHOLE, type RowAccess } from '../../../store/index.ts';

const ANYBODY: RowAccess = { scope: WHOLE, account_id: null, org_id: null };

/**
 * What anybody sees who scans the code of a material. Codes are random and not the records' ids; a material that is not
 * shown is not told from one that is not there.
 */
export function materialHandlers(db: Kysely<unknown>, fileKey: () => Promise<Uint8Array>): Handler[] {
  return [
    handlePublic(calls.material.scannedMaterial, async ({ params: { code } }, { now }) => {
      const { rows } = await sql<{ id: string }>`select id from material
        where public_code = ${code} and public_flag`.execute(db);
      if (!rows[0]) throw new GongdiError('notFound');
      const row: RowOf<typeof material> = await resourceRepository(db, material).get(ANYBODY, rows[0].id);
      const projects = await resourceRepository(db, projectmanage).titles(ANYBODY, { ids: [row.project_id] });
      const key = await fileKey();
      // In the name of who recorded it, who may always see the papers.
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
