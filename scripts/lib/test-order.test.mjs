import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from './root.mjs';
import { inOrder, LONG } from './test-order.mjs';

const file = (name, environment = 'node', project = 'unit') => ({ project, environment, file: `/there/${name}` });
const names = (files) => inOrder(files).map((one) => one.file.slice('/there/'.length));

describe('the order of test files', () => {
  it('keeps those of an environment together, node first, so that each worker changes once', () => {
    const given = [file('a', 'jsdom'), file('b'), file('c', 'jsdom'), file('d')];
    expect(names(given)).toEqual(['b', 'd', 'a', 'c']);
  });
  it('keeps projects in their order, each as a whole', () => {
    const given = [file('a', 'jsdom', 'mocked'), file('b', 'node', 'mocked'), file('c'), file('d', 'jsdom')];
    expect(names(given)).toEqual(['b', 'a', 'c', 'd']);
  });
  it('names files that are there', () => {
    const folders = ['packages', 'tests'];
    const missing = LONG.filter((part) => !folders.some((folder) => existsSync(at(folder, `${part}.ts`))));
    expect(missing).toEqual([]);
  });
  it('begins with what takes longest', () => {
    const given = [file('a'), file('server/src/personal.test.ts'), file('server/src/upgrades.test.ts')];
    expect(names(given)).toEqual(['server/src/upgrades.test.ts', 'server/src/personal.test.ts', 'a']);
  });
});
