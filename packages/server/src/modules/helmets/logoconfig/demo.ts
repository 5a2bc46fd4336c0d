import { logoconfig } from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoId, Raster } from '../../../demo/index.ts';
import { addFile, keepBlob } from '../../../files/index.ts';
import { resourceRepository, WHOLE } from '../../../store/index.ts';

/** Names of some sites as they stand on prints, by the number of the project. */
const NAMES: Readonly<Record<number, string>> = {
  1: '滨江科创中心一期',
  3: '世纪大道综合管廊',
  5: '前滩 26 号地块',
};

/** Names and logos of three sites. The company itself shows what the platform is called. */
export default defineDemo({
  name: 'logoconfig',
  after: ['projectmanage'],
  async load(trx, { blobs }) {
    for (const [number, shown_name] of Object.entries(NAMES)) {
      const project_id = demoId('project', Number(number));
      const { org_id } = await trx
        .selectFrom('project')
        .select('org_id')
        .where('id', '=', project_id)
        .executeTakeFirstOrThrow();
      const access = { scope: WHOLE, account_id: accountId('admin'), org_id, now: DEMO_NOW };
      const logo = [];
      if (blobs) {
        const raster = new Raster(128, 128, [
          [22, 93, 255],
          [255, 255, 255],
          [255, 176, 32],
        ]);
        raster.rect(24, 56, 24, 48, 1);
        raster.rect(52, 32, 24, 72, 1);
        raster.rect(80, 72, 24, 32, 2);
        const bytes = raster.png();
        const file = { name: '标识.png', type: 'image/png', size: bytes.length };
        const hash = await keepBlob(trx, blobs, bytes);
        logo.push({
          id: await addFile(trx, {
            ...file,
            hash,
            folder: 'brand',
            org_id: org_id!,
            account_id: access.account_id,
            now: DEMO_NOW,
          }),
          ...file,
        });
      }
      await resourceRepository(trx, logoconfig).addAhead(access, {
        id: demoId('brand', Number(number)),
        shown_name,
        project_id,
        ...(logo.length > 0 ? { logo } : {}),
      });
    }
  },
});
