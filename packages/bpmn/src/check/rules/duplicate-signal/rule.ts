import { elementsIn, textIn } from '../../extensions.ts';
import type { Rule } from '../../types.ts';

const duplicateSignal: Rule = {
  code: 'duplicate-signal',
  severity: 'error',
  title: { zh: '重名的信号', en: 'signals of one name' },
  claims: { camunda: 'refuses', flowable: 'refuses' },
  on: ['bpmn:Definitions'],
  engines: ['camunda', 'flowable', 'activiti'],
  create:
    ({ report }) =>
    (definitions) => {
      const names = new Set<string>();
      for (const signal of elementsIn(definitions, 'rootElements')) {
        const name = signal.$type === 'bpmn:Signal' ? textIn(signal, 'name') : undefined;
        if (name === undefined) continue;
        if (names.has(name)) {
          report(
            signal,
            {
              zh: `信号“${name}”重名，引擎拒绝部署；请只留一个`,
              en: `There is another signal “${name}”: the engine refuses it. Keep one`,
            },
            { property: 'name' },
          );
        }
        names.add(name);
      }
    },
};

export default duplicateSignal;
