import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '../../diagram/store.ts';
import type { RunningSimulation } from './simulation.ts';
import type { Stage } from './stage.ts';
import { INITIAL_STATE, type DesignerState } from './state.ts';
import { TokenPlay } from './token-play.ts';

/** What the simulation does when it is loaded; a test decides when it has started. */
const begun: { resolve: (running: RunningSimulation) => void; reject: (error: Error) => void }[] = [];

beforeEach(() => {
  begun.length = 0;
  vi.doMock('./simulation.ts', () => ({
    startSimulation: () => new Promise<RunningSimulation>((resolve, reject) => begun.push({ resolve, reject })),
  }));
});
afterEach(() => {
  vi.doUnmock('./simulation.ts');
});

function player() {
  const canvas = { zoom: () => 0.5 };
  const stage = { element: { inert: false }, service: () => canvas } as unknown as Stage;
  const state = createStore<DesignerState>({ ...INITIAL_STATE, phase: 'ready', stage });
  const failed = vi.fn();
  const opened = () => ({ stage, xml: '<definitions/>' });
  const play = new TokenPlay({ lang: () => 'zh-CN', state, opened, failed } as never);
  const running = () => ({ canvas: { zoom: () => 2 }, stop: vi.fn() }) as unknown as RunningSimulation;
  return { play, state, stage, failed, running };
}
const started = (count: number) => vi.waitFor(() => expect(begun).toHaveLength(count));

test('a simulation covers the drawing while it runs, and gives it back', async () => {
  const { play, state, stage, running } = player();
  const one = running();
  const starting = play.toggle();
  await started(1);
  expect([state.get().simulation, stage.element.inert]).toEqual(['starting', false]);
  begun[0]!.resolve(one);
  await starting;
  expect([state.get().simulation, stage.element.inert, play.canvas]).toEqual(['on', true, one.canvas]);
  await play.toggle();
  expect([state.get().simulation, stage.element.inert, play.canvas]).toEqual(['off', false, undefined]);
  expect([one.stop, state.get().zoom]).toEqual([
    expect.toSatisfy(() => vi.mocked(one.stop).mock.calls.length === 1),
    0.5,
  ]);
});

test('one that is stopped while it starts does not appear later', async () => {
  const { play, state, stage, running } = player();
  const late = running();
  const starting = play.toggle();
  await started(1);
  await play.toggle();
  expect(state.get().simulation).toBe('off');
  begun[0]!.resolve(late);
  await starting;
  expect([state.get().simulation, stage.element.inert, play.canvas]).toEqual(['off', false, undefined]);
  expect(late.stop).toHaveBeenCalledOnce();
});

test('one that is started again meanwhile is not replaced by the first', async () => {
  const { play, state, running } = player();
  const [first, second] = [running(), running()];
  const starting = play.toggle();
  await started(1);
  play.stop();
  const again = play.toggle();
  await started(2);
  begun[0]!.resolve(first);
  await starting;
  expect(state.get().simulation).toBe('starting');
  begun[1]!.resolve(second);
  await again;
  expect([state.get().simulation, play.canvas]).toEqual(['on', second.canvas]);
  expect([vi.mocked(first.stop).mock.calls.length, vi.mocked(second.stop).mock.calls.length]).toEqual([1, 0]);
});

test('a failure is told and leaves it off; nobody is told of one that was stopped before', async () => {
  const { play, state, failed } = player();
  const starting = play.toggle();
  await started(1);
  begun[0]!.reject(new Error('no start event'));
  await starting;
  expect([state.get().simulation, failed.mock.calls.length]).toEqual(['off', 1]);
  const again = play.toggle();
  await started(2);
  play.stop();
  begun[1]!.reject(new Error('no start event'));
  await again;
  expect(failed).toHaveBeenCalledOnce();
});
