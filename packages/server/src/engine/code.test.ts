import { describe, expect, it } from 'vitest';
import { createScriptMachine } from './script/index.ts';
import { checkForEngine } from './check.ts';
import { drawing, flows, simulate } from './core/testing.ts';
import type { DelegateCall, Delegates } from './delegates.ts';

const calls: DelegateCall[] = [];
const delegates: Delegates = {
  find: (kind, name) =>
    kind === 'connector' && name === 'http-connector'
      ? { run: (call) => (calls.push(call), call.setVariable('got', 1), Promise.resolve()) }
      : undefined,
};
const connector = (output: string) =>
  drawing(`<startEvent id="s"/>
  <serviceTask id="c"><extensionElements><e:connector><e:connectorId>http-connector</e:connectorId><e:inputOutput>
    <e:inputParameter name="url">http://erp/\${x}</e:inputParameter>
    <e:inputParameter name="headers"><e:map><e:entry key="Accept">a/b</e:entry></e:map></e:inputParameter>
    <e:outputParameter name="answer">${output}</e:outputParameter></e:inputOutput></e:connector></extensionElements></serviceTask>
  <endEvent id="e"/>${flows('s>c c>e')}`);
const scripted = (source: string) =>
  drawing(`<startEvent id="s"/><scriptTask id="c" scriptFormat="javascript"><script><![CDATA[${source}]]></script></scriptTask>
  <endEvent id="e"/>${flows('s>c c>e')}`);

describe('code that models name', () => {
  it('gives a connector its inputs and outputs as fields', async () => {
    const simulation = await simulate(connector('${response}'), { delegates });
    expect(simulation.refusals).toEqual([]);
    await simulation.start({ x: 7 });
    expect(calls.at(-1)?.fields).toEqual({ url: 'http://erp/7', 'headers.Accept': 'a/b', 'output.answer': 'response' });
    expect(simulation.variables()).toMatchObject({ got: 1 });
  });

  it('refuses an output that takes the answer apart', async () => {
    const problems = await checkForEngine(connector('${S(response).prop("a")}'), { delegates });
    expect(problems).toMatchObject([{ code: 'connector-output', element: 'c', severity: 'error' }]);
  });

  it('finds a mistake in a script before it is deployed, and says in both languages what fails later', async () => {
    const scripts = createScriptMachine();
    const problems = await checkForEngine(scripted('if (x {'), { scripts });
    expect(problems).toMatchObject([{ code: 'script-syntax', element: 'c', severity: 'error' }]);
    expect(problems[0]?.message.zh).toMatch(/^“c”的脚本有语法错误（第 1 行）/);
    expect(await checkForEngine(scripted('while (true) {}'), { scripts })).toEqual([]);
    const simulation = await simulate(scripted('nobody.knows'), { scripts });
    await expect(simulation.start()).rejects.toMatchObject({
      text: { zh: "脚本执行出错（第 1 行）：ReferenceError: 'nobody' is not defined" },
    });
    await scripts.close();
  });

  it.each([
    ['camunda', '<businessRuleTask id="d" name="定级" e:decisionRef="grade"/>'],
    ['flowable', '<serviceTask id="d" name="定级" e:type="dmn"/>'],
  ] as const)('refuses decision tables of %s by name', async (engine, task) => {
    const xml = drawing(`<startEvent id="s"/>${task}<endEvent id="e"/>${flows('s>d d>e')}`, engine);
    const problems = await checkForEngine(xml, {});
    expect(problems.map(({ element, code, severity }) => [element, code, severity])).toEqual([
      ['d', 'decision-table', 'error'],
    ]);
    expect(problems[0]?.message.zh).toContain('“定级”引用决策表');
  });
});
