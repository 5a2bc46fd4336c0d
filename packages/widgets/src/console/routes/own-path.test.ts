import { expect, it } from 'vitest';
import { isOwnPath } from './own-path.ts';

it('takes addresses of the console', () => {
  expect(['/', '/projectmanage?page=2', '/bpm/task/my#top', '/a//b'].map(isOwnPath)).toEqual([true, true, true, true]);
});

it('refuses what a browser would open elsewhere', () => {
  const foreign = ['', 'projectmanage', 'https://a.example/', '//a.example/x', '/\\a.example/x', '/\t/a.example/x'];
  expect(foreign.filter(isOwnPath)).toEqual([]);
});
