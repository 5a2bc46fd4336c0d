import { dictionaryOf, staff, type InputOf } from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoId } from '../../../demo/index.ts';
import { resourceRepository, WHOLE } from '../../../store/index.ts';

type StaffInput = InputOf<typeof staff>;

const EDUCATIONS = dictionaryOf('education').entries;

const NAMES = [
  '王建军',
  '李国强',
  '张伟民',
  '刘志刚',
  '陈永康',
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

/** Sixty people on the first twelve projects of the first contractor, five per project; every ninth has left. */
export const STAFF: readonly DemoStaff[] = NAMES.map((name, index) => {
  const woman = index >= WOMEN.from && index < WOMEN.to;
  return {
    project: Math.floor(index / 5),
    record: {
      name,
      gender: woman ? 2 : 1,
      phone_number: `138${String(21_000_000 + index * 48_611).padStart(8, '0')}`,
      id_card: idCard(index, woman),
      education: EDUCATIONS[index % EDUCATIONS.length]!.value,
      trade: TRADES[(index * 7) % TRADES.length]!,
      entry_date: `2026-${pad(1 + (index % 9))}-${pad(1 + ((index * 5) % 28))}`,
      status: index % 9 === 8 ? 2 : 1,
    },
  };
});

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

/** A well-formed identity number that belongs to nobody. The sequence is odd for men and even for women. */
function idCard(index: number, woman: boolean): string {
  const born = `${1966 + (index % 34)}${pad(1 + (index % 12))}${pad(1 + ((index * 3) % 28))}`;
  const sequence = String(900 + ((index * 2) % 98) + (woman ? 0 : 1));
  const digits = `${REGIONS[index % REGIONS.length]}${born}${sequence}`;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return digits + CHECKS[sum % 11];
}

export default defineDemo({
  name: 'staff',
  after: ['projectmanage'],
  async load(trx) {
    const people = resourceRepository(trx, staff);
    const rows = await trx.selectFrom('project').select(['id', 'org_id']).execute();
    const organisationOf = new Map(rows.map(({ id, org_id }) => [id, org_id]));
    for (const [index, { project, record }] of STAFF.entries()) {
      const project_id = demoId('project', project + 1);
      const org_id = organisationOf.get(project_id)!;
      const now = DEMO_NOW - (STAFF.length - index) * 60_000;
      await people.insert(
        { scope: WHOLE, account_id: accountId('admin'), org_id, now },
        { ...record, project_id, id: demoId('staff', index + 1) },
      );
    }
  },
});
