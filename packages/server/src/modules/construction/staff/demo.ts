import { dictionaryOf, identityFacts, MOVED, movement, STAY, staff, type FileItem, type InputOf } from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoId, Raster } from '../../../demo/index.ts';
import { addFile, keepBlob, type BlobStore } from '../../../files/index.ts';
import { resourceRepository, WHOLE, type Db } from '../../../store/index.ts';

type StaffInput = InputOf<typeof staff>;

const EDUCATIONS = dictionaryOf('education').entries;

const NAMES = [
  '王建军',
  '李国强',
  '张伟民',
  '刘志刚',
  '周志强',
  '杨海涛',
  '赵德胜',
  '黄金龙',
  '周文杰',
  '吴长青',
  '徐立新',
  '孙宏亮',
  '胡大海',
  '朱玉明',
  '高振华',
  '林水生',
  '何家栋',
  '郭永福',
  '马得胜',
  '罗光明',
  '梁志勇',
  '宋春生',
  '郑兴旺',
  '谢东升',
  '韩立群',
  '唐忠良',
  '冯贵平',
  '于洪波',
  '董成林',
  '萧振国',
  '程秀兰',
  '曹玉梅',
  '袁丽华',
  '邓淑珍',
  '许红霞',
  '傅春燕',
  '沈雪琴',
  '曾桂英',
  '彭晓丽',
  '吕爱萍',
  '苏建平',
  '卢世杰',
  '蒋文涛',
  '蔡明辉',
  '贾志鹏',
  '丁小军',
  '魏来福',
  '薛天佑',
  '叶茂才',
  '阎守信',
  '余庆丰',
  '潘长江',
  '杜鹏程',
  '戴云飞',
  '夏雨田',
  '钟声远',
  '汪洋波',
  '田丰收',
  '任重远',
  '姜太平',
];
const WOMEN = { from: 30, to: 40 };
/** Values of the dictionary `trade`, in the proportions of a site: few office staff, many workers. */
const TRADES = [3, 4, 5, 10, 10, 11, 11, 12, 12, 13, 13, 14, 15, 16, 6, 7, 2, 10, 11, 13];
/** Weights of GB 11643 for the digits of an identity number, and the check characters by remainder. */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECKS = '10X98765432';
/** No province has the code 99, so the identity numbers belong to nobody. */
const REGIONS = ['990925', '991225', '991728', '991321', '990924', '990984'];

export interface DemoStaff {
  /** Index of the project. */
  project: number;
  record: Omit<StaffInput, 'project_id'>;
}

/** What single files lack, by the index of the person; all others are complete. */
const LACKS: Readonly<Record<number, 'id_photos' | 'contract' | 'commitment' | 'bank_card' | 'insurance'>> = {
  7: 'id_photos',
  16: 'contract',
  32: 'contract',
  33: 'insurance',
  43: 'commitment',
  52: 'bank_card',
};
/** Who has an account, by the index of the person: wages are signed from it. */
const ACCOUNTS: Readonly<Record<number, string>> = { 4: 'patrol' };
/** Who has been registered or checked, and is not on site yet. */
const COMING: Readonly<Record<number, number>> = { 32: STAY.registered, 33: STAY.checked };
/** Who has changed to the present trade, from which and when. */
const CHANGED: Readonly<Record<number, { trade: number; on: string }>> = { 38: { trade: 10, on: '2026-10-26' } };

/**
 * Sixty people on the first twelve projects of the first contractor, five per project; every ninth has left, two are
 * not on site yet.
 */
export const STAFF: readonly DemoStaff[] = NAMES.map((name, index) => {
  const woman = index >= WOMEN.from && index < WOMEN.to;
  const id_card = idCard(index, woman);
  return {
    project: Math.floor(index / 5),
    record: {
      name,
      gender: woman ? 2 : 1,
      phone_number: `138${String(21_000_000 + index * 48_611).padStart(8, '0')}`,
      id_card,
      birth_date: identityFacts(id_card)!.born,
      education: EDUCATIONS[index % EDUCATIONS.length]!.value,
      trade: TRADES[(index * 7) % TRADES.length]!,
      entry_date: index in COMING ? null : `2026-${pad(1 + (index % 9))}-${pad(3 + ((index * 5) % 26))}`,
      status: COMING[index] ?? (index % 9 === 8 ? STAY.left : STAY.onSite),
      nation: index % 13 === 5 ? '土家' : '汉',
      id_authority: '示例市公安局',
      id_valid_from: '2018-05-20',
      id_valid_to: '2038-05-20',
      emergency_name: `${name[0]}女士`,
      emergency_phone: `139${String(41_000_000 + index * 3_571).padStart(8, '0')}`,
      contract_kind: LACKS[index] === 'contract' ? null : 1 + (index % 2),
      contract_from: `2026-${pad(1 + (index % 9))}-01`,
      insurance_kind: LACKS[index] === 'insurance' ? null : 1 + (index % 3),
      bank_name: '示例银行',
      bank_card: LACKS[index] === 'bank_card' ? null : `62220200${String(10_000_000 + index * 7_919)}`,
    },
  };
});

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

/** A well-formed identity number that belongs to nobody. The sequence is odd for men and even for women. */
function idCard(index: number, woman: boolean): string {
  const born = `${woman ? 1984 + (index % 10) : 1967 + (index % 34)}${pad(1 + (index % 12))}${pad(1 + ((index * 3) % 28))}`;
  const sequence = String(900 + ((index * 2) % 98) + (woman ? 0 : 1));
  const digits = `${REGIONS[index % REGIONS.length]}${born}${sequence}`;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return digits + CHECKS[sum % 11];
}

export default defineDemo({
  name: 'staff',
  after: ['projectmanage'],
  async load(trx, { blobs }) {
    const people = resourceRepository(trx, staff);
    const rows = await trx.selectFrom('project').select(['id', 'org_id']).execute();
    const organisationOf = new Map(rows.map(({ id, org_id }) => [id, org_id]));
    for (const [index, { project, record }] of STAFF.entries()) {
      const project_id = demoId('project', project + 1);
      const org_id = organisationOf.get(project_id)!;
      const now = DEMO_NOW - (STAFF.length - index) * 60_000;
      const access = { scope: WHOLE, account_id: accountId('admin'), org_id, now };
      const id = demoId('staff', index + 1);
      const papers = blobs ? await papersOf(trx, blobs, org_id, index) : {};
      const left = record.status === STAY.left;
      const wages = index % 27 === 26 ? 2 : 1;
      const exit = left ? { exit_date: '2026-10-20', settlement: wages } : {};
      const account = ACCOUNTS[index];
      const own = account === undefined ? {} : { account_id: accountId(account) };
      await people.addAhead(access, { ...record, ...papers, ...exit, ...own, project_id, id });
      const stays = resourceRepository(trx, movement);
      const stay = { staff_id: id, project_id, trade: record.trade };
      const change = CHANGED[index];
      if (record.entry_date) {
        const arrival = { ...stay, ...(change && { trade: change.trade }), kind: MOVED.arrived };
        await stays.addAhead(access, {
          ...arrival,
          moved_on: record.entry_date,
          id: demoId('movement', index * 2 + 1),
        });
      }
      if (left || change) {
        const then = left
          ? { kind: MOVED.left, moved_on: '2026-10-20', settlement: wages }
          : { kind: MOVED.changed, moved_on: change!.on };
        await stays.addAhead(access, { ...stay, ...then, id: demoId('movement', index * 2 + 2) });
      }
    }
  },
});

type Papers = Partial<Pick<StaffInput, 'photo' | 'id_photos' | 'contract_files' | 'commitment_files'>>;
const known = new WeakMap<BlobStore, Map<string, Promise<FileItem>>>();

/** Papers of a person's file; the people of an organisation share the placeholder pictures. */
async function papersOf(trx: Db, blobs: BlobStore, org_id: string, index: number): Promise<Papers> {
  const of = known.get(blobs) ?? new Map<string, Promise<FileItem>>();
  known.set(blobs, of);
  const picture = (name: string): Promise<FileItem> => {
    const key = `${org_id} ${name}`;
    const kept = of.get(key) ?? placeholder(trx, blobs, name, org_id);
    of.set(key, kept);
    return kept;
  };
  return {
    photo: [await picture('照片.png')],
    ...(LACKS[index] !== 'id_photos' && {
      id_photos: [await picture('身份证正面.png'), await picture('身份证反面.png')],
    }),
    ...(LACKS[index] !== 'contract' && { contract_files: [await picture('合同.png')] }),
    ...(LACKS[index] !== 'commitment' && { commitment_files: [await picture('安全承诺书.png')] }),
  };
}

async function placeholder(trx: Db, blobs: BlobStore, name: string, org_id: string): Promise<FileItem> {
  const raster = new Raster(240, 320, [
    [235, 240, 245],
    [120, 140, 165],
    [70, 90, 120],
  ]);
  raster.rect(80, 60, 80, 100, 1);
  raster.rect(40, 180, 160, 140, 2);
  const bytes = raster.png();
  const file = { name, type: 'image/png', size: bytes.length };
  const by = { org_id, account_id: accountId('admin'), now: DEMO_NOW };
  const id = await addFile(trx, { ...file, hash: await keepBlob(trx, blobs, bytes), folder: 'staff', ...by });
  return { id, ...file };
}
