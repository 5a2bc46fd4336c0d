import type { Text } from '../../../model/index.ts';
import type { ModdleElement } from '../../../model/index.ts';
import type { Rule } from '../../types.ts';
import { elementsIn, isElement } from '../../extensions.ts';

function problemOf(item: ModdleElement): Text | undefined {
  if (item['bpmnElement'] === undefined)
    return {
      zh: '图形没有说明画的是哪个元素（bpmnElement），或该元素不存在',
      en: 'The shape or edge does not say which element it draws (bpmnElement), or one that does not exist',
    };
  if (item.$type === 'bpmndi:BPMNShape' && !isElement(item['bounds']))
    return { zh: '图形没有位置和大小（Bounds）', en: 'The shape has no place and size (Bounds)' };
  if (item.$type === 'bpmndi:BPMNEdge' && elementsIn(item, 'waypoint').length < 2)
    return { zh: '连线的图形少于两个点（waypoint）', en: 'The edge has fewer than two points (waypoint)' };
  return undefined;
}

const brokenDi: Rule = {
  code: 'broken-di',
  severity: 'error',
  title: { zh: '残缺的图形', en: 'incomplete drawing' },
  claims: { camunda: 'refuses', flowable: 'refuses' },
  on: ['bpmn:Definitions'],
  create:
    ({ report }) =>
    (definitions) => {
      for (const diagram of elementsIn(definitions, 'diagrams')) {
        for (const plane of elementsIn(diagram, 'plane')) {
          for (const item of elementsIn(plane, 'planeElement')) {
            const problem = problemOf(item);
            // Engines accept a shape of a deleted element, because they only look for the attribute `bpmnElement`.
            if (problem) report(item, problem, item['bpmnElement'] === undefined ? { severity: 'warning' } : {});
          }
        }
      }
    },
};

export default brokenDi;
