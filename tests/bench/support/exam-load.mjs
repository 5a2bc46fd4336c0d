// People of the row `exam-500`: each sends an answer as soon as the last one is kept. Arguments: address, ids of
// the sittings as JSON, questions, seconds, and an address that answers what is kept of a sitting (or none). The id tells
// the token of its person. Prints JSON with the answers a second (`rate`), the 95th percentile of their duration in ms
// (`p95`), and how many acknowledged answers the server does not have (`lost`).
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const [url, idsJson, questions, seconds, check] = process.argv.slice(2);
const ids = JSON.parse(idsJson);
const WARM_UP = 2000;
const agent = new Agent({ keepAlive: true, maxSockets: ids.length });

const send = (body, to = url) =>
  new Promise((resolve, reject) => {
    const headers = {
      authorization: `exam-${body.id}`,
      'x-serial-number-id': body.id,
      'content-type': 'application/json',
    };
    const asked = request(to, { method: 'POST', agent, headers }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve(JSON.parse(Buffer.concat(parts).toString()))
          : reject(new Error(`${answer.statusCode}: ${Buffer.concat(parts).toString()}`)),
      );
    });
    asked.on('error', reject);
    asked.end(JSON.stringify(body));
  });

const state = { counting: false, over: false };
const times = [];
/** By sitting and position: when the last acknowledged answer was given. */
const kept = new Map();
const person = async (id) => {
  for (let at = 0; !state.over; at += 1) {
    const given_at = new Date().toISOString();
    const answers = [{ position: at % Number(questions), value: 'ABCD'[at % 4], given_at }];
    const since = performance.now();
    await send({ id, device: `phone-${id}`, answers });
    kept.set(`${id}/${answers[0].position}`, given_at);
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
let lost = 0;
for (const id of check ? ids : []) {
  const { data } = await send({ id, device: `phone-${id}` }, check);
  const has = new Map(data.answers.map((one) => [one.position, one.given_at]));
  for (let at = 0; at < Number(questions); at += 1) {
    const given_at = kept.get(`${id}/${at}`);
    if (given_at !== undefined && given_at !== has.get(at)) lost += 1;
  }
}
times.sort((a, b) => a - b);
const at = (share) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] * 10) / 10;
process.stdout.write(`${JSON.stringify({ rate, p50: at(0.5), p95: at(0.95), lost })}\n`);
agent.destroy();
