import { describe, expect, it } from 'vitest';
import { withBlock } from './marked-block.mjs';

const page = (content) => `before\n<!-- list: written by npm run reference -->${content}<!-- list: end -->\nafter\n`;

describe('a marked block', () => {
  it('is replaced, and the text around it stays', () => {
    const text = withBlock(page('\nold\n'), 'list', 'new\n');
    expect(text).toBe(page('\n\nnew\n\n'));
    expect(withBlock(text, 'list', 'new')).toBe(text);
  });

  it.each(['', page('').replace('<!-- list: end -->', ''), page('') + page(''), page('').replaceAll('list', 'other')])(
    'has to be there once: %j',
    (text) => expect(() => withBlock(text, 'list', 'new')).toThrow('one block'),
  );
});
