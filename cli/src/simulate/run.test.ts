import { deviceTypeOf } from '@gongdi/domain';
import { describe, expect, it } from 'vitest';
import { CliFailure } from '../command.ts';
import { runSimulation } from './run.ts';
import type { Sender } from './senders.ts';
import { simulateSettings } from './settings.ts';

const type = deviceTypeOf(7);
const devices = [1, 2, 3].map((seed) => ({ seed, type, device_number: `SIM-${seed}`, device_key: 'k' }));

describe('a run', () => {
  it('sends at the rate, each device in its turn, no instant of a device twice', async () => {
    const sent: string[] = [];
    const sender: Sender = {
      send: ({ device_number }, { ts }) => {
        sent.push(`${device_number} ${ts}`);
        return sent.length % 10 === 0
          ? Promise.reject(new Error('lost'))
          : Promise.resolve({ accepted: true, refused: sent.length === 5 ? ['wrong_unit'] : [] });
      },
      close: () => Promise.resolve(),
    };
    const options = { devices, sender, rate: 300, faults: [], duration: 600, signal: new AbortController().signal };
    // `now` is constant, but the instants of the messages must differ.
    const totals = await runSimulation({ ...options, now: () => 1_000_000 });
    expect(totals.sent).toBe(sent.length);
    expect(totals.sent).toBeGreaterThan(100);
    expect(totals.sent).toBeLessThan(200);
    expect(totals.failed).toBe(Math.floor(sent.length / 10));
    expect(totals.accepted + totals.failed).toBe(totals.sent);
    expect(totals.refused).toEqual({ wrong_unit: 1 });
    expect(new Set(sent).size).toBe(sent.length);
  });

  it('ends when it is told to, and does not bury a server that does not answer', async () => {
    const stop = new AbortController();
    let open = 0;
    const sender: Sender = { send: () => ((open += 1), new Promise(() => undefined)), close: () => Promise.resolve() };
    setTimeout(() => stop.abort(), 300);
    const run = runSimulation({ devices, sender, rate: 50_000, faults: [], signal: stop.signal });
    await expect.poll(() => open, { timeout: 2000 }).toBe(2000);
    void run;
  });
});

it('what cannot be is refused with what can', () => {
  expect(simulateSettings({})).toMatchObject({ devices: 10, rate: 2, faults: [] });
  expect(simulateSettings({ types: '3, 7', faults: 'gap,skew', duration: '1.5' })).toMatchObject({
    types: [{ code: 3 }, { code: 7 }],
    faults: ['gap', 'skew'],
    duration: 1500,
  });
  for (const bad of [{ devices: '0' }, { rate: 'x' }, { types: '1' }, { faults: 'fire' }, { duration: '-1' }])
    expect(() => simulateSettings(bad)).toThrow(CliFailure);
});
