import { EngineFailure, type EngineAdapter, type EngineDefinition } from '@gongdi/engines';
import { emptyXml, readModel } from '@gongdi/bpmn';
import { describe, expect, it, vi } from 'vitest';
import { CliFailure, EXIT, type CommandContext } from '../command.ts';
import { createTerminal } from '../terminal/terminal.ts';
import { chosenEngine } from '../remote/chosen-engine.ts';
import { engineSender, engineToCheck } from './engine-sender.ts';
import { placeProblems } from './places.ts';
import type { DeployCandidate } from './plan.ts';

const xml = emptyXml({ key: 'leave', name: '请假', now: new Date(0), flavour: 'camunda' });
const definition: EngineDefinition = {
  id: 'leave:3',
  key: 'leave',
  version: 3,
  name: null,
  deploymentId: 'd',
  resource: null,
};

function setup(env: Record<string, string> = {}) {
  const err: string[] = [];
  const terminal = createTerminal({
    lang: 'zh',
    color: false,
    env: {},
    stdout: { write: () => true },
    stderr: { write: (text) => err.push(String(text)) },
  });
  const context = {
    terminal,
    lang: 'zh',
    json: false,
    profile: undefined,
    server: undefined,
    signal: new AbortController().signal,
    env,
    cwd: '/',
  } as CommandContext;
  return { context, err };
}

const candidate = {
  input: { name: 'leave.bpmn', place: 'leave.bpmn' },
  bytes: new TextEncoder().encode(xml),
  key: 'leave',
  findings: [],
} as unknown as DeployCandidate;

function engine(part: Partial<EngineAdapter>): EngineAdapter {
  return { kind: 'camunda7', ...part } as EngineAdapter;
}

describe('choosing an engine', () => {
  it('means the Gongdi server when none is named', async () => {
    expect(await chosenEngine({}, setup().context)).toBeNull();
    expect(await chosenEngine({ target: 'gongdi' }, setup({ ENGINE_KIND: 'flowable' }).context)).toBeNull();
  });

  it('takes flags before the environment', async () => {
    const env = { ENGINE_KIND: 'flowable', ENGINE_URL: 'http://engine.test' };
    expect((await chosenEngine({}, setup(env).context))?.kind).toBe('flowable');
    expect((await chosenEngine({ target: 'camunda8' }, setup(env).context))?.kind).toBe('camunda8');
  });

  it('refuses what it does not know, and an engine without address', async () => {
    await expect(chosenEngine({ target: 'jbpm' }, setup().context)).rejects.toMatchObject({ exit: EXIT.usage });
    await expect(chosenEngine({ target: 'flowable' }, setup().context)).rejects.toMatchObject({ exit: EXIT.usage });
  });

  it('checks for the target unless told otherwise', () => {
    expect(engineToCheck(undefined, engine({ kind: 'camunda8' }))).toBe('zeebe');
    expect(engineToCheck('camunda@7.19', engine({}))).toBe('camunda@7.19');
    expect(engineToCheck(undefined, null)).toBeUndefined();
  });
});

describe('places', () => {
  const problem = { file: null, line: null, column: null, element: null, code: null, message: 'no' };

  it('finds the line of an element, and the element of a line', async () => {
    const text = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" id="d" targetNamespace="t">
  <process id="p" isExecutable="true">
    <startEvent id="s"/>
    <userTask id="u" name="审批">
      <documentation>x</documentation>
    </userTask>
    <endEvent id="e"/>
  </process></definitions>`;
    const { model } = await readModel(text);
    const placed = placeProblems(model, [
      { ...problem, element: 'u' },
      { ...problem, line: 5, column: 20 },
      { ...problem, line: 3, column: 25 },
      problem,
    ]);
    expect(placed).toMatchObject([
      { element: 'u', name: '审批', line: 4, column: 5 },
      { element: 'u', name: '审批', line: 5, column: 20 },
      { element: 's', name: null, line: 3 },
      { element: null, line: null },
    ]);
  });
});

describe('sending', () => {
  it('leaves out what the engine has already', async () => {
    const deploy = vi.fn();
    const send = engineSender(
      engine({ latest: async () => definition, xml: async () => xml, deploy }),
      setup().context,
    );
    expect(await send(candidate)).toEqual({ id: 'leave:3', key: 'leave', version: 3, changed: false });
    expect(deploy).not.toHaveBeenCalled();
  });

  it('deploys what changed', async () => {
    const deploy = vi.fn(async () => ({
      deploymentId: 'd',
      definitions: [{ ...definition, version: 4 }],
      changed: true,
      warnings: [],
    }));
    const send = engineSender(
      engine({ latest: async () => definition, xml: async () => '<old/>', deploy }),
      setup().context,
    );
    expect(await send(candidate)).toMatchObject({ version: 4, changed: true });
    expect(deploy).toHaveBeenCalledWith([{ name: 'leave.bpmn', xml }], expect.anything());
  });

  it('says where the engine found what, and tells a bad model from a bad engine', async () => {
    const problems = [{ file: 'x', line: 7, column: 5, element: 'task1', code: null, message: 'no condition' }];
    const refuse = (code: 'refused' | 'busy') => () =>
      Promise.reject(new EngineFailure(code, { zh: '拒绝', en: 'no' }, { problems }));
    const { context, err } = setup();
    const bad = engineSender(engine({ latest: async () => null, deploy: refuse('refused') }), context);
    await expect(bad(candidate)).rejects.toMatchObject({
      exit: EXIT.findings,
      problems: [{ element: 'task1', line: 7, message: 'no condition' }],
    });
    expect(err.join('')).toContain('leave.bpmn:7:5 task1 no condition');
    const busy = engineSender(engine({ latest: async () => null, deploy: refuse('busy') }), context);
    const caught: unknown = await busy(candidate).catch((error: unknown) => error);
    expect(caught).toBeInstanceOf(CliFailure);
    expect((caught as CliFailure).exit).toBe(EXIT.remote);
  });
});
