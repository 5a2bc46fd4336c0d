// Devices of the row `ingest`: one connection each, which sends readings one after the other with some unacknowledged.
// Arguments: address of the broker, numbers and types of the devices as JSON, seconds. Prints how many readings a
// second were acknowledged.
import { setTimeout as sleep } from 'node:timers/promises';
import { deviceTypeOf, simulatedValues } from '@gongdi/domain';
import { connectAsync } from 'mqtt';

const [url, devicesJson, seconds] = process.argv.slice(2);
const devices = JSON.parse(devicesJson);
const UNDER_WAY = 30;
const WARM_UP = 2000;

let acknowledged = 0;
let counting = false;
let over = false;

const lines = await Promise.all(
  devices.map(async ({ device_number, device_type }, index) => {
    const password = `demo-key-${device_number}`;
    const line = await connectAsync(url, {
      clientId: device_number,
      username: device_number,
      password,
      reconnectPeriod: 0,
    });
    line.setMaxListeners(0);
    const type = deviceTypeOf(device_type);
    const texts = Array.from({ length: 20 }, (_, step) =>
      JSON.stringify(simulatedValues(type, Date.now() + step * 1000, index)),
    );
    return { line, topic: `gongdi/v1/${device_number}/up`, texts, ts: Date.now() - 86_400_000, sent: 0 };
  }),
);

function say(one) {
  if (over) return;
  // Readings one minute apart would cover a day in a second; these are a hundredth of a second apart.
  one.ts += 10;
  one.sent += 1;
  const payload = `{"ts":${one.ts},"values":${one.texts[one.sent % one.texts.length]}}`;
  one.line.publish(one.topic, payload, { qos: 1 }, (error) => {
    if (error) return;
    if (counting) acknowledged += 1;
    say(one);
  });
}

for (const one of lines) for (let count = 0; count < UNDER_WAY; count += 1) say(one);
await sleep(WARM_UP);
counting = true;
const since = performance.now();
await sleep(Number(seconds) * 1000);
counting = false;
over = true;
const rate = acknowledged / ((performance.now() - since) / 1000);
process.stdout.write(`${JSON.stringify({ rate })}\n`);
process.exit(0);
