import { describe, expect, it } from 'vitest';
import { evaluate, ExpressionError, scopeOf } from './index.ts';

/** A small random generator with a fixed seed (mulberry32), so that a failure can be repeated. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const PIECES = [
  'a',
  'b',
  'list',
  'map',
  'bean',
  '.',
  '.size()',
  "['x']",
  '[0]',
  '(',
  ')',
  ' and ',
  ' or ',
  'not ',
  'empty ',
  ' eq ',
  ' ? ',
  ' : ',
  '+',
  '-',
  '*',
  '/',
  '%',
  '==',
  '!=',
  '<',
  '>=',
  '&&',
  '||',
  '!',
  '1',
  '0',
  "'t'",
  '"u"',
  'true',
  'null',
  '.constructor',
  '.__proto__',
  '.call',
  ':get(',
  ',',
  '}',
  '{',
  '\\',
  '审',
  ' ',
  '.toString()',
  '.f(1)',
];

describe('evaluate', () => {
  it('gives a value or an ExpressionError for whatever it is given, and changes nothing', () => {
    const next = random(20_260_501);
    const variables = { a: 1, b: 'x', list: [1, 'y'], map: { x: { y: 2 } } };
    const before = JSON.stringify(variables);
    const scope = scopeOf(variables, { beans: { bean: { f: (x: unknown) => x } } });
    let valid = 0;
    for (let round = 0; round < 4000; round += 1) {
      const length = 1 + Math.floor(next() * 8);
      const inner = Array.from({ length }, () => PIECES[Math.floor(next() * PIECES.length)]).join('');
      try {
        const value = evaluate(`\${${inner}}`, scope);
        expect(typeof value).not.toBe('function');
        valid += 1;
      } catch (error) {
        expect(error, inner).toBeInstanceOf(ExpressionError);
      }
    }
    expect(valid).toBeGreaterThan(100);
    expect(JSON.stringify(variables)).toBe(before);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
