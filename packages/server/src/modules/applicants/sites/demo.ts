import { applysreview, personregistration, SITE_NAMES, SUBMISSION, type FileItem } from '@gongdi/domain';
import {
  accountId,
  DEMO_NOW,
  defineDemo,
  demoAccess,
  demoId,
  demoTime,
  organisationId,
  Raster,
} from '../../../demo/index.ts';
import { addFile, keepBlob, type BlobStore } from '../../../files/index.ts';
import { resourceRepository, type Db } from '../../../store/index.ts';

const DAY = 86_400_000;
/** Organisation that runs the sites of the demo and reviews their submissions. */
const RUNS = 'anzhi';
const NOTICE =
  '请提前准备单位证照、项目批文和联系人信息。受理后 3 个工作日内完成审核。咨询电话：021-5888 0000（工作日 9:00–17:00）。';

const reviewed = (ago: number, opinion: string) => ({
  review_opinion: opinion,
  reviewer_id: accountId('regulator'),
  reviewed_at: demoTime(ago, 15),
});

// Credit codes and identity numbers have valid check characters and belong to nobody: region 99 does not exist.
const APPLICATIONS = [
  {
    ago: 6,
    apply_number: 'JD-20261027-7K3M9QXW',
    site: 1,
    status: SUBMISSION.passed,
    applicant_kind: 1,
    applicant_name: '江都恒基建设有限公司',
    credit_code: '99321012MA00000016',
    contact_name: '徐志明',
    phone_number: '13901440001',
    purpose: 1,
    project_name: '江都人民医院门诊楼改建',
    region: '321012',
    project_address: '江都区龙城路 18 号',
    begin_date: '2026-11-10',
    end_date: '2027-05-31',
    ...reviewed(5, '资料齐全，同意进场'),
  },
  {
    ago: 3,
    apply_number: 'JD-20261030-V4T8BNRC',
    site: 1,
    status: SUBMISSION.returned,
    applicant_kind: 2,
    applicant_name: '王海波',
    identity_number: '999999198806120015',
    contact_name: '王海波',
    phone_number: '13901440002',
    purpose: 3,
    project_name: '江都商贸城渣土外运',
    region: '321012',
    project_address: '江都区工农路 66 号',
    begin_date: '2026-11-05',
    end_date: '2026-12-20',
    reason: '自有渣土车 3 辆，夜间运输',
    ...reviewed(2, '请补充车辆行驶证和运输路线图'),
  },
  {
    ago: 1,
    apply_number: 'SIP-20261101-Q6HD2WZP',
    site: 3,
    status: SUBMISSION.waiting,
    applicant_kind: 1,
    applicant_name: '苏州金鸡湖机电安装有限公司',
    credit_code: '99320594MA0000002F',
    contact_name: '顾晓燕',
    phone_number: '13901440003',
    purpose: 1,
    project_name: '生物医药研发楼机电安装',
    region: '320571',
    project_address: '苏州工业园区星湖街 218 号',
    begin_date: '2026-11-15',
    end_date: '2027-02-28',
  },
  {
    ago: 1,
    apply_number: 'TZ-20261101-M9XF5JYG',
    site: 4,
    status: SUBMISSION.waiting,
    applicant_kind: 1,
    applicant_name: '泰州海陵市政工程有限公司',
    credit_code: '99321202MA00000037',
    contact_name: '孙立群',
    phone_number: '13901440004',
    purpose: 4,
    project_name: '鼓楼路雨污分流改造',
    region: '321202',
    project_address: '泰州市海陵区鼓楼路',
    begin_date: '2026-11-12',
    end_date: '2027-01-31',
    reason: '占用非机动车道 2 米，已办理占道手续',
  },
] as const;

const PEOPLE = [
  {
    ago: 4,
    register_number: 'SIP-R20261029-3CNW8KTA',
    site: 3,
    status: SUBMISSION.passed,
    person_name: '李建平',
    identity_number: '999999198511200034',
    phone_number: '13901440011',
    company_name: '苏州金鸡湖机电安装有限公司',
    trade: 14,
    ...reviewed(3, '证书有效'),
  },
  {
    ago: 1,
    register_number: 'TZ-R20261101-X7PE4RQH',
    site: 4,
    status: SUBMISSION.waiting,
    person_name: '周敏',
    identity_number: '999999199203050024',
    phone_number: '13901440012',
    company_name: '泰州海陵市政工程有限公司',
    trade: 3,
  },
] as const;

/** Open sites with submissions in every state. Picture files need a blob store. */
export default defineDemo({
  name: 'sites',
  async load(trx, { blobs }) {
    const org_id = organisationId(RUNS);
    await openSites(trx, org_id);
    for (const [index, { ago, ...row }] of APPLICATIONS.entries())
      await resourceRepository(trx, applysreview).addAhead(demoAccess(null, RUNS, ago), {
        ...row,
        id: demoId('application', index + 1),
      });
    if (!blobs) return;
    for (const [index, { ago, ...row }] of PEOPLE.entries()) {
      const picture = async (name: string) => storePicture(trx, blobs, name, org_id, DEMO_NOW - ago * DAY);
      await resourceRepository(trx, personregistration).addAhead(demoAccess(null, RUNS, ago), {
        ...row,
        photo: [await picture('照片.png')],
        identity_pictures: [await picture('身份证正面.png'), await picture('身份证反面.png')],
        id: demoId('person', index + 1),
      });
    }
  },
});

async function openSites(trx: Db, org_id: string): Promise<void> {
  const settings = SITE_NAMES.flatMap((name) => [
    [`site_${name}`, org_id],
    [`site_${name}_notice`, NOTICE],
  ]);
  await trx
    .insertInto('adjustment')
    .values({
      kind: 'setting',
      name: 'applicants',
      value: JSON.stringify(Object.fromEntries(settings)),
      version: 1,
      updated_at: demoTime(30),
      updated_by: accountId('admin'),
    })
    .execute();
}

/** Stores a generated placeholder picture. */
async function storePicture(trx: Db, blobs: BlobStore, name: string, org_id: string, now: number): Promise<FileItem> {
  const raster = new Raster(240, 320, [
    [235, 240, 245],
    [120, 140, 165],
    [70, 90, 120],
  ]);
  raster.rect(80, 60, 80, 100, 1);
  raster.rect(40, 180, 160, 140, 2);
  const bytes = raster.png();
  const file = { name, type: 'image/png', size: bytes.length };
  const by = { org_id, account_id: accountId('regulator'), now };
  const id = await addFile(trx, { ...file, hash: await keepBlob(trx, blobs, bytes), folder: 'applicants', ...by });
  return { id, ...file };
}
