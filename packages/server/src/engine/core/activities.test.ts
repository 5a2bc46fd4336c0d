import { describe, expect, it } from 'vitest';
import { drawing, flows, simulate } from './testing.ts';

const EVENTS = '<startEvent id="s"/><endEvent id="e"/>';
const timer = (kind: string, text: string): string =>
  `<timerEventDefinition><${kind}>${text}</${kind}></timerEventDefinition>`;

describe('multi-instance', () => {
  const loop = (attributes: string, inside = ''): string =>
    `${EVENTS}<userTask id="t" e:assignee="\${who}"><multiInstanceLoopCharacteristics ${attributes}>${inside}</multiInstanceLoopCharacteristics></userTask>${flows('s>t t>e')}`;

  it('parallel over a collection: everybody at once, done when all are', async () => {
    const one = await simulate(drawing(loop('e:collection="people" e:elementVariable="who"')));
    await one.start({ people: ['a', 'b', 'c'] });
    expect(one.open()).toEqual(['t:a', 't:b', 't:c']);
    for (const left of [2, 1, 0]) {
      await one.complete('t');
      expect(one.open()).toHaveLength(left);
    }
    expect(one.trace()).toEqual(['s', 't', 't', 't', 'e']);
    expect(one.taken()).toEqual(['s_t', 't_e']);
    expect(one.variables()).toEqual({ people: ['a', 'b', 'c'] });
  });

  it('ends early when the completion condition holds', async () => {
    const condition = '<completionCondition>${nrOfCompletedInstances / nrOfInstances >= 0.5}</completionCondition>';
    const one = await simulate(drawing(loop('e:collection="${people}" e:elementVariable="who"', condition)));
    await one.start({ people: ['a', 'b', 'c', 'd'] });
    await one.complete('t');
    await one.complete('t');
    expect(one.open()).toEqual([]);
    expect(one.cancelled()).toEqual(['t', 't']);
    expect(one.state().ended).toBe('completed');
    expect(one.taken()).toEqual(['s_t', 't_e']);
  });

  it('sequential: one after the other', async () => {
    const one = await simulate(drawing(loop('isSequential="true" e:collection="people" e:elementVariable="who"')));
    await one.start({ people: ['a', 'b'] });
    expect(one.open()).toEqual(['t:a']);
    await one.complete('t');
    expect(one.open()).toEqual(['t:b']);
    await one.complete('t');
    expect(one.state().ended).toBe('completed');
  });

  it('passes by an empty collection, counts by cardinality', async () => {
    const empty = await simulate(drawing(loop('e:collection="people" e:elementVariable="who"')));
    await empty.start({ people: [] });
    expect(empty.state().ended).toBe('completed');
    expect(empty.taken()).toEqual(['s_t', 't_e']);
    const counted = await simulate(drawing(loop('', '<loopCardinality>${n + 1}</loopCardinality>')));
    await counted.start({ n: 2, who: 'x' });
    expect(counted.open()).toEqual(['t:x', 't:x', 't:x']);
  });

  it('of a sub process keeps the variables of each apart', async () => {
    const inside = `${EVENTS}<subProcess id="p"><multiInstanceLoopCharacteristics e:collection="people" e:elementVariable="who"/>
      <startEvent id="s2"/><userTask id="a" e:assignee="\${who}"/><userTask id="b" e:assignee="\${who}"/><endEvent id="e2"/>${flows('s2>a a>b b>e2')}</subProcess>${flows('s>p p>e')}`;
    const one = await simulate(drawing(inside));
    await one.start({ people: ['x', 'y'] });
    await one.complete('a');
    expect(one.open()).toEqual(['a:y', 'b:x']);
    await one.complete('a');
    await one.complete('b');
    await one.complete('b');
    expect(one.state().ended).toBe('completed');
  });

  it('takes further signers and lets them go', async () => {
    const one = await simulate(drawing(loop('e:collection="people" e:elementVariable="who"')));
    await one.start({ people: ['a', 'b'] });
    await one.run({ type: 'add-signers', task: one.task('t').id, assignees: ['c', 'd'] });
    expect(one.open()).toEqual(['t:a', 't:b', 't:c', 't:d']);
    await one.run({ type: 'remove-signer', task: one.task('t', 3).id });
    for (let left = 3; left > 0; left -= 1) await one.complete('t');
    expect(one.state().ended).toBe('completed');
  });
});

describe('boundary events', () => {
  const around = (boundary: string, rest: string): string =>
    `${EVENTS}<userTask id="t"/>${boundary}${rest}<userTask id="late"/>${flows('s>t t>e b>late late>e')}`;

  it('a timer takes the task away', async () => {
    const one = await simulate(
      drawing(around(`<boundaryEvent id="b" attachedToRef="t">${timer('timeDuration', 'PT1H')}</boundaryEvent>`, '')),
    );
    await one.start();
    await one.elapse(3_600_000);
    expect(one.open()).toEqual(['late']);
    expect(one.cancelled()).toEqual(['t']);
    await one.complete('late');
    expect(one.state().ended).toBe('completed');
  });

  it('a cycle that does not interrupt fires each time: several tokens of one task', async () => {
    const boundary = `<boundaryEvent id="b" attachedToRef="t" cancelActivity="false">${timer('timeCycle', 'R3/PT1H')}</boundaryEvent>`;
    const one = await simulate(drawing(around(boundary, '')));
    await one.start();
    await one.elapse(10 * 3_600_000);
    expect(one.open()).toEqual(['late', 'late', 'late', 't']);
    await one.complete('t');
    expect(one.state().ended).toBeNull();
    for (let left = 3; left > 0; left -= 1) await one.complete('late');
    expect(one.state().ended).toBe('completed');
  });

  it('goes away with its task', async () => {
    const one = await simulate(
      drawing(around(`<boundaryEvent id="b" attachedToRef="t">${timer('timeDuration', 'P400D')}</boundaryEvent>`, '')),
    );
    await one.start();
    expect(one.jobs()).toMatchObject([{ due: 400 * 86_400_000, kind: 'timer' }]);
    await one.complete('t');
    expect(one.jobs()).toEqual([]);
  });

  it('catches the error of a sub process by its code', async () => {
    const roots = '<error id="E1" errorCode="no"/><error id="E2" errorCode="other"/>';
    const inside = `${EVENTS}<subProcess id="p"><startEvent id="s2"/><parallelGateway id="f"/><userTask id="w"/><endEvent id="x"><errorEventDefinition errorRef="E1"/></endEvent>${flows('s2>f f>w f>x')}</subProcess>
      <boundaryEvent id="b0" attachedToRef="p"><errorEventDefinition errorRef="E2"/></boundaryEvent>
      <boundaryEvent id="b" attachedToRef="p"><errorEventDefinition errorRef="E1" e:errorCodeVariable="code"/></boundaryEvent>
      <userTask id="late"/>${flows('s>p p>e b>late late>e b0>e')}`;
    const one = await simulate(drawing(inside, 'camunda', roots));
    await one.start();
    expect(one.open()).toEqual(['late']);
    expect(one.variables()).toEqual({ code: 'no' });
    expect(one.cancelled()).toEqual(['w', 'x', 'p']);
  });

  it('an escalation that does not interrupt leaves both going', async () => {
    const roots = '<escalation id="X" escalationCode="slow"/>';
    const inside = `${EVENTS}<subProcess id="p"><startEvent id="s2"/><intermediateThrowEvent id="x"><escalationEventDefinition escalationRef="X"/></intermediateThrowEvent><userTask id="w"/>${flows('s2>x x>w')}</subProcess>
      <boundaryEvent id="b" attachedToRef="p" cancelActivity="false"><escalationEventDefinition escalationRef="X"/></boundaryEvent>
      <userTask id="late"/>${flows('s>p p>e b>late late>e')}`;
    const one = await simulate(drawing(inside, 'camunda', roots));
    await one.start();
    expect(one.open()).toEqual(['late', 'w']);
  });

  it('signals reach every waiting token of the instance', async () => {
    const roots = '<signal id="S" name="stop"/>';
    const inside = `${EVENTS}<parallelGateway id="f"/><userTask id="a"/><userTask id="b"/>
      <boundaryEvent id="ba" attachedToRef="a"><signalEventDefinition signalRef="S"/></boundaryEvent>
      <boundaryEvent id="bb" attachedToRef="b"><signalEventDefinition signalRef="S"/></boundaryEvent>
      <userTask id="c"/><intermediateThrowEvent id="x"><signalEventDefinition signalRef="S"/></intermediateThrowEvent>
      ${flows('s>f f>a f>b f>c c>x x>e ba>e bb>e a>e b>e')}`;
    const one = await simulate(drawing(inside, 'camunda', roots));
    await one.start();
    await one.complete('c');
    expect(one.state().ended).toBe('completed');
    expect(one.cancelled()).toEqual(['a', 'b']);
  });
});

describe('scopes', () => {
  it('a terminate end event ends its scope and nothing else', async () => {
    const inside = `${EVENTS}<subProcess id="p"><startEvent id="s2"/><parallelGateway id="f"/><userTask id="w"/><endEvent id="x"><terminateEventDefinition/></endEvent>${flows('s2>f f>w f>x')}</subProcess><userTask id="n"/>${flows('s>p p>n n>e')}`;
    const one = await simulate(drawing(inside));
    await one.start();
    expect(one.open()).toEqual(['n']);
  });

  it('an event sub process interrupts its scope, or runs beside it', async () => {
    const roots = '<message id="M" name="m"/>';
    const sub = (interrupting: boolean): string =>
      `${EVENTS}<userTask id="t"/><subProcess id="v" triggeredByEvent="true"><startEvent id="s2" isInterrupting="${interrupting}"><messageEventDefinition messageRef="M"/></startEvent><userTask id="w"/><endEvent id="e2"/>${flows('s2>w w>e2')}</subProcess>${flows('s>t t>e')}`;
    const hard = await simulate(drawing(sub(true), 'camunda', roots));
    await hard.start();
    await hard.message('m');
    expect(hard.open()).toEqual(['w']);
    await hard.complete('w');
    expect(hard.state().ended).toBe('completed');
    const soft = await simulate(drawing(sub(false), 'camunda', roots));
    await soft.start();
    await soft.message('m');
    await soft.message('m');
    expect(soft.open()).toEqual(['t', 'w', 'w']);
  });

  it('conditions are looked at when a variable changes', async () => {
    const inside = `${EVENTS}<userTask id="t"/><intermediateCatchEvent id="c"><conditionalEventDefinition><condition xsi:type="tFormalExpression">\${ready == true}</condition></conditionalEventDefinition></intermediateCatchEvent>${flows('s>c c>t t>e')}`;
    const one = await simulate(drawing(inside));
    await one.start({ ready: false });
    expect(one.open()).toEqual([]);
    await one.run({ type: 'set', variables: { ready: true } });
    expect(one.open()).toEqual(['t']);
  });

  it('undoes what was done, the last first', async () => {
    const done = (id: string): string =>
      `<manualTask id="${id}"/><boundaryEvent id="b${id}" attachedToRef="${id}"><compensateEventDefinition/></boundaryEvent><userTask id="u${id}" isForCompensation="true"/><association id="l${id}" sourceRef="b${id}" targetRef="u${id}"/>`;
    const inside = `${EVENTS}${done('a')}${done('c')}<intermediateThrowEvent id="x"><compensateEventDefinition/></intermediateThrowEvent>${flows('s>a a>c c>x x>e')}`;
    const one = await simulate(drawing(inside));
    await one.start();
    expect(one.open()).toEqual(['uc']);
    await one.complete('uc');
    expect(one.open()).toEqual(['ua']);
    await one.complete('ua');
    expect(one.trace()).toEqual(['s', 'a', 'c', 'uc', 'ua', 'x', 'e']);
  });

  it('goes by a job where the model says so, before and after', async () => {
    const one = await simulate(
      drawing(
        `${EVENTS}<manualTask id="a" e:asyncBefore="true"/><manualTask id="b" e:asyncAfter="true"/>${flows('s>a a>b b>e')}`,
      ),
    );
    await one.start();
    expect(one.trace()).toEqual(['s']);
    await one.elapse(0);
    expect(one.trace()).toEqual(['s', 'a', 'b', 'e']);
  });
});

describe('moves', () => {
  const inside = `${EVENTS}<userTask id="a"/><subProcess id="p"><startEvent id="s2"/><userTask id="b"/><userTask id="c"/>${flows('s2>b b>c')}</subProcess>${flows('s>a a>p p>e')}`;

  it('goes back out of a sub process and into it again', async () => {
    const one = await simulate(drawing(inside));
    await one.start();
    await one.complete('a');
    await one.run({ type: 'move', from: [one.task('b').id], to: ['a'], variables: {} });
    expect(one.open()).toEqual(['a']);
    expect(one.cancelled()).toEqual(['b', 'p']);
    await one.run({ type: 'move', from: [one.task('a').id], to: ['c'], variables: { back: true } });
    expect(one.open()).toEqual(['c']);
    await one.complete('c');
    expect(one.state().ended).toBe('completed');
    expect(one.variables()).toEqual({ back: true });
  });

  it('within a sub process keeps it', async () => {
    const one = await simulate(drawing(inside));
    await one.start();
    await one.complete('a');
    await one.complete('b');
    await one.run({ type: 'move', from: [one.task('c').id], to: ['b'], variables: {} });
    expect(one.cancelled()).toEqual(['c']);
    await expect(one.run({ type: 'move', from: [], to: ['nowhere'], variables: {} })).rejects.toThrow('moved');
  });
});

describe('listeners', () => {
  it('run in the order of the engine that the model was drawn for', async () => {
    const listen = (event: string): string =>
      `<e:taskListener event="${event}" expression="\${execution.setVariable('log', log.concat('${event} '))}"/>`;
    const inside = `${EVENTS}<userTask id="t" e:assignee="x"><extensionElements>${['create', 'assignment', 'complete'].map(listen).join('')}
      <e:executionListener event="start" expression="\${execution.setVariable('log', log.concat('start '))}"/><e:executionListener event="end" expression="\${execution.setVariable('log', log.concat('end '))}"/></extensionElements></userTask>${flows('s>t t>e')}`;
    for (const [engine, log] of [
      ['camunda', 'start create assignment complete end '],
      ['flowable', 'start assignment create complete end '],
      ['activiti', 'start assignment create complete end '],
    ] as const) {
      const one = await simulate(drawing(inside, engine));
      await one.start({ log: '' });
      await one.complete('t');
      expect(one.variables()).toEqual({ log });
    }
  });
});

describe('beginnings and ends', () => {
  it('a cancelled transaction is undone, and goes on at its cancel event', async () => {
    const inside = `${EVENTS}<transaction id="x"><startEvent id="s2"/><manualTask id="a"/><boundaryEvent id="ba" attachedToRef="a"><compensateEventDefinition/></boundaryEvent><userTask id="u" isForCompensation="true"/><association id="l" sourceRef="ba" targetRef="u"/><endEvent id="c"><cancelEventDefinition/></endEvent>${flows('s2>a a>c')}</transaction>
      <boundaryEvent id="b" attachedToRef="x"><cancelEventDefinition/></boundaryEvent><userTask id="late"/>${flows('s>x x>e b>late late>e')}`;
    const one = await simulate(drawing(inside));
    await one.start();
    expect(one.open()).toEqual(['u']);
    await one.complete('u');
    expect(one.open()).toEqual(['late']);
    await one.complete('late');
    expect(one.trace()).toEqual(['s', 's2', 'a', 'u', 'c', 'b', 'late', 'e']);
  });

  it('a process whose only start event waits for a message may be started by hand, one with two may not', async () => {
    const roots = '<message id="M" name="m"/>';
    const start = (id: string): string =>
      `<startEvent id="${id}"><messageEventDefinition messageRef="M"/></startEvent><userTask id="t${id}"/>${flows(`${id}>t${id}`)}`;
    const single = await simulate(drawing(start('a'), 'camunda', roots));
    await single.start();
    expect(single.open()).toEqual(['ta']);
    const double = await simulate(drawing(start('a') + start('b'), 'camunda', roots));
    await expect(double.start()).rejects.toMatchObject({ text: { zh: '流程没有普通的开始事件' } });
    await double.start({}, 'b');
    expect(double.open()).toEqual(['tb']);
  });

  it('links lead on within the scope', async () => {
    const link = (tag: string, id: string): string => `<${tag} id="${id}"><linkEventDefinition name="there"/></${tag}>`;
    const inside = `${EVENTS}${link('intermediateThrowEvent', 'x')}${link('intermediateCatchEvent', 'c')}<userTask id="t"/>${flows('s>x c>t t>e')}`;
    const one = await simulate(drawing(inside));
    await one.start();
    expect(one.open()).toEqual(['t']);
    expect(one.trace()).toEqual(['s', 'x', 'c']);
  });

  it('a repeating timeout listener is told each time', async () => {
    const listener = `<e:taskListener id="late" event="timeout" expression="\${execution.setVariable('told', told + 1)}"><timerEventDefinition xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL"><timeCycle>R2/PT1H</timeCycle></timerEventDefinition></e:taskListener>`;
    const one = await simulate(
      drawing(
        `${EVENTS}<userTask id="t"><extensionElements>${listener}</extensionElements></userTask>${flows('s>t t>e')}`,
      ),
    );
    await one.start({ told: 0 });
    await one.elapse(5 * 3_600_000);
    expect(one.variables()).toEqual({ told: 2 });
    expect(one.open()).toEqual(['t']);
  });

  it.each([
    ['<intermediateCatchEvent id="c"/>', 'event-without-definition'],
    [
      '<boundaryEvent id="c" attachedToRef="t"><timerEventDefinition><timeDuration>soon</timeDuration></timerEventDefinition></boundaryEvent>',
      'bad-timer',
    ],
    ['<complexGateway id="c"/>', 'not-run'],
    ['<intermediateCatchEvent id="c"><messageEventDefinition/></intermediateCatchEvent>', 'message-without-name'],
    ['<callActivity id="c"/>', 'call-without-target'],
    ['<userTask id="c" e:assignee="${a +"/>', 'bad-expression'],
  ])('%s is refused', async (element, code) => {
    const one = await simulate(drawing(`${EVENTS}<userTask id="t"/>${element}${flows('s>t t>e')}`));
    expect(one.refusals).toMatchObject([{ severity: 'error', element: 'c', code }]);
  });
});
