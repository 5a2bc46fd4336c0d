import { expect, it } from 'vitest';
import { isWebAddress, recordInCode } from './scanned.ts';

it('finds the record of an address, under any server and base path', () => {
  const found = { resource: 'patrolsite', id: '0193ab' };
  expect(recordInCode('http://192.168.1.20:8620/patrolsite/detail?id=0193ab')).toEqual(found);
  expect(recordInCode(' HTTPS://site.example/console/patrolsite/detail/?from=print&id=0193ab#top\n')).toEqual(found);
});

it('finds none where there is none', () => {
  expect(recordInCode('TD-001')).toBeUndefined();
  expect(recordInCode('javascript:alert(1)/patrolsite/detail?id=1')).toBeUndefined();
  expect(recordInCode('https://site.example/patrolsite/edit?id=1')).toBeUndefined();
  expect(recordInCode('https://site.example/patrolsite/detail')).toBeUndefined();
  expect(recordInCode('https://site.example/patrolsite/detail?id=%27or%201')).toBeUndefined();
  expect([isWebAddress('https://a.example'), isWebAddress('TD-001'), isWebAddress('see https://a b')]).toEqual([
    true,
    false,
    false,
  ]);
});
