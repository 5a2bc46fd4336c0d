import { resourceCalls, type Client } from '@gongdi/api';
import { devicelist } from '@gongdi/domain';

export async function removeDevice(client: Client, id: string): Promise<void> {
  await client.call(resourceCalls(devicelist).delete!, { params: { id } }, { quiet: true });
}
