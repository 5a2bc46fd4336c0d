import { DISCIPLINE, UNIT_FORM } from './codes.ts';

/** An item of a check sheet, as the standard prints it. */
export interface SheetItem {
  discipline: number;
  item_name: string;
  /** Codes of archive folders whose documents are copies of it; empty: people count them. */
  folders: readonly string[];
}

const { structure, water, air, electric, smart, energy, lift } = DISCIPLINE;

/** Lines of a table by discipline; behind `|` the archive folders of `archives/template.ts` that hold the papers. */
type Table = readonly (readonly [discipline: number, lines: string])[];

/** GB 50300-2013, table H.0.1-2: records of quality control. */
const RECORDS: Table = [
  [
    structure,
    `图纸会审记录、设计变更通知单、工程洽商记录|C2-05,C2-06,C2-07
工程定位测量、放线记录|C5-04,C5-05,C5-06,C5-07
原材料出厂合格证书及进场检验、试验报告|C4-01,C4-02,C4-06,C4-09,C4-10,C4-11,C4-12,C4-13,C4-14,C4-15
施工试验报告及见证检测报告|C6-05,C6-06,C6-07,C6-09,C6-11,C6-12,C6-13
隐蔽工程验收记录|C5-01
施工记录|C5-02,C5-03,C5-14
地基、基础、主体结构检验及抽样检测资料|C5-12,C6-03,C6-04,C6-15
分项、分部工程质量验收记录|C7-02,C7-03
工程质量事故调查处理资料|C1-05,C1-06
新技术论证、备案及施工记录`,
  ],
  [
    water,
    `图纸会审记录、设计变更通知单、工程洽商记录
原材料出厂合格证书及进场检验、试验报告|C4-08
管道、设备强度试验、严密性试验记录|C6-18
隐蔽工程验收记录
系统清洗、灌水、通水、通球试验记录|C6-17,C6-19
施工记录
分项、分部工程质量验收记录|C7-05
新技术论证、备案及施工记录`,
  ],
  [
    air,
    `图纸会审记录、设计变更通知单、工程洽商记录
原材料出厂合格证书及进场检验、试验报告
制冷、空调、水管道强度试验、严密性试验记录
隐蔽工程验收记录
制冷设备运行调试记录
通风、空调系统调试记录|C6-22
施工记录
分项、分部工程质量验收记录
新技术论证、备案及施工记录`,
  ],
  [
    electric,
    `图纸会审记录、设计变更通知单、工程洽商记录
原材料出厂合格证书及进场检验、试验报告
设备调试记录|C6-01
接地、绝缘电阻测试记录|C6-20,C6-21
隐蔽工程验收记录
施工记录
分项、分部工程质量验收记录|C7-06
新技术论证、备案及施工记录`,
  ],
  [
    smart,
    `图纸会审记录、设计变更通知单、工程洽商记录
原材料出厂合格证书及进场检验、试验报告
隐蔽工程验收记录
施工记录
系统功能测定及设备调试记录|C6-02
系统技术、操作和维护手册
系统管理、操作人员培训记录
系统检测报告
分项、分部工程质量验收记录
新技术论证、备案及施工记录`,
  ],
  [
    energy,
    `图纸会审记录、设计变更通知单、工程洽商记录
原材料出厂合格证书及进场检验、试验报告|C4-17
隐蔽工程验收记录
施工记录
外墙、外窗节能检验报告|C6-16
设备系统节能检测报告
分项、分部工程质量验收记录|C7-04
新技术论证、备案及施工记录`,
  ],
  [
    lift,
    `图纸会审记录、设计变更通知单、工程洽商记录
设备出厂合格证书及开箱检验记录|C4-07
隐蔽工程验收记录
施工记录
接地、绝缘电阻试验记录
负荷试验、安全装置检查记录|C6-23
分项、分部工程质量验收记录|C7-07
新技术论证、备案及施工记录`,
  ],
];

/** GB 50300-2013, table H.0.1-3: safety and main functions. */
const FUNCTIONS: Table = [
  [
    structure,
    `地基承载力检验报告|C6-03
桩基承载力检验报告|C6-04
混凝土强度试验报告|C6-11,C6-12
砂浆强度试验报告|C6-09
主体结构尺寸、位置抽查记录|C6-15
建筑物垂直度、标高、全高测量记录|C5-08
屋面淋水或蓄水试验记录|C5-21
地下室渗漏水检测记录|C5-20
有防水要求的地面蓄水试验记录
抽气（风）道检查记录
外窗气密性、水密性、耐风压检测报告|C6-16
幕墙气密性、水密性、耐风压检测报告
建筑物沉降观测测量记录|C5-09
节能、保温测试记录
室内环境检测报告
土壤氡气浓度检测报告`,
  ],
  [
    water,
    `给水管道通水试验记录|C6-19
暖气管道、散热器压力试验记录
卫生器具满水试验记录|C6-17
消防管道、燃气管道压力试验记录|C6-18
排水干管通球试验记录
锅炉试运行、安全阀及报警联动测试记录`,
  ],
  [
    air,
    `通风、空调系统试运行记录
风量、温度测试记录
空气能量回收装置测试记录
洁净室洁净度测试记录
制冷机组试运行调试记录`,
  ],
  [
    electric,
    `建筑照明通电试运行记录
灯具固定装置及悬吊装置的载荷强度试验记录
绝缘电阻测试记录|C6-21
剩余电流动作保护器测试记录
应急电源装置应急持续供电记录
接地电阻测试记录|C6-20
接地故障回路阻抗测试记录`,
  ],
  [
    smart,
    `系统试运行记录|C6-02
系统电源及接地检测报告
系统接地检测报告`,
  ],
  [
    energy,
    `外墙节能构造检查记录或热工性能检验报告
设备系统节能性能检查记录`,
  ],
  [
    lift,
    `运行记录
安全装置检测报告|C6-23`,
  ],
];

/** GB 50300-2013, table H.0.1-4: impression. */
const LOOKS: Table = [
  [
    structure,
    `主体结构外观
室外墙面
变形缝、雨水管
屋面
室内墙面
室内顶棚
室内地面
楼梯、踏步、护栏
门窗
雨罩、台阶、坡道、散水`,
  ],
  [
    water,
    `管道接口、坡度、支架
卫生器具、支架、阀门
检查口、扫除口、地漏
散热器、支架`,
  ],
  [
    air,
    `风管、支架
风口、风阀
风机、空调设备
管道、阀门、支架
水泵、冷却塔
绝热`,
  ],
  [
    electric,
    `配电箱、盘、板、接线盒
设备器具、开关、插座
防雷、接地、防火`,
  ],
  [
    smart,
    `机房设备安装及布局
现场设备安装`,
  ],
  [
    lift,
    `运行、平层、开关门
层门、信号系统
机房`,
  ],
];

/** GB 50300-2013, table A.0.1: what the management of quality on a site consists of. */
export const SITE_ITEMS = [
  '项目部质量管理体系',
  '现场质量责任制',
  '主要专业工种操作岗位证书',
  '分包单位管理制度',
  '图纸会审记录',
  '地质勘察资料',
  '施工技术标准',
  '施工组织设计、施工方案编制及审批',
  '物资采购管理制度',
  '施工设施和机械设备管理制度',
  '计量设备配备',
  '检测试验管理制度',
  '工程质量检查验收制度',
] as const;

const itemsOf = (table: Table): SheetItem[] =>
  table.flatMap(([discipline, lines]) =>
    lines.split('\n').map((line) => {
      const [item_name = '', folders] = line.split('|');
      return { discipline, item_name, folders: folders?.split(',') ?? [] };
    }),
  );

/** The items of a form H.0.1. @param form value of `unit_check_form` */
export const unitCheckItems = (form: number): SheetItem[] => itemsOf(form === UNIT_FORM.records ? RECORDS : FUNCTIONS);

export const lookItems = (): SheetItem[] => itemsOf(LOOKS);
