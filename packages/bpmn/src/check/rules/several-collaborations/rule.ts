import type { Rule } from '../../types.ts';
import { elementsIn } from '../../extensions.ts';

const severalCollaborations: Rule = {
  code: 'several-collaborations',
  severity: 'error',
  title: { zh: '多个协作', en: 'several collaborations' },
  claims: { camunda: 'refuses', flowable: 'not-applicable' },
  on: ['bpmn:Definitions'],
  engines: ['camunda'],
  create:
    ({ report }) =>
    (definitions) => {
      const [, second] = elementsIn(definitions, 'rootElements').filter(({ $type }) => $type === 'bpmn:Collaboration');
      if (!second) return;
      report(second, {
        zh: '一个文件里有多个协作，Camunda 拒绝部署；请拆成多个文件',
        en: 'The file has more than one collaboration: Camunda refuses it. Split the file',
      });
    },
};

export default severalCollaborations;
