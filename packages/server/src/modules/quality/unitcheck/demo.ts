import {
  CHECK_RESULT,
  CHECK_SHEET,
  LOOK,
  lookItems,
  SITE_ITEMS,
  SPOT,
  UNIT_FORM,
  unitCheckItems,
  type SheetItem,
} from '@gongdi/domain';
import { accountId, defineDemo, demoId, demoTime, organisationId } from '../../../demo/index.ts';

/** First six digits of a building permit by the begin of the address. */
const REGIONS: Readonly<Record<string, string>> = {
  上海: '310104',
  杭州: '330114',
  苏州: '320571',
  南京: '320111',
  合肥: '340111',
  深圳: '440305',
  广州: '440106',
  成都: '510116',
  重庆: '500109',
  北京: '110112',
  河北: '130600',
  天津: '120116',
};

const CONTENTS: Record<(typeof SITE_ITEMS)[number], string> = {
  项目部质量管理体系: '项目经理负责制，设质量部，专职质量检查员 3 人，体系文件已发布',
  现场质量责任制: '项目经理、技术负责人、施工员、班组长质量责任书已签订',
  主要专业工种操作岗位证书: '电工、焊工、起重、架子工等持证 42 人，证书在有效期内',
  分包单位管理制度: '分包资质已审查，管理协议和质量考核办法已签订',
  图纸会审记录: '图纸会审 2 次，记录已签认',
  地质勘察资料: '岩土工程勘察报告 1 份，审查合格',
  施工技术标准: '现行施工、验收标准 68 项，已配备到岗位',
  '施工组织设计、施工方案编制及审批': '施工组织设计已审批，专项方案编制计划已报监理',
  物资采购管理制度: '合格供方名录、采购与进场验收制度已建立',
  施工设施和机械设备管理制度: '设备进场验收、维保和操作规程已建立',
  计量设备配备: '全站仪、水准仪、回弹仪等 26 台，检定有效',
  检测试验管理制度: '试验计划、见证取样和送检制度已建立，标养室已验收',
  工程质量检查验收制度: '三检制、样板引路、隐蔽验收和质量例会制度已建立',
};

/** Checks of sites before their works, and the sheets of the site office's tower, which are under way. */
export default defineDemo({
  name: 'unitcheck',
  after: ['qualityassessment', 'qualitypost'],
  async load(trx) {
    const projects = await trx
      .selectFrom('project')
      .select(['id', 'org_id', 'begin_time', 'project_address'])
      .where('begin_time', '<=', demoTime(0).slice(0, 10))
      // Another company and its branch keep none: people of this one are not named there.
      .where('org_id', 'not in', [organisationId('beichen'), organisationId('jingjinji')])
      .orderBy('begin_time')
      .execute();
    await trx.insertInto('site_check').values(projects.map(siteOf)).execute();
    const [records, functions] = [UNIT_FORM.records, UNIT_FORM.functions].map((form) =>
      JSON.stringify(unitCheckItems(form).map((item, at) => paperOf(item, at, form))),
    );
    const unit = { project_id: demoId('project', 1), assessment_id: demoId('assessment', 11) };
    await trx
      .insertInto('unit_check')
      .values([
        {
          ...common(demoTime(20), 'kechuang'),
          ...unit,
          id: demoId('unit_check', 1),
          sheet_title: '研发塔楼质量控制资料核查',
          sheet_status: CHECK_SHEET.draft,
          check_form: UNIT_FORM.records,
          items: records!,
        },
        {
          ...common(demoTime(18), 'kechuang'),
          ...unit,
          id: demoId('unit_check', 2),
          sheet_title: '研发塔楼安全和功能核查及抽查',
          sheet_status: CHECK_SHEET.draft,
          check_form: UNIT_FORM.functions,
          items: functions!,
        },
      ])
      .execute();
    await trx
      .insertInto('look_check')
      .values({
        ...common(demoTime(17), 'kechuang'),
        ...unit,
        id: demoId('look_check', 1),
        sheet_title: '研发塔楼观感质量检查',
        sheet_status: CHECK_SHEET.draft,
        items: JSON.stringify(lookItems().map(lookOf)),
      })
      .execute();
  },
});

const common = (at: string, organisation: string) => ({
  org_id: organisationId(organisation),
  created_at: at,
  created_by: accountId('contractor'),
  updated_at: at,
  updated_by: accountId('contractor'),
  version: 1,
});

interface Site {
  id: string;
  org_id: string | null;
  begin_time: string;
  project_address: { location: { address: string } };
}

/** The check of a site before its works: filled in eight days ahead, concluded three days ahead. */
function siteOf({ id, org_id, begin_time, project_address }: Site, at: number) {
  const ahead = (days: number, hour: number) =>
    new Date(Date.parse(`${begin_time}T00:00:00.000Z`) - days * 86_400_000 + hour * 3_600_000).toISOString();
  const region = REGIONS[project_address.location.address.slice(0, 2)] ?? '310000';
  return {
    ...common(ahead(8, 1), 'kechuang'),
    org_id,
    id: demoId('site_check', at + 1),
    sheet_title: `ZLGL-${begin_time.slice(0, 4)}-${String(at + 1).padStart(3, '0')} 现场质量管理检查`,
    sheet_status: CHECK_SHEET.concluded,
    project_id: id,
    permit_number: `${region}${begin_time.replaceAll('-', '')}0101`,
    started_on: begin_time,
    items: JSON.stringify(
      SITE_ITEMS.map((item_name) => ({ item_name, content: CONTENTS[item_name], result: CHECK_RESULT.fits })),
    ),
    present_opinion: '现场质量管理制度齐全，人员、设备到位，自检符合要求。',
    presented_by: accountId('contractor'),
    presented_at: ahead(5, 2),
    conclude_opinion: '检查符合要求，同意开工。',
    concluded_by: accountId('patrol'),
    concluded_at: ahead(3, 7),
  };
}

/** The structure is checked so far; what comes later has no result. */
function paperOf({ discipline, item_name }: SheetItem, at: number, form: number) {
  if (discipline > 1 || at > 8) return { discipline, item_name };
  const spot = form === UNIT_FORM.functions && at % 2 === 0 ? { spot: at === 4 ? SPOT.mended : SPOT.passed } : {};
  return { discipline, item_name, copies: [12, 6, 48, 37, 25, 30, 9, 41, 2][at]!, result: CHECK_RESULT.fits, ...spot };
}

function lookOf({ discipline, item_name }: SheetItem, at: number) {
  if (discipline > 1 || at > 6) return { discipline, item_name };
  const poor = at === 2;
  return {
    discipline,
    item_name,
    good_count: 7 + (at % 3),
    fair_count: 3 - (at % 3),
    poor_count: poor ? 1 : 0,
    verdict: poor ? LOOK.fair : LOOK.good,
    ...(poor && { mended_flag: true }),
  };
}
