/** What the branches did and published: each branch takes the themes in turn. */
export interface DemoTheme {
  title: string;
  kind: number;
  content: string;
  venue?: string;
  /** Picture in the carousel. */
  carousel?: true;
}

export const THEMES: readonly DemoTheme[] = [
  {
    title: '重温入党誓词，争做一线先锋',
    kind: 2,
    venue: '项目部党员活动室',
    content: '全体党员面向党旗重温入党誓词，佩戴党员徽章上岗，并在塔吊、钢筋、模板班组公示党员责任区。',
    carousel: true,
  },
  {
    title: '支部党员大会：安全生产月工作部署',
    kind: 1,
    venue: '项目部会议室',
    content: '学习安全生产重要论述，部署隐患排查“党员带头查”行动，每名党员每周查出并闭环不少于两项隐患。',
  },
  {
    title: '高温送清凉，关爱工友在行动',
    kind: 3,
    venue: '施工现场',
    content: '党员志愿者为一线工友送去防暑药品和饮用水，检查休息棚和饮水点，提醒错峰施工。',
    carousel: true,
  },
  {
    title: '党课：从典型事故看责任落实',
    kind: 1,
    venue: '劳务工人夜校',
    content: '书记以近期典型事故为例讲授党课，组织党员与班组长讨论“我的责任是什么”。',
  },
  {
    title: '与属地街道党组织联建共建',
    kind: 4,
    venue: '街道党群服务中心',
    content: '与街道签订联建协议，围绕夜间施工、渣土运输和周边道路保洁建立月度沟通机制。',
    carousel: true,
  },
  {
    title: '先进典型：钢筋班的“铁算盘”',
    kind: 6,
    content: '党员班组长坚持下料单逐根核对，半年减少钢筋损耗 3.1 吨，被评为季度先锋。',
  },
];
