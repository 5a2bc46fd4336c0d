import { describe, expect, it } from 'vitest';
import { drawing, flows, simulate } from './testing.ts';

const EVENTS = '<startEvent id="s"/><endEvent id="e"/>';
const tasks = (...ids: string[]): string => ids.map((id) => `<userTask id="${id}"/>`).join('');

describe('gateways', () => {
  it('take one flow by its condition, else the default', async () => {
    const inside = `${EVENTS}<exclusiveGateway id="x" default="x_c"/>${tasks('a', 'b', 'c')}${flows(
      's>x x>a?${n>10} x>b?${n>5} x>c a>e b>e c>e',
    )}`;
    for (const [n, task] of [
      [11, 'a'],
      [7, 'b'],
      [1, 'c'],
    ] as const) {
      const one = await simulate(drawing(inside));
      await one.start({ n });
      expect(one.open()).toEqual([task]);
      await one.complete(task);
      expect(one.trace()).toEqual(['s', 'x', task, 'e']);
      expect(one.state().ended).toBe('completed');
    }
  });

  it('say so when no condition holds', async () => {
    const one = await simulate(drawing(`${EVENTS}<exclusiveGateway id="x" name="金额"/>${flows('s>x x>e?${n>10}')}`));
    await expect(one.start({ n: 1 })).rejects.toMatchObject({
      element: 'x',
      text: { zh: expect.stringContaining('金额') as unknown },
    });
  });

  it('fork and join in parallel, one branch after the other as Camunda does', async () => {
    const inside = `${EVENTS}<parallelGateway id="f"/><parallelGateway id="j"/>
      <manualTask id="a1"/><manualTask id="a2"/><manualTask id="b1"/><manualTask id="b2"/>
      ${flows('s>f f>a1 a1>a2 a2>j f>b1 b1>b2 b2>j j>e')}`;
    const camunda = await simulate(drawing(inside));
    await camunda.start();
    expect(camunda.trace()).toEqual(['s', 'f', 'a1', 'a2', 'b1', 'b2', 'j', 'j', 'e']);
    const flowable = await simulate(drawing(inside, 'flowable'));
    await flowable.start();
    expect(flowable.trace()).toEqual(['s', 'f', 'a1', 'b1', 'a2', 'b2', 'j', 'j', 'e']);
  });

  it('join inclusively: wait while a token can still come, and no longer', async () => {
    const inside = `${EVENTS}<inclusiveGateway id="f"/><inclusiveGateway id="j"/>${tasks('a', 'b', 'c', 'd')}
      ${flows('s>f f>a?${x} f>b?${y} f>c?${z} a>j b>j c>j j>d d>e')}`;
    const one = await simulate(drawing(inside));
    await one.start({ x: true, y: true, z: false });
    expect(one.open()).toEqual(['a', 'b']);
    await one.complete('a');
    expect(one.open()).toEqual(['b']);
    await one.complete('b');
    expect(one.open()).toEqual(['d']);
    await one.complete('d');
    expect(one.state().ended).toBe('completed');
  });

  it('an inclusive join goes on when the last token that could reach it went elsewhere', async () => {
    const inside = `${EVENTS}<endEvent id="e2"/><inclusiveGateway id="f"/><inclusiveGateway id="j"/>${tasks('a', 'b', 'd')}
      <exclusiveGateway id="x" default="x_j"/>
      ${flows('s>f f>a f>b a>j b>x x>j x>e2?${away} j>d d>e')}`;
    const one = await simulate(drawing(inside));
    await one.start();
    await one.complete('a');
    expect(one.open()).toEqual(['b']);
    await one.complete('b', { away: true });
    expect(one.open()).toEqual(['d']);
  });

  it('event-based: the first event decides', async () => {
    const roots = '<message id="M" name="go"/>';
    const inside = `${EVENTS}<eventBasedGateway id="g"/>
      <intermediateCatchEvent id="m"><messageEventDefinition messageRef="M"/></intermediateCatchEvent>
      <intermediateCatchEvent id="t"><timerEventDefinition><timeDuration>PT1H</timeDuration></timerEventDefinition></intermediateCatchEvent>
      ${tasks('a', 'b')}${flows('s>g g>m g>t m>a t>b a>e b>e')}`;
    const first = await simulate(drawing(inside, 'camunda', roots));
    await first.start();
    await first.message('go', { by: 'mail' });
    expect(first.open()).toEqual(['a']);
    expect(first.jobs()).toEqual([]);
    expect(first.variables()).toEqual({ by: 'mail' });
    const second = await simulate(drawing(inside, 'camunda', roots));
    await second.start();
    await second.elapse(3_600_000);
    expect(second.open()).toEqual(['b']);
    await expect(second.message('go')).rejects.toThrow('nothing waits');
  });

  it('flows out of an activity all count, with conditions', async () => {
    const one = await simulate(
      drawing(`${EVENTS}${tasks('t', 'a', 'b', 'c')}${flows('s>t t>a?${x} t>b?${!x} t>c a>e b>e c>e')}`),
    );
    await one.start();
    await one.complete('t', { x: true });
    expect(one.open()).toEqual(['a', 'c']);
  });
});
