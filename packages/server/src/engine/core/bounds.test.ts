import { describe, expect, it } from 'vitest';
import { COMMAND_LIMITS, INSTANCE_LIMITS } from '../limits.ts';
import { EngineFault } from './index.ts';
import { drawing, flows, simulate } from './testing.ts';

const EVENTS = '<startEvent id="s"/><endEvent id="e"/>';

/** Returns service tasks in a sequence, each with one expression. */
function line(expressions: readonly string[]): string {
  const ids = expressions.map((_, at) => `t${at}`);
  const tasks = expressions.map((text, at) => `<serviceTask id="t${at}" e:expression="${text}"/>`);
  const all = ['s', ...ids, 'e'];
  const between = all.slice(1).map((to, at) => `${all[at]}>${to}`);
  return `${EVENTS}${tasks.join('')}${flows(between.join(' '))}`;
}

/** Returns the element and the message of the error that a start throws. */
async function refusal(inside: string, variables = {}): Promise<{ element: string; zh: string; en: string }> {
  const one = await simulate(drawing(inside));
  try {
    await one.start(variables);
  } catch (error) {
    if (!(error instanceof EngineFault)) throw error;
    return { element: error.element, ...error.text };
  }
  throw new Error('nothing refused it');
}

describe('what a model can build', () => {
  it('twenty-four doublings over as many elements end where the text is too long', async () => {
    const double = "${execution.setVariable('x', x.concat(x))}";
    const before = process.memoryUsage().heapUsed;
    const { element, zh, en } = await refusal(line(Array<string>(24).fill(double)), { x: 'x'.repeat(100) });
    expect(element).toBe('t13');
    expect(zh).toContain('生成的文本超过上限（1000000 个字符）');
    expect(en).toContain('more than 1000000 characters');
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(80 * 2 ** 20);
  });

  it('variables that hold all the variables before them end at the budget', async () => {
    // Each variable contains the other one twice.
    const wrap = (name: string): string => `\${execution.setVariable('${name}', execution.getVariables())}`;
    const wraps = Array.from({ length: 40 }, (_, at) => wrap(at % 2 === 0 ? 'a' : 'b'));
    const { zh } = await refusal(line(wraps), { x: 'x'.repeat(1000) });
    expect(zh).toMatch(/超过上限/);
  });

  it('many evaluations in one command are bounded together, and let others have their turn', async () => {
    const slow = '${all.containsAll(others)}';
    const numbers = Array.from({ length: 300 }, (_, at) => at);
    const listeners = Array.from({ length: 60 }, () => `<e:executionListener event="start" expression="${slow}"/>`);
    const inside = `${EVENTS}<manualTask id="m"><extensionElements>${listeners.join('')}</extensionElements></manualTask>${flows('s>m m>e')}`;
    let turns = 0;
    const tick = setInterval(() => (turns += 1), 1);
    const { zh, element } = await refusal(inside, { all: numbers, others: numbers.toReversed() });
    clearInterval(tick);
    expect(element).toBe('m');
    expect(zh).toContain(`${COMMAND_LIMITS.steps} 步`);
    // how many depends on the machine; a command that never yields gives none
    expect(turns).toBeGreaterThan(0);
  });

  it('large values for each of many executions are counted each', async () => {
    const inside = `${EVENTS}<manualTask id="m"><extensionElements><e:inputOutput><e:inputParameter name="copy">\${x}</e:inputParameter></e:inputOutput></extensionElements>
      <multiInstanceLoopCharacteristics><loopCardinality>9000</loopCardinality></multiInstanceLoopCharacteristics></manualTask>${flows('s>m m>e')}`;
    expect((await refusal(inside, { x: 'x'.repeat(100_000) })).zh).toContain('超过上限');
  });

  it('multi-instances within one another do not multiply without end', async () => {
    const loop =
      '<multiInstanceLoopCharacteristics><loopCardinality>9999</loopCardinality></multiInstanceLoopCharacteristics>';
    const inside = `${EVENTS}<subProcess id="p">${loop}<startEvent id="s2"/><userTask id="u">${loop}</userTask>${flows('s2>u')}</subProcess>${flows('s>p p>e')}`;
    expect((await refusal(inside)).zh).toContain('超过上限');
    const { zh, en } = await refusal(inside.replaceAll('9999', '1000000000'));
    expect(zh).toBe(`多实例有 1000000000 次执行，超过上限 ${INSTANCE_LIMITS.executions} 次`);
    expect(en).toContain('more than 10000');
  });

  it('ten thousand executions of something quick still work, with others served meanwhile', async () => {
    const inside = `${EVENTS}<manualTask id="m"><multiInstanceLoopCharacteristics><loopCardinality>9000</loopCardinality></multiInstanceLoopCharacteristics></manualTask>${flows('s>m m>e')}`;
    const one = await simulate(drawing(inside));
    await one.start();
    expect(one.state().ended).toBe('completed');
  });

  it('a loop through jobs ends at the visits of one life', async () => {
    const inside = `${EVENTS}<exclusiveGateway id="g"/><manualTask id="m" e:asyncBefore="true"/>${flows('s>g g>m m>g g>e?${false}')}`;
    const one = await simulate(drawing(inside));
    await one.start();
    one.state().next = INSTANCE_LIMITS.visits + 1;
    await expect(one.elapse(1000)).rejects.toMatchObject({
      text: { zh: expect.stringContaining('可能在循环') as string },
    });
  });

  it.each([
    ['a due date that is none', '<userTask id="u" e:dueDate="${x}"/>', { x: 'soon' }, 'soon'],
    ['a due date beyond all calendars', '<userTask id="u" e:dueDate="${x}"/>', { x: 'P999999999Y' }, '超过 1000 年'],
    [
      'a timer beyond all calendars',
      '<intermediateCatchEvent id="u"><timerEventDefinition><timeDuration>${x}</timeDuration></timerEventDefinition></intermediateCatchEvent>',
      { x: `PT${'9'.repeat(400)}S` },
      '超过 1000 年',
    ],
    [
      'cron patterns that never come, many times',
      `<userTask id="u"><multiInstanceLoopCharacteristics><loopCardinality>900</loopCardinality></multiInstanceLoopCharacteristics>
        <extensionElements><e:taskListener event="timeout" id="l" expression="\${1}"><timerEventDefinition xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL"><timeCycle>0 0 0 30 2 ?</timeCycle></timerEventDefinition></e:taskListener></extensionElements></userTask>`,
      {},
      '超过上限',
    ],
  ])('%s is told as what the model cannot do', async (_, inside, variables, message) => {
    const { element, zh } = await refusal(`${EVENTS}${inside}${flows('s>u u>e')}`, variables);
    expect(element).toBe('u');
    expect(zh).toContain(message);
  });

  it('a timer without rest gets some', async () => {
    const inside = `${EVENTS}<userTask id="u"/><boundaryEvent id="b" attachedToRef="u" cancelActivity="false"><timerEventDefinition><timeCycle>R/PT0.001S</timeCycle></timerEventDefinition></boundaryEvent><endEvent id="e2"/>${flows('s>u u>e b>e2')}`;
    const one = await simulate(drawing(inside));
    await one.start();
    await one.elapse(10_000);
    expect(one.trace().filter((id) => id === 'b').length).toBeLessThanOrEqual(11);
  });
});
