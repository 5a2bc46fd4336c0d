import { expect, it } from 'vitest';
import { DeviceSession, MOST_COMPARED, type SessionContext } from './device-session.ts';
import { BEGIN } from './state.ts';

const context = { host: {}, emit: () => true } as unknown as SessionContext;

function sessionOf(...ids: string[]) {
  const session = new DeviceSession(context, BEGIN);
  const devices = new Map(ids.map((id) => [id, { id, name: id, number: id, type: 17 }]));
  session.state.set({ phase: 'ready', devices });
  return session;
}

it('a chart is compared with further devices, also with those that are not its own', () => {
  const session = sessionOf('a', 'b');
  session.chart(['stranger']);
  expect(session.state.get().chart).toBeNull();
  session.chart(['stranger'], true);
  expect(session.state.get().chart).toBeNull();
  session.chart(['a'], false, 'horizontal');
  session.chart(['stranger'], true);
  session.chart(['b'], true);
  session.chart(['b'], true);
  expect(session.state.get().chart).toMatchObject({ devices: ['a', 'stranger', 'b'], quantity: 'horizontal' });
});

it('compares so many at most, and keeps the range', () => {
  const session = sessionOf('a');
  session.chart(['a']);
  const { chart } = session.state.get();
  session.state.set({ chart: { ...chart!, range: 'day7' } });
  for (let i = 0; i < 9; i += 1) session.chart([`other ${i}`], true);
  expect(session.state.get().chart).toMatchObject({ range: 'day7' });
  expect(session.state.get().chart?.devices).toHaveLength(MOST_COMPARED);
});
