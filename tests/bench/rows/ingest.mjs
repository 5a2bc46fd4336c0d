import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { calls, createClient, memorySession } from '@gongdi/api';
import { inRepository, median, scratch } from '../support/measure.mjs';

const ROUNDS = 3;
const SECONDS = 5;
const FOLLOWERS = 1000;
const DEVICES = 100;

/** A process that says JSON on lines. */
function start(file, args) {
  const child = spawn(process.execPath, [inRepository(`tests/bench/support/${file}`), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const next = async () => {
    const gone = once(child, 'exit').then(() => Promise.reject(new Error(`${file} ended`)));
    const [line] = await Promise.race([once(lines, 'line'), gone]);
    return JSON.parse(line);
  };
  const stop = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
  return { next, stop };
}

async function devicesOf(address) {
  const session = memorySession();
  const client = createClient({ config: () => ({ baseUrl: address }), session });
  const body = { user_name: 'contractor', password: 'Contractor@2026' };
  const data = await client.call(calls.user.login, { body });
  session.set({ token: data.token, serial: data.serial_token_number });
  const { list } = await client.call(calls.device.list, { body: { page_size: DEVICES } });
  return list.map(({ device_number, device_type }) => ({ device_number, device_type }));
}

async function load(mqtt, devices) {
  const child = start('ingest-load.mjs', [mqtt, JSON.stringify(devices), String(SECONDS)]);
  return (await child.next()).rate;
}

/** Readings a second, each acknowledged after the commit: checked, judged and followed, or just inserted. */
export const row = {
  id: 'ingest',
  unit: 'ratio',
  hold: 0.5,
  better: 'higher',
  async run() {
    const data = join(scratch(), 'data');
    const rates = { gongdi: [], bare: [] };
    let devices;
    let frames = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = start('ingest-server.mjs', ['ours', data]);
      const { address, mqtt } = await server.next();
      devices ??= await devicesOf(address);
      const followers = start('ingest-followers.mjs', [address, String(FOLLOWERS)]);
      await followers.next();
      rates.gongdi.push(await load(mqtt, devices));
      const counted = followers.next();
      const ended = followers.stop();
      ({ frames } = await counted);
      await ended;
      await server.stop();
      const bare = start('ingest-server.mjs', ['peer', data]);
      rates.bare.push(await load((await bare.next()).mqtt, devices));
      await bare.stop();
    }
    if (frames === 0) throw new Error('nobody heard anything');
    const value = median(rates.gongdi.map((rate, index) => rate / rates.bare[index]));
    const per = (list) => Math.round(median(list));
    const detail = {
      rounds: ROUNDS,
      gongdi_per_s: per(rates.gongdi),
      bare_per_s: per(rates.bare),
      followers: FOLLOWERS,
      frames,
    };
    return { value, detail };
  },
};
