import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { simulationZh } from './simulation-zh.ts';

test('what happened is said in Chinese, after the name', () => {
  expect(simulationZh('Process started')).toBe('流程 已开始');
  expect(simulationZh('SubProcess finished')).toBe('子流程 已完成');
  expect(simulationZh('专家论证 canceled')).toBe('专家论证 已取消');
});

test('names are nobody of its words', () => {
  expect(simulationZh('监理审核')).toBeUndefined();
  expect(simulationZh('started')).toBeUndefined();
});

test('every word of its log is known', () => {
  const path = createRequire(import.meta.url).resolve('bpmn-js-token-simulation/lib/features/log/Log.js');
  const words = [...readFileSync(path, 'utf8').matchAll(/\|\| '([A-Z][A-Za-z ]+)'/g)].map(([, word = '']) => word);
  expect(words.length).toBeGreaterThan(15);
  expect(words.filter((word) => simulationZh(word) === undefined)).toEqual([]);
});
