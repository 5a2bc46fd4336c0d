/** Messages about inspection lots. */
export const zh = {
  firstDue: '分项「{item}」要求先做首件，首件检验批还没有验收合格；先完成首件，再检查其他检验批',
  firstNone: '分项「{item}」要求先做首件，但没有检验批标为“首件（样板）”；请先指定首件',
  selfFailed: '自检不合格：{problems}；整改或补充抽样后再自检',
  samePerson: '互检应由自检以外的人进行，请换人互检',
  present: '检验批报验',
  accept: '检验批验收',
  refuse: '检验批不予验收',
  filesTest: '检测鉴定达到设计要求的，请附检测鉴定报告',
  filesDesign: '设计单位核算认可的，请附检测鉴定报告和设计单位核算认可文件',
  filesReinforced: '返修或加固的，请附技术处理方案和协商文件',
  wayRework: '处理方式是返工或返修，请返工后重新自检、互检、交接检',
  wayFiles: '处理方式不是返工，请附文件重新报验；需要返工时先重新确定处理方式',
  samplesFailed: '该部位有 {count} 组试样不合格且未处置完：{names}；完成不合格处置后再验收',
  concealNone: '该检验批需隐蔽验收，还没有隐蔽验收申请；请先在“隐蔽验收申请”中申请并通过',
  concealOpen: '隐蔽工程「{name}」还没有验收通过，通过后再报验',
  siteOpen: '现场质量管理检查「{name}」还没有总监理工程师的符合结论，有结论后再报验',
  siteNone: '项目还没有现场质量管理检查记录（表 A.0.1）；先在“现场质量管理检查”中填写并由总监理工程师作出结论',
  noticeOpen: '监理通知「{name}」还没有闭合，回复并复查通过后再验收',
  nothing: '没有找到可划分的部位：所选部位下没有该层级的部位，或都已有检验批',
  tooMany: '一次最多划分 {limit} 个检验批，现在是 {count} 个，请缩小部位范围',
};

export type LotText = Record<keyof typeof zh, string>;
