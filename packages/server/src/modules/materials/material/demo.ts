import { material, MATERIAL } from '@gongdi/domain';
import { accountId, defineDemo, demoAccess, demoId, demoTime } from '../../../demo/index.ts';
import { resourceRepository } from '../../../store/index.ts';

const MATERIALS = [
  {
    ago: 9,
    material_name: '热轧带肋钢筋',
    specification: 'HRB400E Φ16',
    batch_number: 'G2026-1024-01',
    supplier_name: '华东钢铁贸易有限公司',
    quantity: 36.5,
    unit: 1,
    arrival_date: '2026-10-24',
    position: '3 号楼 5 层梁板',
    acceptance_status: MATERIAL.accepted,
    acceptance_opinion: '外观、尺寸和力学性能复试合格',
    acceptor_id: accountId('contractor'),
    accepted_at: demoTime(8, 10),
  },
  {
    ago: 6,
    material_name: '预拌混凝土',
    specification: 'C35 P6',
    batch_number: 'H2026-1027-12',
    supplier_name: '浦江混凝土有限公司',
    quantity: 168,
    unit: 3,
    arrival_date: '2026-10-27',
    position: '地下室外墙',
    acceptance_status: MATERIAL.accepted,
    acceptance_opinion: '坍落度 180 mm，试块已留置',
    acceptor_id: accountId('contractor'),
    accepted_at: demoTime(6, 14),
  },
  {
    ago: 5,
    material_name: '蒸压加气混凝土砌块',
    specification: 'A5.0 B06 600×200×240',
    batch_number: 'Q2026-1028-04',
    supplier_name: '松江新型建材厂',
    quantity: 86,
    unit: 3,
    arrival_date: '2026-10-28',
    position: null,
    acceptance_status: MATERIAL.refused,
    acceptance_opinion: '缺棱掉角超过 5%，要求退场',
    acceptor_id: accountId('contractor'),
    accepted_at: demoTime(4, 11),
  },
  {
    ago: 1,
    material_name: '盘扣架立杆',
    specification: 'B-LG-1500',
    batch_number: 'P2026-1101-02',
    supplier_name: '江南建筑周转材料租赁有限公司',
    quantity: 1200,
    unit: 6,
    arrival_date: '2026-11-01',
    position: '2 号楼外架',
    acceptance_status: MATERIAL.waiting,
  },
] as const;

/** Batches of material in every state. Anybody who scans their codes can read them. */
export default defineDemo({
  name: 'material',
  after: ['projectmanage'],
  async load(trx) {
    for (const [index, { ago, ...row }] of MATERIALS.entries())
      await resourceRepository(trx, material).addAhead(demoAccess('contractor', 'kechuang', ago), {
        ...row,
        project_id: demoId('project', 1),
        public_flag: true,
        id: demoId('material', index + 1),
      });
  },
});
