import { defineRoom } from '../room.ts';
import { outsideBroker } from './index.ts';

export default defineRoom({
  handlers: ({ live }) => live.handlers(),
  open({ live, ports, options: { mqttUrl, mqttTrust, reportBroker } }) {
    if (mqttUrl === undefined) return Promise.resolve(() => Promise.resolve());
    const { ingest, registry, channels } = live;
    const reading = { ingest, registry, channels, now: ports.now };
    return Promise.resolve(outsideBroker({ ...reading, url: mqttUrl, trust: mqttTrust, report: reportBroker }).close);
  },
});
