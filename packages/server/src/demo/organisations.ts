import { demoId } from './ids.ts';

export interface DemoOrganisation {
  key: string;
  parent?: string;
  name: string;
  /** Dictionary `ent_type`. */
  ent_type: 1000 | 1002 | 1005;
  /** Code of the region (GB/T 2260); absent: that of the parent organisation. */
  region?: string;
  /** Organisations whose rows this one may read. */
  sees?: readonly string[];
}

/**
 * A contractor with branches and site offices, the client and the regulator of some of its projects, and a second
 * contractor that must never see any of their data.
 */
export const ORGANISATIONS: readonly DemoOrganisation[] = [
  { key: 'pujiang', name: '浦江建工集团有限公司', ent_type: 1000, region: '310115' },
  { key: 'shanghai', parent: 'pujiang', name: '上海分公司', ent_type: 1000 },
  { key: 'kechuang', parent: 'shanghai', name: '滨江科创中心项目部', ent_type: 1000 },
  { key: 'huadong', parent: 'pujiang', name: '华东分公司', ent_type: 1000, region: '330000' },
  { key: 'qiantang', parent: 'huadong', name: '钱塘数字产业园项目部', ent_type: 1000, region: '330114' },
  { key: 'huanan', parent: 'pujiang', name: '华南分公司', ent_type: 1000, region: '440000' },
  { key: 'xinan', parent: 'pujiang', name: '西南分公司', ent_type: 1000, region: '510000' },
  { key: 'chengtou', name: '浦江城市建设投资有限公司', ent_type: 1002, region: '310115', sees: ['shanghai'] },
  { key: 'anzhi', name: '浦东新区建设工程安全质量监督站', ent_type: 1005, region: '310115', sees: ['pujiang'] },
  { key: 'beichen', name: '北辰路桥工程有限公司', ent_type: 1000, region: '110000' },
  { key: 'jingjinji', parent: 'beichen', name: '京津冀分公司', ent_type: 1000 },
];

export function organisationId(key: string): string {
  const index = ORGANISATIONS.findIndex((one) => one.key === key);
  if (index < 0) throw new Error(`no demo organisation ${key}`);
  return demoId('organisation', index + 1);
}

/** Ids from the root down, each followed by a slash. */
export function organisationPath(key: string): string {
  const parent = ORGANISATIONS.find((one) => one.key === key)?.parent;
  return `${parent ? organisationPath(parent) : ''}${organisationId(key)}/`;
}
