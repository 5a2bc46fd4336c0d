import { expect, test } from 'vitest';
import { typeLabel } from './describe.ts';

/** All element types that a diagram can show, including those of the diagram itself. */
const TYPES = `Process Collaboration Participant Lane Group TextAnnotation SequenceFlow
   MessageFlow Association DataInputAssociation DataOutputAssociation DataObjectReference DataStoreReference DataObject
   DataInput DataOutput StartEvent EndEvent BoundaryEvent IntermediateCatchEvent IntermediateThrowEvent
   Task UserTask ServiceTask SendTask ReceiveTask ManualTask BusinessRuleTask
   ScriptTask CallActivity SubProcess AdHocSubProcess Transaction ExclusiveGateway ParallelGateway
   InclusiveGateway ComplexGateway EventBasedGateway`.split(/\s+/);

test.each(TYPES)('%s has a Chinese name without English in it', (type) => {
  expect(typeLabel(`bpmn:${type}`, 'zh-CN')).toMatch(/^[\p{Script=Han}（）]+$/u);
});

test('English names are words', () => {
  expect(typeLabel('bpmn:EventBasedGateway', 'en')).toBe('Event-based gateway');
  expect(typeLabel('bpmn:AdHocSubProcess', 'en')).toBe('Ad-hoc sub-process');
  expect(typeLabel('bpmn:DataStoreReference', 'en')).toBe('Data store reference');
});
