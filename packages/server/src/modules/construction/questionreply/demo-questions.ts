/** State of a question (dictionary `enquiry_status`). */
export const TO_ANSWER = 1;
export const TO_ACCEPT = 2;
export const ACCEPTED = 3;
export const TO_ANSWER_AGAIN = 4;
export const WITHDRAWN = 5;

export type Sketch = 'opening' | 'crack' | 'bars';

export interface DemoQuestion {
  /** Number of the demo project. */
  project: number;
  /** Dictionaries `enquiry_kind` and `enquiry_subject`. */
  kind: 1 | 2;
  subject: number;
  title: string;
  part?: string;
  content: string;
  /** Demo accounts. */
  asker: string;
  answerer: string;
  /** Days before the demo's moment on which it was asked, and days that were given for the answer. */
  ago: number;
  term: number;
  status: number;
  /** Days from the question to the answer, the answer, and days from it to the end. */
  answered?: number;
  answer?: string;
  closed?: number;
  satisfaction?: 1 | 2;
  opinion?: string;
  /** Reopened so often, and why the last time. */
  reopened?: { times: number; why: string };
  sketch?: Sketch;
}

type Open = readonly [project: number, subject: number, title: string, part: string, content: string];
type People = readonly [asker: string, answerer: string];
type Days = readonly [ago: number, term: number];

const asked = (
  kind: 1 | 2,
  [project, subject, title, part, content]: Open,
  [asker, answerer]: People,
  [ago, term]: Days,
  rest: Pick<DemoQuestion, 'status'> & Partial<DemoQuestion>,
): DemoQuestion => ({
  project,
  kind,
  subject,
  title,
  content,
  asker,
  answerer,
  ago,
  term,
  ...(part && { part }),
  ...rest,
});

const accepted = (
  answered: number,
  closed: number,
  answer: string,
  satisfaction: 1 | 2 = 1,
  opinion?: string,
): Pick<DemoQuestion, 'status'> & Partial<DemoQuestion> => ({
  status: ACCEPTED,
  answered,
  closed,
  answer,
  satisfaction,
  ...(opinion && { opinion }),
});

const SITE: People = ['patrol', 'contractor'];
const OFFICE: People = ['contractor', 'admin'];
const BACK: People = ['contractor', 'patrol'];

/** Questions about the works and feedback of five months, the oldest first; the matters are usual, the works invented. */
// One question per entry.
// oxfmt-ignore
export const QUESTIONS: readonly DemoQuestion[] = [
  asked(1, [1, 1, '支护桩冠梁标高与总图不一致', '基坑北侧 1-8 轴', '支护施工图冠梁顶标高 -1.200，总图场地标高反算为 -1.350，以哪个为准？'], SITE, [152, 5], accepted(2, 1, '以支护施工图 -1.200 为准，总图将在下一版修正。冠梁按原图施工。')),
  asked(1, [1, 2, '三轴搅拌桩遇地下障碍物如何处理', '基坑西侧 K 轴外', '钻至 6 米遇旧基础，无法下钻，长度约 4 米，请明确清障或避让方案。'], SITE, [147, 3], accepted(2, 2, '采用引孔清障后复搅，障碍物两侧各 1.5 米增设一排高压旋喷桩补强，施工前报专项措施。', 1, '已按措施清障，复搅检测合格')),
  asked(2, [1, 9, '生活区淋浴间晚间热水不足', '', '晚八点后第二批下班工人没有热水，已连续三天。'], SITE, [141, 5], accepted(4, 1, '已增加一台 12 匹空气能热水机，水箱容量由 3 吨增至 6 吨。')),
  asked(1, [4, 6, '防水卷材品牌变更是否需要重新送检', '地下室底板', '原报审品牌供货延迟，拟改用报审名单中的第二家，是否重新见证取样？'], SITE, [136, 4], accepted(1, 1, '需要。进场后按批次见证取样复试，合格后方可使用，同时补报材料报审表。')),
  asked(1, [1, 2, '底板后浇带止水钢板搭接长度', '底板 ⑥ 轴后浇带', '图集与设计总说明的搭接长度分别为 50 毫米和 100 毫米。'], SITE, [129, 4], { ...accepted(3, 1, '按设计总说明执行：搭接 100 毫米，双面满焊。'), sketch: 'bars' }),
  asked(1, [5, 7, '地质条件变化引起的桩长增加如何计量', '试桩区', '三根试桩实际入岩深度比图纸多 2.4 米，增加工程量的签证程序请明确。'], OFFICE, [124, 7], accepted(9, 3, '由勘察、设计、监理、业主四方确认入岩深度后办理签证，月进度款暂按 80% 计入。', 2, '请同步补充签证单的样表')),
  asked(2, [1, 4, '东门上下班时段人车混行', '东门', '早晚高峰材料车与工人同走东门，存在碰撞风险，建议分流。'], SITE, [118, 5], accepted(3, 2, '东门改为车辆专用，工人由南侧实名制通道进出；6:00-7:00、17:30-18:30 禁止材料车进场。', 1, '分流后秩序良好')),
  asked(1, [6, 1, '生化池壁预留套管数量与工艺图不符', '生化池 2#', '结构图 DN300 套管 6 个，工艺图 8 个，请确认数量和标高。'], SITE, [112, 4], { ...accepted(2, 1, '以工艺图 8 个为准，标高见回复附图；结构专业已同步修改。'), sketch: 'opening' }),
  asked(1, [1, 3, '底板大体积混凝土测温点间距', '底板 B 区', '方案要求间距不大于 10 米，现场监测单位按 15 米布置，是否可行？'], SITE, [107, 3], accepted(1, 1, '不可行。按 GB 50496 及已批方案执行，B 区补布 6 组测点后方可浇筑。')),
  asked(1, [8, 2, '盾构始发前洞门凿除时间', '始发井东端', '冻结温度已达设计值，是否可提前两天凿除？'], SITE, [101, 2], accepted(1, 1, '须待五个探孔全部无渗漏且条件验收通过后凿除，不得提前。')),
  asked(1, [1, 5, '首层封顶节点与塔吊附着时间冲突', '2# 塔楼', '按周计划首层封顶与塔吊第一道附着同日进行，需要调整。'], BACK, [96, 4], accepted(3, 1, '附着提前至前一日夜间完成，封顶浇筑顺延半天，月计划节点不变。')),
  asked(2, [4, 9, '食堂夜班供餐时间太短', '', '夜班 23 点才下班，食堂 22 点已关门，建议延长或提供预留餐。'], SITE, [91, 5], { ...accepted(8, 2, '每晚 22:00-23:30 保留一个窗口，可提前在班组群登记预留餐；窗口排队问题，自下周起增开第二个窗口。', 2, '两个窗口后不再排队'), reopened: { times: 1, why: '执行一周后窗口只有一个，排队超过二十分钟' } }),
  asked(1, [5, 1, '核心筒连梁与机电主管交叉', '核心筒 12-15 层', 'DN400 空调水管穿连梁位置位于箍筋加密区，请设计复核开洞。'], SITE, [86, 7], { ...accepted(6, 2, '连梁开洞上移 250 毫米避开加密区，洞边加设 2 根直径 16 补强筋，详见设计联系单。'), sketch: 'opening' }),
  asked(1, [7, 2, '外墙保温拆除后基层空鼓处理范围', '3 号楼东立面', '空鼓面积约占 18%，超过方案估计的 5%，是否全部铲除？'], SITE, [80, 4], { ...accepted(3, 1, '空鼓处全部铲除并用聚合物砂浆修补，超出部分工程量现场三方测量后确认。'), sketch: 'crack' }),
  asked(1, [1, 6, '预拌混凝土坍落度损失偏大', '地下二层柱', '运距 70 分钟，到场坍落度 140，低于要求的 180±20。'], SITE, [75, 2], accepted(1, 1, '搅拌站调整外加剂掺量并改走中环线路，到场不合格车辆一律退回，不得加水。', 1, '调整后三车均为 175-185')),
  asked(1, [3, 8, '管廊与轨道保护区交叉段施工审批', 'K1+240 至 K1+300', '地铁保护区内开挖手续由谁牵头？预计下月进入该段。'], OFFICE, [70, 7], accepted(7, 4, '由集团技术部牵头，已向轨道公司提交保护方案，专家评审后组织交底。')),
  asked(2, [1, 8, '分包图纸发放不及时', '', '机电分包反映版本更新后三天才收到新图，已造成两处返工。'], BACK, [65, 5], accepted(4, 2, '图纸更新当天在资料室发放并登记签收，作废图同时收回盖章。')),
  asked(1, [4, 2, '屋面找坡层轻骨料混凝土厚度不足', '裙房屋面', '最薄处仅 20 毫米，是否可用水泥砂浆找坡？'], SITE, [60, 4], accepted(2, 1, '最薄处不小于 30 毫米，局部用 1:3 水泥砂浆找坡，坡度不小于 2%。')),
  asked(1, [1, 1, '人防门门框墙配筋与人防图集不一致', '地下一层人防区', '结构图门框墙 12@150，图集要求 14@150。'], SITE, [55, 5], { ...accepted(5, 1, '以人防图集 14@150 为准，设计变更单已下发。'), sketch: 'bars' }),
  asked(1, [6, 3, '池体满水试验渗水量判定', '二沉池 1#', '24 小时水位下降 3 毫米，扣除蒸发后渗水量 1.6 L/(m²·d)，是否合格？'], SITE, [49, 3], accepted(2, 1, '钢筋混凝土水池合格标准为不大于 2 L/(m²·d)，判定合格，记录归档。')),
  asked(1, [5, 5, '塔楼爬模首次爬升条件', '核心筒 4 层', '首次爬升前混凝土强度要求按 10 MPa 还是 15 MPa 控制？'], SITE, [44, 3], accepted(1, 1, '按专项方案 15 MPa 控制，以同条件试块报告为准，并完成爬升前条件验收。')),
  asked(1, [1, 7, '甲供钢筋超耗部分结算口径', '', '底板阶段钢筋超耗 1.3%，合同约定 1%，超出部分如何处理？'], BACK, [40, 7], { status: WITHDRAWN, closed: 2, opinion: '经复核含一批退库钢筋，实际未超耗' }),
  asked(2, [5, 4, '夜间施工照明直射居民楼', '西侧围墙', '街道转来居民投诉，镝灯照射方向需要调整。'], BACK, [36, 2], accepted(1, 1, '西侧两台镝灯加装遮光罩并下压 15 度，22 点后只保留通道照明。')),
  asked(1, [1, 2, '二次结构构造柱植筋拉拔值', '5-8 层', '拉拔试验 6 根中 1 根 5.4 kN，低于 6.0 kN，是否整批返工？'], SITE, [31, 3], { ...accepted(2, 2, '按 GB 50203 扩大抽检，不合格部位重新植筋；扩大抽检 12 根均合格，本批其余可用。', 2, '扩大抽检报告已补'), reopened: { times: 2, why: '扩大抽检报告缺两根的原始记录' } }),
  asked(1, [8, 6, '管片进场外观缺陷接收标准', '管片堆场', '有 7 片边角破损，最大 60×40 毫米，能否修补后使用？'], SITE, [27, 4], { ...accepted(3, 1, '破损不涉及密封槽的可修补，经监理验收后使用；涉及密封槽的 2 片退场。'), sketch: 'crack' }),
  asked(1, [4, 1, '幕墙埋件与结构边梁偏差', '东立面 3-6 层', '实测埋件偏差最大 38 毫米，超出允许 20 毫米，是否采用后补埋件？'], SITE, [23, 5], { status: TO_ANSWER_AGAIN, answered: 4, answer: '偏差处采用后补埋件。', opinion: '未给出后补埋件的规格和拉拔要求，请补充计算书后重新答复', term: 18 }),
  asked(2, [1, 9, '工人宿舍空调夜间频繁跳闸', '2 号宿舍楼', '晚上十点后整层跳闸，一晚三四次，影响休息。'], SITE, [21, 4], { status: TO_ANSWER_AGAIN, answered: 3, answer: '已更换二层总开关，并限制大功率电器。', reopened: { times: 1, why: '换开关后连续两晚又跳闸，三层也有，请查线路容量' }, term: 19 }),
  asked(1, [1, 3, '地下室外墙裂缝处理方案', '地下一层 P 轴外墙', '拆模后发现竖向裂缝 5 条，宽 0.15-0.25 毫米，有渗水痕迹。'], SITE, [19, 7], { status: TO_ACCEPT, answered: 6, answer: '宽度不小于 0.2 毫米的采用环氧注浆，其余表面封闭；处理后做 24 小时淋水检查，再做外防水。', sketch: 'crack' }),
  asked(2, [6, 9, '通勤班车座位不够', '', '临港项目偏远，周五返程班车只有 45 座，报名 70 人。'], BACK, [16, 5], { status: TO_ACCEPT, answered: 4, answer: '周五 17:30 增开一班 33 座中巴，需提前一天在门卫登记。' }),
  asked(1, [5, 2, '钢骨柱与梁纵筋连接方式', '塔楼 5 层', '梁纵筋 8 根，钢骨柱翼缘只预留 6 个连接器，其余两根如何锚固？'], SITE, [13, 5], { status: TO_ANSWER, sketch: 'bars' }),
  asked(1, [1, 5, '春节前封顶节点是否调整', '1# 塔楼', '受 10 月两次停工影响，封顶预计推迟 9 天，总控计划是否同步调整？'], BACK, [11, 7], { status: TO_ANSWER }),
  asked(1, [7, 8, '住户不同意外立面空调移位', '5 号楼 402', '住户拒绝移机，影响脚手架搭设，需要街道协调。'], SITE, [8, 5], { status: TO_ACCEPT, answered: 4, answer: '街道与居委已上门，同意周六上午移机，由施工单位承担移机费用并留影像资料。' }),
  asked(1, [1, 4, '吊篮安全绳固定点设置', '3# 楼屋面', '屋面女儿墙高 0.6 米，安全绳能否固定在女儿墙预埋环上？'], SITE, [6, 3], { status: TO_ANSWER }),
  asked(1, [8, 1, '联络通道冻结管与管片注浆孔冲突', '1# 联络通道', '两根冻结管与注浆孔位置重合，请设计明确调整角度。'], SITE, [4, 5], { status: TO_ANSWER, sketch: 'opening' }),
  asked(2, [1, 4, '塔吊下方休息点位置不安全', '2# 塔吊回转半径内', '工人午休点在吊物经过区域，请尽快迁移。'], SITE, [3, 2], { status: TO_ACCEPT, answered: 1, answer: '休息点已迁至加工棚东侧，搭双层防护棚，原位置设警戒。' }),
  asked(1, [4, 6, '岩棉板受潮后能否继续使用', '裙房外墙', '昨夜阵雨，堆场 40 包未覆盖，表面潮湿。'], SITE, [2, 3], { status: TO_ANSWER }),
  asked(2, [4, 9, '宿舍 Wi-Fi 信号弱', '', '三号宿舍楼二层以上基本无信号，影响工人线上培训。'], BACK, [1, 7], { status: TO_ANSWER }),
];
