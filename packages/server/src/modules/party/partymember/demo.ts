import { MEMBER, partymember, STAY, type InputOf } from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoId } from '../../../demo/index.ts';
import { resourceRepository, WHOLE } from '../../../store/index.ts';

type Member = Omit<InputOf<typeof partymember>, 'project_id' | 'branch_id'>;

/** Of the people of a project that many are members or candidates. */
const OF_THE_SITE = 4;
const POSTS = [
  '塔吊作业先锋岗',
  '安全巡查先锋岗',
  '钢筋班组责任区',
  '质量样板责任区',
  '物资管理先锋岗',
  '文明施工责任区',
];

/** Deputy secretaries, by branch. */
const DEPUTIES = ['许海燕', '宋丽华', '邓小兰', '彭玉芬', '袁秀英', '贾晓梅'];

const pad = (value: number): string => String(value).padStart(2, '0');

/** Returns the membership of a person of the site: most are full members, some on probation, some candidates. */
function membershipOf(index: number): Partial<Member> & { status: number } {
  const day = `${pad(1 + (index % 9))}-${pad(2 + ((index * 7) % 26))}`;
  if (index % 7 === 3)
    return { status: MEMBER.applicant, applied_on: `2025-${day}`, mentor_id: accountId('contractor') };
  if (index % 7 === 5) {
    // One of them should have become a full member already.
    const year = index === 5 ? 2025 : 2026;
    const dates = { accepted_on: `${year}-${day}`, convert_due: `${year + 1}-${day}` };
    return { status: MEMBER.probationary, applied_on: '2024-03-08', ...dates, mentor_id: accountId('contractor') };
  }
  const accepted = 2008 + ((index * 5) % 15);
  const dates = {
    accepted_on: `${accepted}-${day}`,
    convert_due: `${accepted + 1}-${day}`,
    converted_on: `${accepted + 1}-${day}`,
  };
  return { status: MEMBER.full, ...dates, pioneer_post: POSTS[index % POSTS.length] };
}

/** Members of the branches: secretary and deputy, and people who have a file on the site. */
export default defineDemo({
  name: 'partymember',
  after: ['wisdompartyconfiguration', 'staff'],
  async load(trx) {
    const records = resourceRepository(trx, partymember);
    const people = await trx
      .selectFrom('staff')
      .select(['id', 'name', 'project_id', 'org_id', 'status'])
      .orderBy('id')
      .execute();
    const branches = await trx
      .selectFrom('party_branch')
      .select(['id', 'project_id', 'org_id', 'secretary'])
      .orderBy('created_at')
      .execute();
    let count = 0;
    for (const [at, { id: branch_id, project_id, org_id, secretary }] of branches.entries()) {
      const here = people.filter((one) => one.project_id === project_id && one.status !== STAY.left);
      const access = {
        scope: WHOLE,
        account_id: accountId('contractor'),
        org_id,
        now: DEMO_NOW - (branches.length - at) * 60_000,
      };
      const insert = (member: Member) => {
        count += 1;
        const phone_number = `136${String(52_000_000 + count * 31_337).padStart(8, '0')}`;
        const id = demoId('party-member', count);
        return records.addAhead(access, { ...member, id, project_id, branch_id, phone_number });
      };
      const since = {
        accepted_on: '2006-07-01',
        convert_due: '2007-07-01',
        converted_on: '2007-07-01',
        status: MEMBER.full,
      };
      await insert({ member_name: secretary, party_post: 1, ...since });
      await insert({
        member_name: DEPUTIES[at % DEPUTIES.length]!,
        party_post: 2,
        ...since,
        accepted_on: '2012-06-20',
        convert_due: '2013-06-20',
        converted_on: '2013-06-28',
      });
      for (const [index, person] of here.slice(0, OF_THE_SITE).entries())
        await insert({
          member_name: person.name,
          staff_id: person.id,
          ...(index === 0 && { party_post: 3 + (at % 3) }),
          ...membershipOf(index === 0 ? 0 : at * OF_THE_SITE + index),
        });
    }
  },
});
