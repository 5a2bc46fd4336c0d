import { coursemeans, type FileItem } from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoAccess, demoId, demoTime, organisationId } from '../../../demo/index.ts';
import { addFile, keepBlob, type BlobStore } from '../../../files/index.ts';
import { resourceRepository, type Db } from '../../../store/index.ts';

const COURSES = [
  {
    course_name: '新进场工人安全须知',
    subject: 1,
    audience: 2,
    min_minutes: 15,
    paper: 1,
    text: '一、进场前必须接受公司、项目、班组三级安全教育，考试合格后方可上岗。\n二、进入现场正确佩戴安全帽，系好下颏带；2 m 及以上高处作业系挂安全带，高挂低用。\n三、不酒后上岗，不在现场吸烟，不擅自动用机械和电气设备。\n四、走安全通道，不翻越防护栏杆，不在吊物下停留。\n五、发现隐患立即报告；出现紧急危险时停止作业并撤离。\n六、对违章指挥和强令冒险作业有权拒绝。\n',
  },
  {
    course_name: '施工现场临时用电要点',
    subject: 3,
    audience: 1,
    min_minutes: 20,
    paper: 2,
    text: '一、三级配电、两级漏电保护，TN-S 系统，保护零线为黄绿双色线。\n二、开关箱做到一机、一闸、一漏、一箱，漏电动作电流不大于 30 mA，动作时间不大于 0.1 s。\n三、接线拆线由持证电工完成，非电工不得动配电箱。\n四、电缆架空或埋地，不拖地、不浸水；潮湿场所用 24 V 及以下照明。\n五、有人触电先断电，不能断电时用干燥木棒挑开电线，随后急救并呼叫 120。\n',
  },
  {
    course_name: '高处作业与临边洞口防护',
    subject: 2,
    audience: 1,
    min_minutes: 20,
    paper: null,
    text: '一、坠落高度基准面 2 m 及以上即为高处作业。\n二、临边设 1.2 m 高防护栏杆、挡脚板和安全网；洞口盖板固定并作标识。\n三、五级及以上大风停止露天攀登与悬空作业。\n四、移动式操作平台移动时不得站人。\n五、安全带系挂在牢固构件上，不低挂高用。\n',
  },
] as const;

/** Documents with a minimum time, two of them with a paper. Files need a blob store. */
export default defineDemo({
  name: 'courses',
  after: ['exams'],
  async load(trx, { blobs }) {
    if (!blobs) return;
    const access = demoAccess('contractor', 'shanghai', 60);
    for (const [at, { text, paper, ...one }] of COURSES.entries())
      await resourceRepository(trx, coursemeans).insert(access, {
        ...one,
        id: demoId('course', at + 1),
        status: 2,
        course_kind: 2,
        edition: at === 0 ? 'V2.0' : 'V1.0',
        published_at: demoTime(58 - at),
        paper_id: paper === null ? null : demoId('paper', paper),
        file: await storeText(trx, blobs, `${one.course_name}.txt`, text),
      });
    await trx
      .insertInto('course_reading')
      .values(
        ['patrol', 'contractor', 'regulator'].map((user_name, at) => ({
          course_id: demoId('course', 1),
          edition: 'V2.0',
          account_id: accountId(user_name),
          seconds: at === 2 ? 420 : 960,
          begun_at: demoTime(20 - at, 10),
          beat_at: demoTime(20 - at, 10, 16),
          finished_at: at === 2 ? null : demoTime(20 - at, 10, 15),
        })),
      )
      .execute();
  },
});

async function storeText(trx: Db, blobs: BlobStore, name: string, text: string): Promise<FileItem> {
  const bytes = new TextEncoder().encode(text);
  const file = { name, type: 'text/plain', size: bytes.length };
  const by = {
    org_id: organisationId('shanghai'),
    account_id: accountId('contractor'),
    now: DEMO_NOW - 60 * 86_400_000,
  };
  const id = await addFile(trx, { ...file, hash: await keepBlob(trx, blobs, bytes), folder: 'training', ...by });
  return { id, ...file };
}
