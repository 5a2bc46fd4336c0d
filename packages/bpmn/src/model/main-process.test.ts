import { describe, expect, it } from 'vitest';
import { mainProcess } from './main-process.ts';
import { readModel } from './read.ts';

const of = async (processes: string) => {
  const xml = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" id="d" targetNamespace="t">${processes}</definitions>`;
  const { model } = await readModel(xml);
  return model && mainProcess(model);
};

describe('mainProcess', () => {
  it('is the first that says it is executable', async () => {
    const both = '<process id="a"/><process id="b" name="乙" isExecutable="true"/>';
    expect(await of(both)).toEqual({ id: 'b', name: '乙', executable: true });
  });
  it('else the first that does not deny it, else the first', async () => {
    expect(await of('<process id="a" isExecutable="false"/><process id="b"/>')).toMatchObject({ id: 'b' });
    expect(await of('<process id="a" isExecutable="false"/>')).toMatchObject({ id: 'a', executable: false });
  });
  it('is nothing without any process', async () => {
    expect(await of('<message id="m"/>')).toBeUndefined();
  });
});
