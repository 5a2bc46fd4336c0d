import { afterAll, describe, expect, it } from 'vitest';
import type { ScriptScope } from '../scripts.ts';
import { createScriptMachine } from './index.ts';

describe('scripts of process models', () => {
  const machine = createScriptMachine();
  afterAll(() => machine.close());
  const scope: ScriptScope = { variables: { a: 2, list: [1, { b: '中' }], none: null }, execution: {} };
  const run = (source: string, more: Partial<ScriptScope> = {}) =>
    machine.run('javascript', source, { ...scope, ...more });

  it('reads variables and gives the last value', async () => {
    expect(await run('var b = a * 3; b + list[0]')).toEqual({ value: 7, assigned: {}, assigned_local: {} });
    expect((await run('execution.getVariable("list")[1].b + execution.getVariable("nobody")')).value).toBe('中null');
    expect((await run('none === null && execution.hasVariable("none") && !execution.hasVariable("x")')).value).toBe(
      true,
    );
    expect((await run('var nothing = 1;')).value).toBeUndefined();
  });

  it('writes variables, in their scope, in the order of the first call', async () => {
    const source = `execution.setVariable('z', { n: [1, 2] }); execution.setVariable('a', 1);
      execution.setVariable('z', [execution.getVariable('a')]); execution.setVariableLocal('own', undefined);
      execution.removeVariable('list'); new Date(0)`;
    const { value, assigned, assigned_local } = await run(source);
    expect(Object.entries(assigned)).toEqual([
      ['z', [1]],
      ['a', 1],
      ['list', null],
    ]);
    expect({ value, assigned_local }).toEqual({ value: '1970-01-01T00:00:00.000Z', assigned_local: { own: null } });
  });

  it('knows where it runs', async () => {
    const execution = { processBusinessKey: 'GD-1', currentActivityId: 'check' };
    const source = 'execution.getProcessBusinessKey() + execution.currentActivityId + task.getAssignee()';
    expect((await run(source, { execution, task: { assignee: 'li' } })).value).toBe('GD-1checkli');
    expect((await run('typeof task')).value).toBe('undefined');
  });

  it('raises errors that the model catches, with what was written before', async () => {
    const source = 'execution.setVariable("seen", true); throw new BpmnError("over-budget", "超支")';
    expect(await run(source)).toMatchObject({
      error: { code: 'over-budget', message: '超支' },
      assigned: { seen: true },
    });
  });

  it('keeps global variables only where the model asks for it', async () => {
    const source = 'var total = a + 1; a = 5; var helper = function () {}; 0';
    expect((await run(source)).assigned).toEqual({});
    expect((await run(source, { auto_store: true })).assigned).toEqual({ total: 3, a: 5 });
  });

  it('starts every script in a world of its own', async () => {
    await run('globalThis.left = 1; Array.prototype.left = 2; Object.prototype.left = 3; 1');
    expect((await run('typeof left + [].left + ({}).left')).value).toBe('undefinedundefinedundefined');
  });

  it('says what is wrong, where, in both languages', async () => {
    await expect(run('var x = 1;\nvar y = ;')).rejects.toMatchObject({ code: 'syntax', line: 2 });
    await expect(run('\n\nmissing.field')).rejects.toMatchObject({
      code: 'thrown',
      line: 3,
      label: { zh: "脚本执行出错（第 3 行）：ReferenceError: 'missing' is not defined" },
    });
    await expect(run('throw new Error("金额不能为空")')).rejects.toMatchObject({
      label: { zh: '脚本执行出错（第 1 行）：金额不能为空', en: 'The script failed (line 1): 金额不能为空' },
    });
    await expect(run('new java.util.ArrayList()')).rejects.toMatchObject({
      label: { zh: expect.stringContaining('没有 Java 类') as string },
    });
  });

  it('checks a script without running it', async () => {
    expect(await machine.check('text/javascript', 'while (true) {}')).toBeNull();
    expect(await machine.check('javascript', 'if (')).toMatchObject({ code: 'syntax' });
    expect(await machine.check('ECMAScript', 'var a = 1')).toBeNull();
  });

  it.each(['groovy', 'Python', 'juel', 'jruby', ''])('refuses %j', async (format) => {
    await expect(machine.run(format, '1', scope)).rejects.toMatchObject({ code: 'language' });
    expect(await machine.check(format, '1')).toMatchObject({ code: 'language' });
    expect(machine.supports(format)).toBe(false);
  });

  it('runs many side by side, each with its own variables', async () => {
    const all = await Promise.all(Array.from({ length: 40 }, (_, n) => run('a * 2', { variables: { a: n } })));
    expect(all.map(({ value }) => value)).toEqual(all.map((_, n) => n * 2));
  });
});
