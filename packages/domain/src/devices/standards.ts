import type { Standard } from './level-rule.ts';

const standard = (source: string, edition: string) => (clause: string) => ({ source, edition, clause });

/** Standards that limit templates cite. The site has to check the numbers in the templates: see `verified`. */
export const GB50497 = standard('GB 50497 建筑基坑工程监测技术标准', '2019');
export const GB12523 = standard('GB 12523 建筑施工场界环境噪声排放标准', '2011');
export const GB3095 = standard('GB 3095 环境空气质量标准', '2012');
export const GB5144 = standard('GB 5144 塔式起重机安全规程', '2006');
export const GBT26557 = standard('GB/T 26557 吊笼有垂直导向的人货两用施工升降机', '2021');
export const JGJ130 = standard('JGJ 130 建筑施工扣件式钢管脚手架安全技术规范', '2011');
export const JGJ80 = standard('JGJ 80 建筑施工高处作业安全技术规范', '2016');
export const GB50496 = standard('GB 50496 大体积混凝土施工标准', '2018');
export const GBT50081 = standard('GB/T 50081 混凝土物理力学性能试验方法标准', '2019');
export const GB50330 = standard('GB 50330 建筑边坡工程技术规范', '2013');
export const GB50974 = standard('GB 50974 消防给水及消火栓系统技术规范', '2014');
export const GB14287 = standard('GB 14287 电气火灾监控系统', '2014');
export const GBT50493 = standard('GB/T 50493 石油化工可燃气体和有毒气体检测报警设计标准', '2019');
export const GBT28592 = standard('GB/T 28592 降水量等级', '2012');
export const GBT12602 = standard('GB/T 12602 起重机械超载保护装置', '2020');
export const GB6067 = standard('GB 6067.1 起重机械安全规程', '2010');
export const GBT19155 = standard('GB/T 19155 高处作业吊篮', '2017');

/**
 * Source for limits for which standards give a share of the design value (such as 60 to 80 % of a strut's capacity).
 * The numbers are examples that the site replaces by its own.
 */
export const DESIGN: Standard = { source: '示例值，须按设计文件核定', clause: '', edition: '' };

/** Source for values that are common practice on sites and that no standard gives. */
export const PRACTICE: Standard = { source: '工程惯例', clause: '', edition: '' };
