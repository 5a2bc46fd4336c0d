// Readers of the row `list-1m`. Arguments: address, headers as JSON, seconds. Prints JSON with the answers a second
// (`rate`) and the 99th percentile of their duration in ms (`p99`), among others.
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const [url, headersJson, seconds] = process.argv.slice(2);
const headers = JSON.parse(headersJson);
const LANES = 32;
const WARM_UP = 2000;
const agent = new Agent({ keepAlive: true, maxSockets: LANES });

const once = () =>
  new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers }, (answer) => {
      let size = 0;
      answer.on('data', (part) => (size += part.length));
      answer.on('end', () => (answer.statusCode === 200 ? resolve(size) : reject(new Error(`${answer.statusCode}`))));
    });
    asked.on('error', reject);
    asked.end();
  });

const state = { counting: false, over: false };
const times = [];
const lane = async () => {
  while (!state.over) {
    const since = performance.now();
    await once();
    if (state.counting) times.push(performance.now() - since);
  }
};
const bytes = await once();
const lanes = Array.from({ length: LANES }, lane);
await sleep(WARM_UP);
state.counting = true;
const since = performance.now();
await sleep(Number(seconds) * 1000);
state.counting = false;
state.over = true;
const rate = times.length / ((performance.now() - since) / 1000);
await Promise.all(lanes);
times.sort((a, b) => a - b);
const at = (share) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] * 10) / 10;
process.stdout.write(`${JSON.stringify({ rate, p50: at(0.5), p99: at(0.99), bytes })}\n`);
agent.destroy();
