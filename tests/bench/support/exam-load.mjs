// People of the row `exam-500`: each sends an answer as soon as the last one is kept. Arguments: address, ids of
// the sittings as JSON, questions, seconds. The id tells the token of its person. Prints JSON with the answers a second
// (`rate`) and the 95th percentile of their duration in ms (`p95`).
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const [url, idsJson, questions, seconds] = process.argv.slice(2);
const ids = JSON.parse(idsJson);
const WARM_UP = 2000;
const agent = new Agent({ keepAlive: true, maxSockets: ids.length });

const send = (body) =>
  new Promise((resolve, reject) => {
    const headers = {
      authorization: `exam-${body.id}`,
      'x-serial-number-id': body.id,
      'content-type': 'application/json',
    };
    const asked = request(url, { method: 'POST', agent, headers }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve()
          : reject(new Error(`${answer.statusCode}: ${Buffer.concat(parts).toString()}`)),
      );
    });
    asked.on('error', reject);
    asked.end(JSON.stringify(body));
  });

const state = { counting: false, over: false };
const times = [];
const person = async (id) => {
  for (let at = 0; !state.over; at += 1) {
    const given_at = new Date().toISOString();
    const answers = [{ position: at % Number(questions), value: 'ABCD'[at % 4], given_at }];
    const since = performance.now();
    await send({ id, device: `phone-${id}`, answers });
    if (state.counting) times.push(performance.now() - since);
  }
};
const people = ids.map(person);
await sleep(WARM_UP);
state.counting = true;
const since = performance.now();
await sleep(Number(seconds) * 1000);
state.counting = false;
state.over = true;
const rate = times.length / ((performance.now() - since) / 1000);
await Promise.all(people);
times.sort((a, b) => a - b);
const at = (share) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] * 10) / 10;
process.stdout.write(`${JSON.stringify({ rate, p50: at(0.5), p95: at(0.95) })}\n`);
agent.destroy();
