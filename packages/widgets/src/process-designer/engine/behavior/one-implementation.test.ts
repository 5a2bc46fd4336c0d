import { expect, test } from 'vitest';
import { meaningless } from './one-implementation.ts';

const after = (attributes: Record<string, string>, ...touched: string[]) => {
  const gone = meaningless((local) => attributes[local], touched);
  return Object.keys(attributes).filter((name) => !gone.includes(name));
};

test('what is set last wins', () => {
  expect(after({ class: 'A', expression: '${b}', resultVariable: 'r' }, 'expression')).toEqual([
    'expression',
    'resultVariable',
  ]);
  expect(after({ class: 'A', type: 'external', topic: 't', taskPriority: '5' }, 'class')).toEqual(['class']);
});

test('a class, a delegate and a worker have no result', () => {
  expect(after({ class: 'A', resultVariable: 'r' }, 'class')).toEqual(['class']);
  expect(after({ type: 'external', topic: 't', resultVariable: 'r' }, 'type')).toEqual(['type', 'topic']);
  expect(after({ type: 'http', resultVariableName: 'r' }, 'type')).toEqual(['type', 'resultVariableName']);
});

test('what belongs to a decision goes with it', () => {
  const decision = { decisionRef: 'd', decisionRefBinding: 'version', decisionRefVersion: '2', resultVariable: 'r' };
  expect(after(decision, 'decisionRef')).toEqual(Object.keys(decision));
  expect(after({ ...decision, expression: '${x}' }, 'expression')).toEqual(['resultVariable', 'expression']);
  expect(after({ decisionRefBinding: 'version' }, 'decisionRef')).toEqual([]);
});
