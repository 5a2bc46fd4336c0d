import { staff, type AnyResource } from '@gongdi/domain';
import { describe, expect, it } from 'vitest';
import { checkDraft, Drafts, isChanged } from './drafts.ts';

const person = { id: 'p1', version: 3, name: '王小明', phone_number: '13800138001', trade: 1, status: 1, gender: 1 };
const resource = staff as unknown as AnyResource;

describe('drafts of a table', () => {
  it('tell their watchers, and know what was changed', () => {
    const drafts = new Drafts();
    let notified = 0;
    const stop = drafts.watch(() => notified++);
    drafts.open('p1/name', person, ['name'], 'name');
    expect(drafts.dirty).toBe(false);
    drafts.change('p1/name', 'name', '王大明');
    expect([drafts.dirty, notified]).toEqual([true, 2]);
    drafts.change('p1/name', 'name', '王小明');
    expect(drafts.dirty).toBe(false);
    stop();
    drafts.close('p1/name');
    expect([drafts.size, notified]).toEqual([0, 3]);
  });

  it('does not take an emptied empty field for a change', () => {
    const draft = { base: person, fields: [], first: '', problems: [], busy: false };
    expect(isChanged({ ...draft, values: { id_card: '' } })).toBe(false);
    expect(isChanged({ ...draft, values: { name: '' } })).toBe(true);
  });

  it('forgets what was wrong with a field that changes', () => {
    const drafts = new Drafts();
    drafts.open('p1', person, ['name', 'trade'], 'name');
    const problem = (path: string) => ({ path, code: 'x', message: path });
    drafts.update('p1', { problems: [problem('name'), problem('trade')] });
    drafts.change('p1', 'name', '李');
    expect(drafts.get('p1')?.problems.map((one) => one.path)).toEqual(['trade']);
  });

  it('are checked whole, as the form is', () => {
    const draft = { base: person, fields: [], first: '', values: { name: ' 李四 ' }, problems: [], busy: false };
    expect(checkDraft(resource, draft, undefined, 'zh')).toMatchObject({
      ok: true,
      value: { id: 'p1', version: 3, name: '李四', phone_number: '13800138001' },
    });
    expect(checkDraft(resource, { ...draft, values: { name: '' } }, undefined, 'zh')).toMatchObject({
      ok: false,
      problems: [{ path: 'name', message: '请输入姓名' }],
    });
  });

  it('go on from what this table has stored itself, never from an older answer', () => {
    const draft = { base: person, fields: [], first: '', values: { name: '李四' }, problems: [], busy: false };
    const checked = (version: number) => checkDraft(resource, draft, { ...person, version, trade: 2 }, 'zh');
    expect(checked(4)).toMatchObject({ value: { version: 4, trade: 2, name: '李四' } });
    expect(checked(2)).toMatchObject({ value: { version: 3, trade: 1, name: '李四' } });
  });
});
