import {
  civilDay,
  CREDIT_CHARACTERS,
  DEFAULT_TIME_ZONE,
  enterprisebank,
  isCreditCode,
  type InputOf,
} from '@gongdi/domain';
import { accountId, DEMO_NOW, demoAccess, demoId } from '../../../demo/index.ts';
import { resourceRepository, type Db } from '../../../store/index.ts';
import { judgeLicences } from './licence-states.ts';

type Unit = InputOf<typeof enterprisebank>;

/**
 * Organisation, name, kind, scope, qualification, grade, capital in 10,000 yuan, region, legal representative, contact,
 * and the days from now to the end of business licence, qualification and work safety licence (0: none).
 */
type Line = readonly [
  string,
  string,
  number,
  string,
  string,
  number,
  number,
  string,
  string,
  string,
  readonly [number, number, number],
];

const S = 'shanghai';
const H = 'huadong';

// All units and people are invented. One unit per line.
// oxfmt-ignore
const LINES: readonly Line[] = [
  [S, '浦江城市建设投资有限公司', 1, '房屋与市政工程投资建设', '', 5, 500000, '310115', '顾维明', '邵文杰', [0, 0, 0]],
  [S, '申诚工程监理有限公司', 7, '房建、市政工程监理', '工程监理综合资质', 5, 3000, '310104', '黄志诚', '陆敏', [2100, 900, 0]],
  [S, '华东岩土勘测研究院有限公司', 2, '岩土工程勘察、基坑监测', '工程勘察综合甲级', 2, 6000, '310106', '沈卫东', '钱俊', [0, 1200, 0]],
  [S, '上海沪江建筑设计研究院有限公司', 3, '建筑工程设计', '建筑行业甲级', 2, 5000, '310101', '许建平', '汤蕾', [0, 1460, 0]],
  [S, '浦江建工集团有限公司', 4, '施工总承包', '建筑工程施工总承包特级', 1, 300000, '310115', '陈浦生', '李思远', [0, 1100, 820]],
  [S, '安徽皖江建筑劳务有限公司', 6, '模板、钢筋、混凝土劳务作业', '施工劳务不分等级', 5, 2000, '340111', '吴长江', '刘敏', [2000, 780, 5]],
  [S, '江苏苏中劳务分包有限公司', 6, '主体结构劳务', '施工劳务不分等级', 5, 1600, '321200', '季海波', '周玉兰', [1800, 640, 410]],
  [S, '四川蜀匠建筑劳务有限公司', 6, '砌筑、抹灰劳务作业', '施工劳务不分等级', 5, 1000, '510115', '罗永强', '唐莉', [900, 26, 300]],
  [S, '河南豫建劳务工程有限公司', 6, '木工、架子劳务作业', '施工劳务不分等级', 5, 1200, '410100', '孟凡军', '赵晓燕', [1500, 500, -12]],
  [S, '上海天穹幕墙工程有限公司', 5, '幕墙设计与施工', '建筑幕墙工程专业承包一级', 2, 5000, '310112', '丁国庆', '范雪', [0, 1000, 700]],
  [S, '上海固基基础工程有限公司', 5, '桩基、基坑支护', '地基基础工程专业承包一级', 2, 4000, '310113', '裘建国', '应晓东', [0, 720, 55]],
  [S, '上海安澜消防工程有限公司', 5, '消防设施安装', '消防设施工程专业承包一级', 2, 2000, '310107', '赵安澜', '毛静', [1100, 860, 480]],
  [S, '上海凌云起重设备安装有限公司', 5, '塔吊、施工升降机安拆', '起重设备安装工程专业承包一级', 2, 2000, '310114', '郁振海', '曹芳', [0, 380, 190]],
  [S, '上海正通机电安装有限公司', 5, '给排水、暖通、电气安装', '建筑机电安装工程专业承包一级', 2, 3600, '310110', '潘正通', '蒋怡', [0, 540, 600]],
  [S, '上海锦绣装饰工程有限公司', 5, '室内外装饰装修', '建筑装修装饰工程专业承包二级', 3, 1500, '310105', '胡锦程', '谢婷', [700, 28, 230]],
  [S, '上海高新防水工程有限公司', 5, '地下室、屋面防水', '防水防腐保温工程专业承包一级', 2, 1200, '310120', '卫明', '袁洁', [0, 800, 350]],
  [S, '浙江东海钢结构有限公司', 5, '钢结构制作安装', '钢结构工程专业承包一级', 2, 8000, '330200', '戴东海', '葛云', [0, 610, 900]],
  [S, '上海临江混凝土有限公司', 8, '预拌混凝土 C15–C60', '预拌混凝土专业承包不分等级', 5, 6000, '310115', '金临江', '奚伟', [0, 950, 0]],
  [S, '上海宝浦钢铁贸易有限公司', 8, '热轧带肋钢筋、盘条', '', 5, 3000, '310113', '鲍浦', '侯磊', [6, 0, 0]],
  [S, '上海恒固水泥制品有限公司', 8, '水泥、砌块、预制构件', '', 5, 2600, '310118', '邹恒', '费娟', [1300, 0, 0]],
  [S, '江苏远航木业有限公司', 8, '建筑模板、木方', '', 5, 1000, '320500', '徐远航', '季丽', [800, 0, 0]],
  [S, '上海通达建筑机械租赁有限公司', 8, '塔吊、升降机、泵车租赁', '', 5, 4200, '310116', '韩通', '孙斌', [0, 0, 0]],
  [S, '上海盾牌安防用品有限公司', 8, '安全帽、安全带、密目网', '', 5, 500, '310117', '钟盾', '盛佳', [-40, 0, 0]],
  [S, '无锡锡山电线电缆有限公司', 8, '电线、电缆、桥架', '', 5, 5000, '320200', '华锡山', '浦俊', [0, 0, 0]],
  [S, '上海洁源环保科技有限公司', 8, '扬尘监测、雾炮、洗车台', '', 5, 800, '310109', '阮洁', '程源', [1700, 0, 0]],
  [S, '上海中衡建设工程检测有限公司', 9, '见证取样、主体结构检测', '建设工程质量检测综合资质', 5, 3000, '310104', '凌衡', '庄慧', [0, 300, 0]],
  [S, '上海安检特种设备检验有限公司', 9, '起重机械检验', '特种设备检验核准证', 5, 2000, '310106', '闻安', '柳青', [0, 50, 0]],
  [S, '上海捷运渣土运输有限公司', 10, '渣土、泥浆外运', '', 5, 1500, '310112', '巢捷', '沙勇', [1000, 0, 0]],
  [S, '上海青禾园林绿化有限公司', 5, '景观绿化', '', 5, 1000, '310118', '禾青', '苗苗', [0, 0, 0]],
  [S, '江西赣鄱建筑劳务有限公司', 6, '钢筋、混凝土劳务作业', '', 5, 800, '360100', '熊赣生', '涂丽', [1900, 0, 0]],
  [H, '东方新城开发有限公司', 1, '产业园区开发', '', 5, 120000, '330114', '方东升', '楼晓', [0, 0, 0]],
  [H, '中信达项目管理有限公司', 7, '工程监理、项目管理', '房屋建筑工程监理甲级', 2, 2000, '330106', '信达', '章敏', [0, 690, 0]],
  [H, '浙江工大建筑设计有限公司', 3, '建筑工程设计', '建筑行业甲级', 2, 3000, '330106', '严工', '虞倩', [0, 810, 0]],
  [H, '浦江建工集团华东有限公司', 4, '施工总承包', '建筑工程施工总承包一级', 2, 50000, '330100', '华建新', '郎平', [0, 880, 640]],
  [H, '杭州钱塘劳务有限公司', 6, '主体结构劳务', '施工劳务不分等级', 5, 1000, '330114', '钱江潮', '俞婷', [1400, 570, 59]],
  [H, '贵州黔匠劳务有限公司', 6, '模板、架子劳务作业', '施工劳务不分等级', 5, 900, '520100', '龙黔', '杨阿妹', [1200, 450, 520]],
  [H, '杭州之江地基工程有限公司', 5, '桩基、基坑支护', '地基基础工程专业承包一级', 2, 3500, '330108', '江之恒', '姜楠', [0, 660, 29]],
  [H, '杭州天目机电有限公司', 5, '机电安装', '建筑机电安装工程专业承包二级', 3, 1200, '330110', '穆天', '裴琳', [0, 410, 370]],
  [H, '杭州余杭商品混凝土有限公司', 8, '预拌混凝土', '预拌混凝土专业承包不分等级', 5, 4000, '330110', '余航', '施展', [0, 770, 0]],
  [H, '绍兴越州钢材有限公司', 8, '钢筋、型钢', '', 5, 2000, '330600', '越明', '祝英', [1600, 0, 0]],
];

const DAY = 86_400_000;
const dayIn = (days: number): string | null => (days === 0 ? null : civilDay(DEMO_NOW + days * DAY, DEFAULT_TIME_ZONE));

/** A well-formed credit code that belongs to nobody: no region begins with 99. */
function creditCode(index: number): string {
  const body = `9199${String(1001 + index * 7)}MA${String(1_000_000 + index * 37_411)}`;
  return body + Array.from(CREDIT_CHARACTERS).find((one) => isCreditCode(body + one))!;
}

function unitOf(line: Line, index: number): Unit {
  const [, unit_name, unit_kind, scope_of_work, qualification, grade, capital, region, legal, contact, ends] = line;
  const [business, qualified, safety] = ends;
  const number = String(index + 1).padStart(4, '0');
  return {
    unit_name,
    unit_kind,
    scope_of_work,
    credit_code: creditCode(index),
    registered_capital: capital,
    founded_on: `${1992 + ((index * 5) % 28)}-0${1 + (index % 9)}-${10 + (index % 18)}`,
    region,
    business_until: dayIn(business),
    ...(qualification && {
      qualification,
      qualification_grade: grade,
      qualification_number: `D${region.slice(0, 2)}1${number}28`,
      qualification_until: dayIn(qualified),
    }),
    ...(safety !== 0 && {
      safety_licence_number: `JZ安许证字〔2024〕${region.slice(0, 2)}${number}`,
      safety_licence_until: dayIn(safety),
    }),
    legal_person: legal,
    contact_name: contact,
    contact_phone: `137${String(18_000_000 + index * 52_361).padStart(8, '0')}`,
    keeper_id: accountId('contractor'),
  };
}

/** Adds the units that the contractors of the demo work with. */
export async function loadUnits(trx: Db): Promise<void> {
  const units = resourceRepository(trx, enterprisebank);
  for (const [index, line] of LINES.entries())
    await units.addAhead(demoAccess('admin', line[0], 300 - index * 6), {
      ...unitOf(line, index),
      id: demoId('unit', index + 1),
    });
  const ids = LINES.map((_, index) => demoId('unit', index + 1));
  await judgeLicences(trx, ids, civilDay(DEMO_NOW, DEFAULT_TIME_ZONE));
}
