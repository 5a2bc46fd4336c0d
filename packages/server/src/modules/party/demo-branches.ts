/** Party branches of the demo: project, name, kind, secretary, motto, end of the term. */
export interface DemoBranch {
  project: number;
  name: string;
  kind: number;
  secretary: string;
  deputy: string;
  motto: string;
  founded: string;
  term_end: string;
}

export const BRANCHES: readonly DemoBranch[] = [
  {
    project: 1,
    name: '滨江科创中心一期项目临时党支部',
    kind: 1,
    secretary: '郑国栋',
    deputy: '许海燕',
    motto: '党旗在一线飘扬，品质在工地生根',
    founded: '2025-04-18',
    term_end: '2028-04-17',
  },
  {
    project: 3,
    name: '世纪大道综合管廊项目党支部',
    kind: 2,
    secretary: '马志明',
    deputy: '宋丽华',
    motto: '地下管廊，一线先锋',
    founded: '2024-06-03',
    term_end: '2027-06-02',
  },
  {
    project: 4,
    name: '张江人工智能岛三期联合党支部',
    kind: 3,
    secretary: '何文斌',
    deputy: '邓小兰',
    motto: '参建各方一条心，联建共创优质工程',
    founded: '2025-08-12',
    term_end: '2028-08-11',
  },
  {
    project: 5,
    name: '前滩国际商务区项目临时党支部',
    kind: 1,
    secretary: '曹永强',
    deputy: '彭玉芬',
    motto: '急难险重有我在，安全质量看先锋',
    founded: '2025-09-01',
    term_end: '2026-08-31',
  },
  {
    project: 6,
    name: '临港污水处理厂项目党小组',
    kind: 4,
    secretary: '谢建平',
    deputy: '袁秀英',
    motto: '守护碧水，服务民生',
    founded: '2025-11-20',
    term_end: '2028-11-19',
  },
  {
    project: 8,
    name: '虹桥西延伸隧道项目党支部',
    kind: 2,
    secretary: '蒋国平',
    deputy: '贾晓梅',
    motto: '隧道掘进一寸，责任落实一分',
    founded: '2024-10-15',
    term_end: '2027-10-14',
  },
];
