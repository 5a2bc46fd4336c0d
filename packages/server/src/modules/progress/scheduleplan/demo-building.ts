import { ELAPSED, LINK, type LinkKind } from '@gongdi/domain/schedule';

/** A task of the demo's building; links name the tasks before it. */
export interface DemoTask {
  key: string;
  name: string;
  parent?: string;
  days: number;
  elapsed?: true;
  node?: true;
  crew?: string;
  heads?: number;
  quantity?: number;
  unit?: string;
  after?: readonly DemoLink[];
}
export type DemoLink = readonly [from: string, kind?: LinkKind, days?: number];

type Work = Omit<DemoTask, 'key' | 'parent'>;

interface Plan {
  group: (key: string, name: string, parent?: string) => void;
  add: (key: string, parent: string, work: Work) => void;
}

/** The plan of a residential building with so many floors, as a site office makes it. */
export function buildingPlan(floors: number): DemoTask[] {
  const tasks: DemoTask[] = [];
  const plan: Plan = {
    group: (key, name, parent) => tasks.push({ key, name, days: 0, ...(parent !== undefined && { parent }) }),
    add: (key, parent, work) => tasks.push({ key, parent, ...work }),
  };
  preparation(plan);
  foundation(plan);
  frame(plan, floors);
  finishing(plan, floors);
  services(plan);
  handover(plan);
  return tasks;
}

/** Before the works. */
function preparation({ group, add }: Plan): void {
  group('prepare', '施工准备');
  add('level', 'prepare', { name: '场地平整与围挡', days: 8, crew: '土方班', heads: 12 });
  add('camp', 'prepare', {
    name: '临建与临水临电',
    days: 10,
    crew: '杂工班',
    heads: 10,
    after: [['level', LINK.ss, 3]],
  });
  add('review', 'prepare', { name: '图纸会审与技术交底', days: 6, after: [['level', LINK.ss]] });
  add('crane', 'prepare', { name: '塔吊基础与安装', days: 7, crew: '安装班', heads: 8, after: [['camp']] });
}

/** Up to the ground floor. */
function foundation({ group, add }: Plan): void {
  group('base', '地基与基础');
  add('piles', 'base', {
    name: '桩基施工',
    days: 22,
    crew: '桩基班',
    heads: 16,
    quantity: 186,
    unit: '根',
    after: [['level'], ['review']],
  });
  add('dig', 'base', {
    name: '土方开挖与支护',
    days: 18,
    crew: '土方班',
    heads: 14,
    quantity: 12600,
    unit: 'm³',
    after: [['piles', LINK.fs, -4]],
  });
  add('blinding', 'base', { name: '垫层与防水', days: 5, crew: '防水班', heads: 12, after: [['dig']] });
  add('raft-steel', 'base', {
    name: '底板钢筋',
    days: 8,
    crew: '钢筋班',
    heads: 24,
    quantity: 210,
    unit: 't',
    after: [['blinding']],
  });
  add('raft', 'base', {
    name: '底板混凝土浇筑',
    days: 2,
    crew: '混凝土班',
    heads: 20,
    quantity: 1850,
    unit: 'm³',
    after: [['raft-steel'], ['crane']],
  });
  add('cure', 'base', { name: '底板养护', days: 7, elapsed: true, after: [['raft']] });
  add('b2', 'base', { name: '地下二层结构', days: 10, crew: '木工班', heads: 30, after: [['cure', LINK.fs, -3]] });
  add('b1', 'base', { name: '地下一层结构', days: 10, crew: '木工班', heads: 30, after: [['b2']] });
  add('wall-proof', 'base', {
    name: '外墙防水与保护',
    days: 8,
    crew: '防水班',
    heads: 10,
    after: [['b1', LINK.ss, 5]],
  });
  add('fill', 'base', { name: '肥槽回填', days: 6, crew: '土方班', heads: 10, after: [['wall-proof']] });
  add('zero', 'base', { name: '正负零完成', days: 0, node: true, after: [['b1']] });
}

/** Floor by floor. */
function frame({ group, add }: Plan, floors: number): void {
  group('frame', '主体结构');
  for (let floor = 1; floor <= floors; floor += 1) {
    const of = `f${floor}`;
    const label = `${floor}层`;
    group(of, `${label}结构`, 'frame');
    add(`${of}-steel`, of, {
      name: `${label}墙柱钢筋`,
      days: 2,
      crew: '钢筋班',
      heads: 22,
      quantity: 14,
      unit: 't',
      after: floor === 1 ? [['zero']] : [[`f${floor - 1}-pour`]],
    });
    add(`${of}-form`, of, {
      name: `${label}模板支设`,
      days: 3,
      crew: '木工班',
      heads: 28,
      quantity: 960,
      unit: '㎡',
      after: [[`${of}-steel`, LINK.ss, 1]],
    });
    add(`${of}-slab`, of, {
      name: `${label}梁板钢筋与预埋`,
      days: 2,
      crew: '钢筋班',
      heads: 22,
      quantity: 18,
      unit: 't',
      after: [[`${of}-form`, LINK.fs, -1]],
    });
    add(`${of}-pour`, of, {
      name: `${label}混凝土浇筑`,
      days: 1,
      crew: '混凝土班',
      heads: 18,
      quantity: 165,
      unit: 'm³',
      after: [[`${of}-slab`], [`${of}-form`]],
    });
  }
  add('top', 'frame', { name: '主体结构封顶', days: 0, node: true, after: [[`f${floors}-pour`]] });
  add('frame-check', 'frame', { name: '主体结构验收', days: 0, node: true, after: [['top', LINK.fs, 28]] });
}

/** Masonry and finishes, four floors at a time. */
function finishing({ group, add }: Plan, floors: number): void {
  group('finish', '砌体与装饰装修');
  const parts = Math.max(1, Math.round(floors / 4));
  for (let part = 1; part <= parts; part += 1) {
    const from = Math.round(((part - 1) * floors) / parts) + 1;
    const to = Math.round((part * floors) / parts);
    const label = from === to ? `${from}层` : `${from}–${to}层`;
    const before = part === 1 ? undefined : part - 1;
    add(`brick${part}`, 'finish', {
      name: `${label}砌体`,
      days: 10,
      crew: '砌筑班',
      heads: 20,
      quantity: 420,
      unit: 'm³',
      after: [[`f${to}-pour`, LINK.fs, 10], ...(before ? [[`brick${before}`] as const] : [])],
    });
    add(`plaster${part}`, 'finish', {
      name: `${label}抹灰`,
      days: 9,
      crew: '抹灰班',
      heads: 18,
      quantity: 5200,
      unit: '㎡',
      after: [[`brick${part}`, LINK.fs, 3], ...(before ? [[`plaster${before}`] as const] : [])],
    });
    add(`tile${part}`, 'finish', {
      name: `${label}地面与墙面饰面`,
      days: 12,
      crew: '瓦工班',
      heads: 16,
      quantity: 3100,
      unit: '㎡',
      after: [[`plaster${part}`], ...(before ? [[`tile${before}`] as const] : [])],
    });
  }
  add('windows', 'finish', {
    name: '外门窗安装',
    days: 18,
    crew: '门窗班',
    heads: 14,
    quantity: 680,
    unit: '樘',
    after: [['plaster1'], ['top']],
  });
  add('facade', 'finish', {
    name: '外墙保温与涂料',
    days: 30,
    crew: '外墙班',
    heads: 24,
    quantity: 8600,
    unit: '㎡',
    after: [
      ['windows', LINK.ss, 8],
      [`plaster${parts}`, LINK.ss, 4],
    ],
  });
  add('roof', 'finish', { name: '屋面防水与保温', days: 12, crew: '防水班', heads: 12, after: [['top', LINK.fs, 7]] });
  add('paint', 'finish', {
    name: '室内涂料与细部',
    days: 20,
    crew: '油漆班',
    heads: 20,
    after: [[`tile${parts}`, LINK.ff, 6]],
  });
}

/** Installations. */
function services({ group, add }: Plan): void {
  group('mep', '机电安装');
  add('pipes', 'mep', {
    name: '给排水立管与支管',
    days: 40,
    crew: '水暖班',
    heads: 12,
    after: [['brick1', LINK.ss, 5]],
  });
  add('power', 'mep', {
    name: '电气管线与配电箱',
    days: 45,
    crew: '电工班',
    heads: 14,
    after: [['brick1', LINK.ss, 5]],
  });
  add('air', 'mep', { name: '通风与空调', days: 30, crew: '通风班', heads: 8, after: [['pipes', LINK.ss, 15]] });
  add('fire', 'mep', {
    name: '消防系统安装与调试',
    days: 35,
    crew: '消防班',
    heads: 10,
    after: [['pipes', LINK.ss, 10]],
  });
  add('lifts', 'mep', { name: '电梯安装与调试', days: 40, crew: '电梯班', heads: 6, after: [['top', LINK.fs, 12]] });
}

/** Outside, and the acceptances. */
function handover({ group, add }: Plan): void {
  group('outside', '室外工程');
  add('networks', 'outside', {
    name: '室外管网',
    days: 20,
    crew: '市政班',
    heads: 14,
    after: [['fill'], ['facade', LINK.ff]],
  });
  add('roads', 'outside', {
    name: '道路与铺装',
    days: 15,
    crew: '市政班',
    heads: 16,
    after: [['networks', LINK.ss, 10]],
  });
  add('green', 'outside', { name: '景观绿化', days: 12, crew: '绿化班', heads: 12, after: [['roads', LINK.ff, 4]] });

  group('handover', '验收与移交');
  add('fire-check', 'handover', {
    name: '消防验收',
    days: 0,
    node: true,
    after: [['fire', LINK.fs, 5], ['lifts'], ['paint']],
  });
  add('houses', 'handover', { name: '分户验收', days: 10, crew: '质量组', heads: 6, after: [['paint'], ['lifts']] });
  add('final', 'handover', {
    name: '竣工验收',
    days: 0,
    node: true,
    after: [['houses'], ['fire-check'], ['green'], ['facade'], ['air'], ['power'], ['roof']],
  });
}

export const calendarOfDemo = ({ elapsed }: DemoTask): string | null => (elapsed ? ELAPSED.id : null);
