import { expect, it } from 'vitest';
import { exactOrigin, frameSource } from './frame-source.ts';

const OWN = 'https://site.example';
const source = (src: string) => frameSource(src, OWN, ['https://video.example:8443']);

it('shows pages of the own origin and of those named', () => {
  expect(source('/projectmanage?page=2')).toBe('https://site.example/projectmanage?page=2');
  expect(source('https://site.example/a')).toBe('https://site.example/a');
  expect(source('https://video.example:8443/live')).toBe('https://video.example:8443/live');
});

it('shows nothing else', () => {
  const refused = [
    '',
    ' ',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://site.example/1',
    '//evil.example/x',
    '/\\evil.example/x',
    'https://site.example.evil.example/',
    'https://video.example/live',
    'http://site.example/',
    'https://user:secret@site.example/',
    'http://[',
  ];
  expect(refused.filter((src) => source(src) !== null)).toEqual([]);
});

it('takes exact origins only', () => {
  expect(exactOrigin('https://host.example:8443')).toBe('https://host.example:8443');
  const wrong = [null, '', '*', 'null', 'host.example', 'https://host.example/', 'https://host.example/a', 'file:///a'];
  expect(wrong.filter((text) => exactOrigin(text) !== null)).toEqual([]);
});
