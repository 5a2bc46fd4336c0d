import { defineDictionary } from '../../dictionary/define.ts';

/** Values are `POST`. */
export const qualityPost = defineDictionary('quality_post', { zh: '验收岗位', en: 'Post' }, [
  { value: 1, label: { zh: '专业工长（施工员）', en: 'Foreman' } },
  { value: 2, label: { zh: '项目专业质量检查员', en: 'Quality officer' } },
  { value: 3, label: { zh: '项目专业技术负责人', en: 'Technical head' } },
  { value: 4, label: { zh: '施工单位项目负责人', en: 'Project leader' } },
  { value: 5, label: { zh: '专业监理工程师', en: 'Professional supervisor' } },
  { value: 6, label: { zh: '总监理工程师', en: 'Chief supervisor' } },
  { value: 7, label: { zh: '建设单位项目负责人', en: 'Owner' } },
  { value: 8, label: { zh: '勘察单位项目负责人', en: 'Survey' } },
  { value: 9, label: { zh: '设计单位项目负责人', en: 'Design' } },
  { value: 10, label: { zh: '监理员（旁站）', en: 'Attending supervisor' } },
]);

export const qualityLevel = defineDictionary('quality_level', { zh: '问题等级', en: 'Level of the problem' }, [
  { value: 1, label: { zh: '一般问题', en: 'Minor' }, color_type: 'default' },
  { value: 2, label: { zh: '较严重问题', en: 'Serious' }, color_type: 'warning' },
  { value: 3, label: { zh: '严重问题', en: 'Major' }, color_type: 'error' },
]);

/** Values of `conceal_status`. */
export const CONCEAL = { draft: 1, notified: 2, passed: 3, deemed: 4, rejected: 5, withdrawn: 6 } as const;

export const concealStatus = defineDictionary('conceal_status', { zh: '隐蔽验收状态', en: 'Concealed works' }, [
  { value: 1, label: { zh: '未通知', en: 'Not notified' }, color_type: 'default' },
  { value: 2, label: { zh: '待验收', en: 'To accept' }, color_type: 'warning' },
  { value: 3, label: { zh: '验收通过', en: 'Accepted' }, color_type: 'success' },
  { value: 4, label: { zh: '视为通过', en: 'Deemed accepted' }, color_type: 'success' },
  { value: 5, label: { zh: '验收不通过', en: 'Rejected' }, color_type: 'error' },
  { value: 6, label: { zh: '已撤回', en: 'Withdrawn' }, color_type: 'default' },
]);

export const concealKind = defineDictionary(
  'conceal_kind',
  { zh: '隐蔽工程类别', en: 'Kind of concealed works' },
  [
    { value: 1, label: { zh: '钢筋', en: 'Reinforcement' } },
    { value: 2, label: { zh: '预埋管线', en: 'Embedded pipes' } },
    { value: 3, label: { zh: '预埋件', en: 'Embedded parts' } },
    { value: 4, label: { zh: '防水层', en: 'Waterproofing' } },
    { value: 5, label: { zh: '地基验槽', en: 'Foundation pit' } },
    { value: 6, label: { zh: '保温层', en: 'Insulation' } },
    { value: 7, label: { zh: '防雷接地', en: 'Earthing' } },
    { value: 9, label: { zh: '其他', en: 'Other' } },
  ],
  { own: true },
);

/** Values of `station_status`. */
export const STATION = { draft: 1, notified: 2, confirmed: 3, recorded: 4, cancelled: 5 } as const;

export const stationStatus = defineDictionary('station_status', { zh: '旁站状态', en: 'Attendance' }, [
  { value: 1, label: { zh: '未通知', en: 'Not notified' }, color_type: 'default' },
  { value: 2, label: { zh: '待确认', en: 'To confirm' }, color_type: 'warning' },
  { value: 3, label: { zh: '已安排', en: 'Confirmed' }, color_type: 'processing' },
  { value: 4, label: { zh: '已旁站', en: 'Attended' }, color_type: 'success' },
  { value: 5, label: { zh: '已取消', en: 'Cancelled' }, color_type: 'default' },
]);

export const stationKind = defineDictionary(
  'station_kind',
  { zh: '旁站部位、工序', en: 'Kind of work attended' },
  [
    { value: 1, label: { zh: '混凝土浇筑', en: 'Concreting' } },
    { value: 2, label: { zh: '后浇带及施工缝', en: 'Later strips and joints' } },
    { value: 3, label: { zh: '防水层细部', en: 'Details of waterproofing' } },
    { value: 4, label: { zh: '土方回填', en: 'Backfilling' } },
    { value: 5, label: { zh: '灌注桩', en: 'Cast piles' } },
    { value: 6, label: { zh: '预应力张拉', en: 'Prestressing' } },
    { value: 7, label: { zh: '钢结构安装', en: 'Steel erection' } },
    { value: 8, label: { zh: '地下连续墙', en: 'Diaphragm walls' } },
    { value: 9, label: { zh: '其他', en: 'Other' } },
  ],
  { own: true },
);

/** Values of `condition_status`. */
export const CONDITION = { draft: 1, submitted: 2, released: 3, expired: 4, withdrawn: 5 } as const;

export const conditionStatus = defineDictionary('condition_status', { zh: '条件验收状态', en: 'Release' }, [
  { value: 1, label: { zh: '准备中', en: 'In preparation' }, color_type: 'default' },
  { value: 2, label: { zh: '已报验', en: 'Presented' }, color_type: 'warning' },
  { value: 3, label: { zh: '已放行', en: 'Released' }, color_type: 'success' },
  { value: 4, label: { zh: '已失效', en: 'Expired' }, color_type: 'error' },
  { value: 5, label: { zh: '已撤回', en: 'Withdrawn' }, color_type: 'default' },
]);

/** Values of `condition_state`. */
export const PROOF = { open: 1, proven: 2, released: 3 } as const;

export const conditionState = defineDictionary('condition_state', { zh: '条件状态', en: 'State of a condition' }, [
  { value: 1, label: { zh: '未满足', en: 'Open' }, color_type: 'error' },
  { value: 2, label: { zh: '已证明', en: 'Proven' }, color_type: 'success' },
  { value: 3, label: { zh: '限期放行', en: 'Released for a term' }, color_type: 'warning' },
]);

/** Values of `condition_kind`. */
export const CONDITION_KIND = { main: 1, general: 2 } as const;

export const conditionKind = defineDictionary('condition_kind', { zh: '条件类别', en: 'Kind of a condition' }, [
  { value: 1, label: { zh: '主控条件', en: 'Main condition' }, color_type: 'error' },
  { value: 2, label: { zh: '一般条件', en: 'General condition' }, color_type: 'default' },
]);

export const keyStep = defineDictionary(
  'key_step',
  { zh: '关键工序', en: 'Key step' },
  [
    { value: 1, label: { zh: '基坑开挖', en: 'Excavation' } },
    { value: 2, label: { zh: '高大模板浇筑', en: 'Concreting on high formwork' } },
    { value: 3, label: { zh: '起重吊装', en: 'Lifting' } },
    { value: 4, label: { zh: '盾构始发、到达', en: 'Start and arrival of a shield' } },
    { value: 5, label: { zh: '联络通道开挖', en: 'Cross passage' } },
    { value: 9, label: { zh: '其他', en: 'Other' } },
  ],
  { own: true },
);

/** Values are `LOOK`. */
export const lookResult = defineDictionary('look_result', { zh: '观感质量', en: 'Impression' }, [
  { value: 1, label: { zh: '好', en: 'Good' }, color_type: 'success' },
  { value: 2, label: { zh: '一般', en: 'Fair' }, color_type: 'default' },
  { value: 3, label: { zh: '差', en: 'Poor' }, color_type: 'error' },
]);

/** Values are `CHECK_SHEET`. */
export const checkSheetStatus = defineDictionary('check_sheet_status', { zh: '核查状态', en: 'Check' }, [
  { value: 1, label: { zh: '核查中', en: 'Being checked' }, color_type: 'default' },
  { value: 2, label: { zh: '待总监结论', en: 'To conclude' }, color_type: 'warning' },
  { value: 3, label: { zh: '结论符合', en: 'Concluded' }, color_type: 'success' },
]);

/** Values are `CHECK_RESULT`. */
export const sheetResult = defineDictionary('sheet_result', { zh: '核查结果', en: 'Result of the check' }, [
  { value: 1, label: { zh: '符合', en: 'Fits' }, color_type: 'success' },
  { value: 2, label: { zh: '不符合', en: 'Does not fit' }, color_type: 'error' },
  { value: 3, label: { zh: '不涉及', en: 'Does not apply' }, color_type: 'default' },
]);

/** Values are `DISCIPLINE`. */
export const workDiscipline = defineDictionary('work_discipline', { zh: '核查专业', en: 'Discipline' }, [
  { value: 1, label: { zh: '建筑与结构', en: 'Building and structure' } },
  { value: 2, label: { zh: '给水排水与供暖', en: 'Water and heating' } },
  { value: 3, label: { zh: '通风与空调', en: 'Ventilation' } },
  { value: 4, label: { zh: '建筑电气', en: 'Electricity' } },
  { value: 5, label: { zh: '智能建筑', en: 'Building control' } },
  { value: 6, label: { zh: '建筑节能', en: 'Energy saving' } },
  { value: 7, label: { zh: '电梯', en: 'Lifts' } },
]);
