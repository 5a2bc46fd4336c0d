import { materialrecall, RECALL } from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoAccess, demoId, demoTime } from '../../../demo/index.ts';
import { resourceRepository } from '../../../store/index.ts';

const dayAgo = (ago: number) => new Date(DEMO_NOW - ago * 86_400_000).toISOString().slice(0, 10);

/** A batch of connectors that is recalled while a part of it is built in, and one whose recall was lifted. */
export default defineDemo({
  name: 'materialrecall',
  after: ['materialdeliveries'],
  async load(trx) {
    const batches = await trx
      .selectFrom('material')
      .select(['batch_number', 'supplier_name', 'material_name'])
      .where('supplier_name', 'in', ['嘉兴连接件厂', '长江砂石经营部'])
      .where('stock_quantity', '>', 0)
      .where('used_quantity', '>', 0)
      .orderBy('arrival_date')
      .execute();
    const of = (supplier: string) => batches.find(({ supplier_name }) => supplier_name === supplier)!;
    const recalls = resourceRepository(trx, materialrecall);
    await recalls.addAhead(demoAccess('contractor', 'kechuang', 62), {
      id: demoId('material_recall', 1),
      ...of('长江砂石经营部'),
      recall_status: RECALL.lifted,
      recall_source: 2,
      recalled_on: dayAgo(62),
      recall_reason: '区质监站抽检通报氯离子含量偏高，同批先停用',
      lift_reason: '有资质机构复检氯离子含量 0.01%，符合 GB/T 14684',
      lifted_by: accountId('patrol'),
      lifted_at: demoTime(55, 15),
    });
    await recalls.addAhead(demoAccess('contractor', 'kechuang', 2), {
      id: demoId('material_recall', 2),
      ...of('嘉兴连接件厂'),
      recall_status: RECALL.active,
      recall_source: 1,
      recalled_on: dayAgo(2),
      recall_reason: '厂家通知：该批套筒热处理炉温记录缺失，停止使用并对已用部位抽检',
    });
  },
});
