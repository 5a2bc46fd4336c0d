/** Values of `archive_kind`. */
export const ARCHIVE = { engineering: 1, design: 2, delivery: 3 } as const;

/** Values of `archive_level`: a folder lies below one of a smaller value. */
export const ARCHIVE_LEVEL = { class: 1, folder: 2, item: 3 } as const;

/** Values of `archive_retention`. */
export const RETENTION = { permanent: 1, long: 2, short: 3 } as const;

/** A folder of a template. */
export interface TemplateFolder {
  /** Its code in the whole tree, such as `C5-01`; records are filed by it. */
  code: string;
  name: string;
  level: number;
  /** Code of the folder above; null: it is at the top. */
  above: string | null;
  /** At least one document has to be there. */
  required: boolean;
  retention: number;
}

/**
 * Appendix A of GB/T 50328: classes A to E, their folders, and the documents that are filed. A line without indent is a
 * class, one with two blanks a folder, one with four a document; `*` marks those that are required of every building
 * (unconfirmed: each project sets its own), `!` those kept for ever; the rest is kept as long as the building stands.
 */
const ENGINEERING = `
A 工程准备阶段文件
  A1 立项文件
    *!项目建议书及批复
    *!可行性研究报告及批复
    专家论证意见、项目评估文件
    有关立项的会议纪要、领导批示
  A2 建设用地、拆迁文件
    *!选址申请及选址规划意见通知书
    *!建设用地批准书
    拆迁安置意见、协议、方案
    *!建设用地规划许可证及其附件
    *!土地使用证明文件及其附件
    *!建设用地钉桩通知单
  A3 勘察、设计文件
    *!工程地质勘察报告
    水文地质勘察报告
    初步设计文件（说明书）
    设计方案审查意见
    人防、环保、消防等有关主管部门对设计方案的审查意见
    *!设计计算书
    *!施工图设计文件审查意见
    *节能设计备案文件
  A4 招投标文件
    *勘察、设计招投标文件
    *!勘察、设计合同
    *施工招投标文件
    *!施工合同
    *监理招投标文件
    *!监理合同
  A5 开工审批文件
    *!建设工程规划许可证及其附件
    *!建设工程施工许可证
  A6 工程造价文件
    工程投资估算材料
    工程设计概算材料
    招标控制价格文件
    合同价格文件
    *结算价格文件
  A7 工程建设基本信息
    *工程概况信息表
    *建设单位工程项目负责人及现场管理人员名册
    *监理单位工程项目总监及监理人员名册
    *施工单位工程项目经理及质量管理人员名册
B 监理文件
  B1 监理管理文件
    *监理规划
    *监理实施细则
    监理月报
    监理会议纪要
    监理工作日志
    监理工作总结
    工作联系单
    *监理工程师通知
    监理工程师通知回复单
    工程暂停令
    工程复工报审表
  B2 进度控制文件
    *工程开工报审表
    施工进度计划报审表
  B3 质量控制文件
    *质量事故报告及处理资料
    旁站监理记录
    *见证取样和送检人员备案表
    见证记录
    工程技术文件报审表
  B4 造价控制文件
    工程款支付
    工程款支付证书
    工程变更费用报审表
    费用索赔申请表
    费用索赔审批表
  B5 工期管理文件
    工程延期申请表
    工程延期审批表
  B6 监理验收文件
    *!工程竣工移交书
    监理资料移交书
C 施工文件
  C1 施工管理文件
    *工程概况表
    *施工现场质量管理检查记录
    企业资质证书及相关专业人员岗位证书
    分包单位资质报审表
    *建设单位质量事故勘查记录
    *建设工程质量事故报告书
    施工检测计划
    *见证试验检测汇总表
    *施工日志
  C2 施工技术文件
    *工程技术文件报审表
    *施工组织设计及施工方案
    危险性较大分部分项工程施工方案
    *技术交底记录
    *!图纸会审记录
    *!设计变更通知单
    *!工程洽商记录（技术核定单）
  C3 进度造价文件
    *工程开工报审表
    工程复工报审表
    施工进度计划报审表
    施工进度计划
    人、机、料动态表
    工程延期申请表
    工程款支付申请表
    工程变更费用报审表
    费用索赔申请表
  C4 施工物资出厂质量证明及进场检测文件
    *砂、石、砖、水泥、钢筋等出厂质量证明文件
    其他物资出厂合格证、质量保证书、检测报告
    材料、设备的相关检验报告、型式检测报告
    主要设备、器具的安装使用说明书
    进口的主要材料设备的商检证明文件
    *材料、构配件进场检验记录
    *设备开箱检验记录
    设备及管道附件试验记录
    *钢材试验报告
    *水泥试验报告
    *砂、碎（卵）石试验报告
    外加剂试验报告
    *防水材料试验报告
    砖（砌块）试验报告
    预应力筋、锚具、夹具复试报告
    装饰装修用材料复试报告
    *节能工程材料复试报告
  C5 施工记录文件
    *!隐蔽工程验收记录
    施工检查记录
    *交接检查记录
    *!工程定位测量记录
    *!基槽验线记录
    楼层平面放线记录
    楼层标高抄测记录
    *建筑物垂直度、标高观测记录
    *!沉降观测记录
    基坑支护水平位移监测记录
    桩基、支护测量放线记录
    *!地基验槽记录
    地基钎探记录
    混凝土浇灌申请书
    *混凝土开盘鉴定
    混凝土拆模申请单
    混凝土养护测温记录
    大体积混凝土养护测温记录
    大型构件吊装记录
    *地下工程防水效果检查记录
    *防水工程试水检查记录
  C6 施工试验记录及检测文件
    设备单机试运转记录
    系统试运转调试记录
    *!地基承载力检验报告
    *!桩基检测报告
    *回填土试验报告
    *钢筋机械连接试验报告
    *钢筋焊接连接试验报告
    *砂浆配合比申请书、通知单
    *砂浆抗压强度试验报告
    *混凝土配合比申请书、通知单
    *!混凝土抗压强度试验报告
    *!混凝土试块强度统计、评定记录
    混凝土抗渗试验报告
    *外墙饰面砖样板粘结强度试验报告
    *结构实体检验报告
    *建筑外窗性能检测报告
    灌（满）水试验记录
    *强度严密性试验记录
    通水、冲（吹）洗试验记录
    *电气接地电阻测试记录
    *电气绝缘电阻测试记录
    *风管漏光检测记录
    *电梯主要功能检测试验记录
  C7 施工质量验收文件
    *检验批质量验收记录
    *分项工程质量验收记录
    *!分部（子分部）工程质量验收记录
    *建筑节能分部工程质量验收记录
    *建筑给水排水、供暖质量验收记录
    *建筑电气质量验收记录
    *电梯分部质量验收记录
    分户验收记录
  C8 施工验收文件
    *单位（子单位）工程竣工预验收报验表
    *!单位（子单位）工程质量竣工验收记录
    *!单位（子单位）工程质量控制资料核查记录
    *单位（子单位）工程安全和功能检验资料核查及主要功能抽查记录
    *单位（子单位）工程观感质量检查记录
    *施工资料移交书
  C9 施工安全资料（标准以外，由项目自列）
    安全技术交底
    应急演练记录
    监督日志
    安全日志
D 竣工图
  D1 建筑竣工图
    *!建筑专业竣工图
  D2 结构竣工图
    *!结构专业竣工图
    钢结构竣工图
  D3 装饰装修竣工图
    幕墙竣工图
    室内装饰竣工图
  D4 设备竣工图
    *!建筑给水排水及供暖竣工图
    *!建筑电气竣工图
    智能建筑竣工图
    *!通风与空调竣工图
  D5 室外工程竣工图
    *!室外给水、排水、供热、供电等管线竣工图
    室外道路、园林绿化竣工图
E 工程竣工验收文件
  E1 竣工验收与备案文件
    *!勘察单位工程质量检查报告
    *!设计单位工程质量检查报告
    *!施工单位工程竣工报告
    *!监理单位工程质量评估报告
    *!工程竣工验收报告
    *!工程竣工验收会议纪要
    *!专家组竣工验收意见
    *!工程竣工验收证书
    *!规划、消防、环保、民防、防雷等部门认可文件或准许使用文件
    *!房屋建筑工程质量保修书
    住宅质量保证书、住宅使用说明书
    *!建设工程竣工验收备案表
    *!城市建设档案移交书
  E2 竣工决算文件
    *!施工决算文件
    监理决算文件
  E3 工程声像资料
    *!开工前原貌、施工阶段、竣工新貌照片
    工程建设过程的录音、录像资料（重大工程）
  E4 其他工程文件`;

/** What a design firm hands over with its work (unconfirmed). */
const DESIGN = `
S 设计依据
  S1 依据文件
    *设计任务书
    *!规划条件及批复
    *!工程地质勘察报告
    红线、管线等基础资料
T 设计成果
  T1 方案设计
    *!方案设计文件
    方案审查意见
  T2 初步设计
    *!初步设计文件
    *初步设计审查意见
  T3 施工图设计
    *!建筑施工图
    *!结构施工图
    *!给水排水施工图
    *!暖通施工图
    *!电气施工图
    *!结构计算书
    *!节能计算书
    *!施工图审查合格书
  T4 专项设计
    基坑支护设计
    幕墙深化设计
    钢结构深化设计
U 设计过程
  U1 会审与变更
    *设计交底记录
    *!图纸会审记录
    *!设计变更通知单
    *工程洽商记录（技术核定单）
  U2 设计服务
    现场服务记录
    *!设计单位工程质量检查报告`;

/** What an owner gets with the building (unconfirmed). */
const DELIVERY = `
H 交付文件
  H1 质量与保修
    *!住宅质量保证书
    *!房屋建筑工程质量保修书
    *分户验收记录
    *室内环境检测报告
  H2 使用说明
    *住宅使用说明书
    *设备使用说明书
    *设备合格证与保修卡
    *消防系统操作手册
  H3 图纸与资料
    *!竣工图
    *隐蔽管线图
    *!竣工验收备案表
  H4 物业移交
    *钥匙与门禁移交清单
    *备品备件清单
    *设备台账
    *公共设施移交记录`;

/**
 * The folders of a template, by `archive_kind`; read when it is asked for, so that pages without archives load none of
 * these names. @returns undefined for a kind without a template
 */
export function archiveTemplate(kind: number): readonly TemplateFolder[] | undefined {
  if (kind === ARCHIVE.engineering) return foldersOf(ENGINEERING);
  if (kind === ARCHIVE.design) return foldersOf(DESIGN);
  return kind === ARCHIVE.delivery ? foldersOf(DELIVERY) : undefined;
}

function foldersOf(text: string): TemplateFolder[] {
  const folders: TemplateFolder[] = [];
  let [top, middle] = ['', ''];
  let place = 0;
  for (const line of text.trim().split('\n')) {
    const [, indent = '', marks = '', rest = ''] = /^( *)([*!]*)(.*)$/.exec(line)!;
    const level = indent.length / 2 + 1;
    const [own = '', ...words] = rest.split(' ');
    if (level === ARCHIVE_LEVEL.item) place += 1;
    else [place, top, middle] = [0, level === ARCHIVE_LEVEL.class ? own : top, own];
    const isItem = level === ARCHIVE_LEVEL.item;
    folders.push({
      code: isItem ? `${middle}-${String(place).padStart(2, '0')}` : own,
      name: isItem ? rest : words.join(' '),
      level,
      above: isItem ? middle : level === ARCHIVE_LEVEL.folder ? top : null,
      required: marks.includes('*'),
      retention: marks.includes('!') ? RETENTION.permanent : RETENTION.long,
    });
  }
  return folders;
}
