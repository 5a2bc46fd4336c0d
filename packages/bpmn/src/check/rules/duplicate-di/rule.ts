import type { Rule } from '../../types.ts';
import { elementsIn, isElement } from '../../extensions.ts';

const duplicateDi: Rule = {
  code: 'duplicate-di',
  severity: 'warning',
  title: { zh: '重复的图形', en: 'drawn twice' },
  claims: { camunda: 'ignores', flowable: 'ignores' },
  on: ['bpmn:Definitions'],
  create:
    ({ report }) =>
    (definitions) => {
      for (const diagram of elementsIn(definitions, 'diagrams')) {
        const drawn = new Set<unknown>();
        for (const plane of elementsIn(diagram, 'plane')) {
          for (const item of elementsIn(plane, 'planeElement')) {
            const element = item['bpmnElement'];
            if (!isElement(element)) continue;
            if (drawn.has(element)) {
              const id = element.id ?? '';
              report(
                element,
                {
                  zh: `元素“${id}”在同一张图里画了两次，设计器打开时会报错或只显示一个`,
                  en: `“${id}” is drawn twice in one diagram: designers refuse the second or show one of them`,
                },
                {
                  fix: {
                    title: { zh: '去掉第二个图形', en: 'Remove the second drawing' },
                    edits: [{ op: 'remove', parent: plane, property: 'planeElement', child: item }],
                  },
                },
              );
            }
            drawn.add(element);
          }
        }
      }
    },
};

export default duplicateDi;
