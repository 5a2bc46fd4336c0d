import { describe, expect, it } from 'vitest';
import { readEvent, type EventFlags } from './read-event.ts';

describe('an event of the command line', () => {
  it('takes variables as JSON, as texts where they are none, and --set over --variables', () => {
    const flags = { variables: '{"a":1,"b":[2]}', set: ['a=3', 'who=王建', 'ok=true', 'code="007"', 'note=x=y'] };
    expect(readEvent('message', 'paid', flags)).toEqual({
      kind: 'message',
      name: 'paid',
      variables: { a: 3, b: [2], who: '王建', ok: true, code: '007', note: 'x=y' },
    });
    expect(readEvent('condition', undefined, { set: ['wind=20'] }).variables).toEqual({ wind: 20 });
  });

  it.each<[string, string | undefined, EventFlags, string]>([
    ['mail', 'x', {}, 'There is no event “mail”'],
    ['message', undefined, {}, 'Name the message'],
    ['condition', 'x', {}, 'has no name'],
    ['signal', 'x', { businessKey: 'a' }, 'no business key'],
    ['condition', undefined, { instance: 'a' }, 'name no instance'],
    ['signal', 'x', { set: ['=1'] }, 'variable=value'],
    ['signal', 'x', { variables: '[]' }, 'JSON object'],
    ['signal', 'x', { variables: '{' }, 'JSON object'],
  ])('refuses %s %s %o', (kind, name, flags, expected) => {
    expect(() => readEvent(kind, name, flags)).toThrow(expected);
  });
});
