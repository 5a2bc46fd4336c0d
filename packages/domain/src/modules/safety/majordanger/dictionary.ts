import { defineDictionary } from '../../../dictionary/define.ts';

/** Values of `major_danger_status`. While a danger is `stopped` or `rechecked`, work does not begin. */
export const MAJOR_DANGER = { stopped: 1, rechecked: 2, closed: 3, withdrawn: 4 } as const;

export const majorDangerStatus = defineDictionary(
  'major_danger_status',
  { zh: '重大事故隐患状态', en: 'Major danger' },
  [
    { value: 1, label: { zh: '停工整改', en: 'Work stopped' }, color_type: 'error' },
    { value: 2, label: { zh: '待核查', en: 'To be verified' }, color_type: 'warning' },
    { value: 3, label: { zh: '已销号', en: 'Closed' }, color_type: 'success' },
    { value: 4, label: { zh: '不成立', en: 'Not one' }, color_type: 'default' },
  ],
);

/**
 * Criteria of a major danger, by the subjects of 《房屋市政工程生产安全重大事故隐患判定标准（2024版）》. The words are ours and
 * not confirmed; an installation adds and renames entries.
 */
export const majorDangerCriterion = defineDictionary(
  'major_danger_criterion',
  { zh: '判定情形（2024 版，未核定）', en: 'Criterion (2024, to be confirmed)' },
  [
    {
      value: 1,
      label: { zh: '安全管理：无证、超资质或人员配备、持证不符', en: 'Management: licences and certificates' },
    },
    {
      value: 2,
      label: { zh: '危大工程：方案未编审、未论证或未验收即施工', en: 'Dangerous works without scheme or acceptance' },
    },
    { value: 3, label: { zh: '基坑、边坡：变形超限、超挖或支护失效', en: 'Pits and slopes' } },
    { value: 4, label: { zh: '模板支撑：基础、搭设或拆除不满足承载与稳定', en: 'Formwork supports' } },
    { value: 5, label: { zh: '脚手架：基础、连墙件、悬挑或附着升降装置失效', en: 'Scaffolds' } },
    { value: 6, label: { zh: '起重机械与吊装：安装拆卸、附着或安全装置缺失', en: 'Cranes and lifting' } },
    { value: 7, label: { zh: '高处作业：吊篮、钢结构或屋面缺防护', en: 'Work at height' } },
    { value: 8, label: { zh: '施工临时用电：特殊场所未用安全电压等', en: 'Temporary power' } },
    { value: 9, label: { zh: '有限空间：未先通风、检测或无人监护', en: 'Confined spaces' } },
    { value: 10, label: { zh: '拆除工程：顺序错误或荷载超限', en: 'Demolition' } },
    { value: 11, label: { zh: '暗挖：围岩失稳、涌水征兆未停工', en: 'Tunnelling' } },
    { value: 12, label: { zh: '临时堆载、临建：荷载或选址危险', en: 'Loads and temporary buildings' } },
    { value: 13, label: { zh: '使用禁止的工艺、设备和材料', en: 'Forbidden methods, machines or materials' } },
    { value: 14, label: { zh: '其他严重违反规定、可能造成群死群伤', en: 'Other' } },
  ],
  { own: true },
);
