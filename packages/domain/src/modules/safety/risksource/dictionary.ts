import { defineDictionary } from '../../../dictionary/define.ts';

/** Values of `risk_status`. */
export const RISK = { controlled: 1, removed: 2 } as const;

export const riskStatus = defineDictionary('risk_status', { zh: '管控状态', en: 'Control' }, [
  { value: 1, label: { zh: '管控中', en: 'Under control' }, color_type: 'processing' },
  { value: 2, label: { zh: '已解除', en: 'Removed' }, color_type: 'default' },
]);

export const riskKind = defineDictionary('risk_kind', { zh: '风险类型', en: 'Kind of risk' }, [
  { value: 1, label: { zh: '静态风险', en: 'Static: a place or a machine' } },
  { value: 2, label: { zh: '动态风险', en: 'Dynamic: an activity' } },
]);

/** L of LEC; the values are in `risk/lec.ts`. */
export const riskLikelihood = defineDictionary('risk_likelihood', { zh: '可能性 L', en: 'Likelihood L' }, [
  { value: 1, label: { zh: '10 完全可以预料', en: '10 to be expected' } },
  { value: 2, label: { zh: '6 相当可能', en: '6 quite possible' } },
  { value: 3, label: { zh: '3 可能，但不经常', en: '3 unusual but possible' } },
  { value: 4, label: { zh: '1 可能性小，完全意外', en: '1 only remotely possible' } },
  { value: 5, label: { zh: '0.5 很不可能，可以设想', en: '0.5 conceivable but very unlikely' } },
  { value: 6, label: { zh: '0.2 极不可能', en: '0.2 practically impossible' } },
  { value: 7, label: { zh: '0.1 实际不可能', en: '0.1 virtually impossible' } },
]);

/** E of LEC. */
export const riskExposure = defineDictionary('risk_exposure', { zh: '暴露频繁程度 E', en: 'Exposure E' }, [
  { value: 1, label: { zh: '10 连续暴露', en: '10 continuous' } },
  { value: 2, label: { zh: '6 每天工作时间内暴露', en: '6 daily' } },
  { value: 3, label: { zh: '3 每周一次，或偶然暴露', en: '3 weekly, or now and then' } },
  { value: 4, label: { zh: '2 每月一次暴露', en: '2 monthly' } },
  { value: 5, label: { zh: '1 每年几次暴露', en: '1 a few times a year' } },
  { value: 6, label: { zh: '0.5 非常罕见地暴露', en: '0.5 very rarely' } },
]);

/** C of LEC. */
export const riskConsequence = defineDictionary('risk_consequence', { zh: '后果 C', en: 'Consequence C' }, [
  { value: 1, label: { zh: '100 大灾难，许多人死亡', en: '100 catastrophe, many dead' } },
  { value: 2, label: { zh: '40 灾难，数人死亡', en: '40 disaster, several dead' } },
  { value: 3, label: { zh: '15 非常严重，一人死亡', en: '15 very serious, one dead' } },
  { value: 4, label: { zh: '7 严重，重伤', en: '7 serious injury' } },
  { value: 5, label: { zh: '3 重大，致残', en: '3 disability' } },
  { value: 6, label: { zh: '1 引人注目，需要救护', en: '1 noticeable, first aid' } },
]);

export const riskGrade = defineDictionary('risk_grade', { zh: '风险等级', en: 'Grade of risk' }, [
  { value: 1, label: { zh: '1 级 极其危险', en: 'Grade 1, extreme' }, color_type: 'error' },
  { value: 2, label: { zh: '2 级 高度危险', en: 'Grade 2, high' }, color_type: 'error' },
  { value: 3, label: { zh: '3 级 显著危险', en: 'Grade 3, substantial' }, color_type: 'warning' },
  { value: 4, label: { zh: '4 级 一般危险', en: 'Grade 4, possible' }, color_type: 'processing' },
  { value: 5, label: { zh: '5 级 稍有危险', en: 'Grade 5, slight' }, color_type: 'default' },
]);

/** The four colours; which grade has which is a setting. */
export const riskColour = defineDictionary('risk_colour', { zh: '四色', en: 'Colour' }, [
  { value: 1, label: { zh: '红色 重大风险', en: 'Red' }, color_type: 'error' },
  { value: 2, label: { zh: '橙色 较大风险', en: 'Orange' }, color_type: 'warning' },
  { value: 3, label: { zh: '黄色 一般风险', en: 'Yellow' }, color_type: 'default' },
  { value: 4, label: { zh: '蓝色 低风险', en: 'Blue' }, color_type: 'processing' },
]);

export const riskControlLevel = defineDictionary('risk_control_level', { zh: '管控层级', en: 'Level of control' }, [
  { value: 1, label: { zh: '公司级', en: 'Company' } },
  { value: 2, label: { zh: '项目级', en: 'Project' } },
  { value: 3, label: { zh: '班组级', en: 'Team' } },
  { value: 4, label: { zh: '岗位级', en: 'Post' } },
]);
