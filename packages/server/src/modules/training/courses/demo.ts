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
    text: '一、坠落高度基准面 2 m 及以上即为高处作业。\n二、临边设 1.2 m 高防护栏杆、挡脚板和安全网；洞口盖板固定并作标识。\n三、六级及以上大风停止露天攀登与悬空作业。\n四、移动式操作平台移动时不得站人。\n五、安全带系挂在牢固构件上，不低挂高用。\n',
  },
  {
    course_name: '消防与动火作业安全',
    subject: 4,
    audience: 1,
    min_minutes: 15,
    paper: 8,
    text: '一、动火作业先办动火审批，清除周围可燃物，备好灭火器材，设监护人。\n二、氧气瓶与乙炔瓶间距不小于 5 m，距明火不小于 10 m，乙炔瓶直立。\n三、作业后检查有无余火，确认无误方可离开。\n四、火警电话 119。\n',
  },
  {
    course_name: '起重吊装“十不吊”',
    subject: 5,
    audience: 1,
    min_minutes: 15,
    paper: 9,
    text: '一、超载不吊；二、信号不明不吊；三、吊物捆绑不牢不吊；四、吊物上站人不吊；五、斜拉斜拽不吊；六、光线不足不吊；七、吊物边缘锋利无防护不吊；八、埋地物件不吊；九、安全装置失灵不吊；十、六级及以上大风不吊。\n',
  },
  {
    course_name: '脚手架搭设与使用',
    subject: 6,
    audience: 1,
    min_minutes: 20,
    paper: 10,
    text: '一、搭设人员持证上岗，按方案搭设。\n二、脚手板铺满铺稳，外侧设防护栏杆和挡脚板。\n三、连墙件不得擅自拆除。\n四、六级及以上强风、大雨后和停用超过一个月后重新检查验收。\n',
  },
  {
    course_name: '基坑与土方作业安全',
    subject: 7,
    audience: 1,
    min_minutes: 15,
    paper: 11,
    text: '一、坑边堆土距坑边不小于 1 m，高度不超过 1.5 m。\n二、开挖深度超过 2 m 的基坑周边设防护栏杆。\n三、上下走专用通道，不攀爬支撑。\n四、发现裂缝、渗水、变形立即撤人并报告。\n',
  },
  {
    course_name: '木工机械安全操作',
    subject: 8,
    audience: 1,
    min_minutes: 10,
    paper: null,
    text: '一、圆锯装好防护罩和分料器。\n二、不戴手套操作旋转机械。\n三、短料用推棍。\n四、维修时断电并挂“禁止合闸”牌。\n',
  },
  {
    course_name: '个人防护用品的正确使用',
    subject: 9,
    audience: 2,
    min_minutes: 10,
    paper: null,
    text: '一、安全帽：调好帽箍，系紧下颏带，受冲击后更换。\n二、安全带：高挂低用，挂在牢固构件上。\n三、防尘口罩、防护眼镜、绝缘鞋按作业选用。\n',
  },
  {
    course_name: '现场急救与心肺复苏',
    subject: 10,
    audience: 1,
    min_minutes: 20,
    paper: 12,
    text: '一、先保证自己安全，再救人；拨打 120。\n二、触电先断电；有限空间先通风检测。\n三、心肺复苏：按压与人工呼吸 30 比 2，按压深度 5～6 cm，每分钟 100～120 次。\n四、止血：直接压迫，加压包扎。\n',
  },
  {
    course_name: '高温作业与防暑降温',
    subject: 11,
    audience: 1,
    min_minutes: 10,
    paper: 12,
    text: '一、日最高气温 40 ℃ 以上停止当日室外露天作业。\n二、避开高温时段，供应含盐清凉饮料，设休息凉棚。\n三、头晕、恶心、出汗停止时到阴凉处并报告。\n',
  },
  {
    course_name: '粉尘、噪声与职业病防治',
    subject: 11,
    audience: 1,
    min_minutes: 15,
    paper: null,
    text: '一、接触粉尘佩戴防尘口罩，切割湿法作业。\n二、接触噪声佩戴耳塞。\n三、上岗前、在岗期间和离岗时进行职业健康检查。\n',
  },
  {
    course_name: '文明施工与场内交通',
    subject: 12,
    audience: 1,
    min_minutes: 10,
    paper: null,
    text: '一、人走人行道，车按限速行驶，人车分流。\n二、车辆出场冲洗，土方覆盖，道路硬化。\n三、材料按区堆放，工完场清。\n',
  },
  {
    course_name: '复工安全教育',
    subject: 1,
    audience: 1,
    min_minutes: 15,
    paper: 13,
    text: '一、复工前检查临时用电、脚手架、起重机械和基坑。\n二、重新进行安全交底和考试。\n三、离岗超过规定时间的人员重新教育。\n',
  },
] as const;

/** Documents with a minimum time, most of them with a paper. Files need a blob store. */
export default defineDemo({
  name: 'courses',
  after: ['exams'],
  async load(trx, { blobs }) {
    if (!blobs) return;
    const access = demoAccess('contractor', 'shanghai', 60);
    for (const [at, { text, paper, ...one }] of COURSES.entries())
      await resourceRepository(trx, coursemeans).addAhead(access, {
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
