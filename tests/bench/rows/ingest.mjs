import { join } from 'node:path';
import { calls } from '@gongdi/api';
import { FACE_GATE } from '@gongdi/domain';
import { startChild } from '../support/child-lines.mjs';
import { median, scratch } from '../support/measure.mjs';
import { signIn } from '../support/sign-in.mjs';

const ROUNDS = 3;
const SECONDS = 5;
const FOLLOWERS = 1000;
const DEVICES = 100;

async function devicesOf(address) {
  const client = await signIn(address);
  const pages = [1, 2].map((page) => client.call(calls.device.list, { body: { page, page_size: DEVICES } }));
  const all = (await Promise.all(pages)).flatMap(({ list }) => list);
  // Gates have no key of the demo: what they report is passages.
  const reporting = all.filter(({ device_type }) => device_type !== FACE_GATE).slice(0, DEVICES);
  if (reporting.length < DEVICES) throw new Error(`${reporting.length} devices`);
  return reporting.map(({ device_number, device_type }) => ({ device_number, device_type }));
}

async function load(mqtt, devices) {
  const child = startChild('ingest-load.mjs', [mqtt, JSON.stringify(devices), String(SECONDS)]);
  return (await child.next()).rate;
}

/**
 * Readings a second, each acknowledged after the commit. Our side checks and judges them and sends them to followers;
 * the peer only inserts them.
 */
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
      const server = startChild('ingest-server.mjs', ['ours', data]);
      const { address, mqtt } = await server.next();
      devices ??= await devicesOf(address);
      const followers = startChild('ingest-followers.mjs', [address, String(FOLLOWERS)]);
      await followers.next();
      rates.gongdi.push(await load(mqtt, devices));
      const counted = followers.next();
      const ended = followers.stop();
      ({ frames } = await counted);
      await ended;
      await server.stop();
      const bare = startChild('ingest-server.mjs', ['peer', data]);
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
