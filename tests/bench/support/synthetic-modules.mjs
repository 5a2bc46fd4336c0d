import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words of the trade, so that names and labels differ as much as those of a product. */
const THINGS =
  '塔吊 升降机 吊篮 基坑 模板 脚手架 配电箱 灭火器 临边 洞口 钢筋 混凝土 试块 砌体 防水 幕墙 电梯 消防 管道 桥架 桩基 边坡 隧道 盾构 围挡 扬尘 噪声 车辆 洗车台 宿舍 食堂 安全帽'.split(
    ' ',
  );
const ACTS = '检查 验收 登记 保养 巡视 申报 交底 移交 检测 维修 评分 抽查 培训 处罚 奖励 盘点'.split(' ');
const FACTS = '编号 日期 部位 数量 单位 负责人 结论 依据 级别 说明 照片 温度 厂家 型号 批次 状态'.split(' ');
const LATIN = 'abcdefghijklmnopqrstuvwxyz';

/** Random numbers that are the same in every run. */
function numbers(seed) {
  let at = seed;
  return (below) => {
    at = (Math.imul(at, 1_103_515_245) + 12_345) & 0x7fffffff;
    return at % below;
  };
}

/**
 * Adds modules to a copy of the tree, in groups of twenty. Each has a resource, a dictionary and a place in the menus.
 * @param {string} folder of the copy
 * @param {number} count at most 500
 * @param {number} fields of each
 */
export function addModules(folder, count, fields) {
  const next = numbers(17);
  const word = () => Array.from({ length: 5 + next(5) }, () => LATIN[next(26)]).join('');
  for (let i = 0; i < count; i++) {
    const group = `growth${Math.floor(i / 20)}`;
    const name = `${word()}${i}`;
    const label = `{ zh: '${THINGS[i % THINGS.length]}${ACTS[Math.floor(i / THINGS.length)]}', en: '${word()} ${word()}' }`;
    const own = join(folder, 'packages/domain/src/modules', group, name);
    mkdirSync(own, { recursive: true });
    writeFileSync(join(own, 'resource.ts'), resourceText({ name, label, fields, word, next }));
    writeFileSync(join(own, 'dictionary.ts'), dictionaryText(name, next));
    writeFileSync(
      join(own, 'menu.ts'),
      `import { defineMenu } from '../../../menu/define.ts';\n\nexport default defineMenu({ order: ${i + 1}, label: ${label} });\n`,
    );
    writeFileSync(
      join(own, '..', 'group.ts'),
      `import { defineGroup } from '../../menu/define.ts';\n\nexport default defineGroup({ order: ${500 + i}, icon: 'apps', label: ${label} });\n`,
    );
  }
}

/** Makes a dictionary with five entries, like a dictionary of states. */
function dictionaryText(name, next) {
  const entries = Array.from({ length: 5 }, (_, at) => {
    const zh = `${THINGS[next(THINGS.length)]}${FACTS[next(FACTS.length)]}`;
    return `  { value: ${at + 1}, label: { zh: '${zh}', en: '${zh}' }, color_type: 'success' },\n`;
  });
  return `import { defineDictionary } from '../../../dictionary/define.ts';

export const ${name}State = defineDictionary('${name}_state', { zh: '状态', en: 'State' }, [
${entries.join('')}]);
`;
}

function resourceText({ name, label, fields, word, next }) {
  const kinds = ['text', 'textarea', 'integer', 'date', 'boolean'];
  const more = Array.from({ length: fields - 2 }, (_, at) => {
    const zh = `${THINGS[next(THINGS.length)]}${FACTS[at % FACTS.length]}`;
    return `    ${word()}_${at}: field.${kinds[next(kinds.length)]}({ label: { zh: '${zh}', en: '${word()}' } }),\n`;
  });
  return `import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { ${name}State } from './dictionary.ts';

export default defineResource({
  name: '${name}',
  noun: '${name}',
  label: ${label},
  service: 'order',
  title: 'title',
  scope: 'organisation',
  fields: {
    title: field.text({ label: { zh: '名称', en: 'Name' }, required: true, query: 'like' }),
    state: field.code({ label: { zh: '状态', en: 'State' }, dict: ${name}State }),
${more.join('')}  },
  endpoints: { list: 'GET ${name}', detail: 'GET ${name}/{id}', add: 'POST ${name}', edit: 'PUT ${name}', delete: 'DELETE ${name}/{id}' },
});
`;
}
