import { calls, type Client } from '@gongdi/api';
import { devicelist, projectmanage } from '@gongdi/domain';
import { resourceRepository, WHOLE, type RowAccess, type Db } from '../../../store/index.ts';

const SERVER: RowAccess = { scope: WHOLE, account_id: null, org_id: null };
let made = 0;

/** Inserts a device of a project, with the organisation of the project. @returns its id and number */
export async function addDevice(
  db: Db,
  project_id: string,
  device_type: number,
): Promise<{ id: string; device_number: string }> {
  made += 1;
  const device_number = `TEST-${device_type}-${made}`;
  const { org_id } = await resourceRepository(db, projectmanage).get(SERVER, project_id);
  const record = { device_name: `测点 ${made}`, device_number, device_type, project_id, install_status: 1 };
  const { id } = await resourceRepository(db, devicelist).insert({ ...SERVER, org_id }, record);
  return { id, device_number };
}

/** A PNG of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Uploads a picture. @returns its address */
export async function uploadPicture(client: Client): Promise<string> {
  const file = new Blob([Uint8Array.from(Buffer.from(PIXEL, 'base64'))], { type: 'image/png' });
  const kept = await client.call(calls.file.upload, { form: { file_name: 'plan.png' }, file, fileName: 'plan.png' });
  return kept.url;
}
