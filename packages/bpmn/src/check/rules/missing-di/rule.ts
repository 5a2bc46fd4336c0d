import type { Rule } from '../../types.ts';
import { hasDiagram, type ModdleElement } from '../../../model/index.ts';
import { elementsIn } from '../../extensions.ts';

/** An empty model needs no diagram. */
const canBeDrawn = (root: ModdleElement) =>
  ['flowElements', 'laneSets', 'artifacts', 'participants'].some((part) => elementsIn(root, part).length > 0);

const missingDi: Rule = {
  code: 'missing-di',
  severity: 'warning',
  title: { zh: '没有图形信息', en: 'no diagram' },
  claims: { camunda: 'ignores', flowable: 'ignores' },
  on: ['bpmn:Definitions'],
  create:
    ({ report }) =>
    (definitions) => {
      if (hasDiagram(definitions) || !elementsIn(definitions, 'rootElements').some(canBeDrawn)) return;
      report(definitions, {
        zh: '文件没有任何图形信息，设计器无法显示；可先自动布局',
        en: 'The file has no diagram: designers cannot show it. Lay it out first',
      });
    },
};

export default missingDi;
