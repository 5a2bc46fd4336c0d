import { GongdiError } from '@gongdi/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { isLocal } from './forwarded.ts';
import { httpLabel } from './text/index.ts';

interface Series {
  count: number;
  seconds: number;
}

/**
 * Counts answers by call and status, and serves the counts in Prometheus' text format. No label is taken from the
 * request itself. The counts show what a site does and when, so only this machine and holders of the token may read
 * them.
 */
export function addMetrics(
  app: FastifyInstance,
  nameOf: (url: string | undefined, method: string) => string,
  token: string | undefined,
): void {
  const series = new Map<string, Series>();
  app.addHook('onResponse', async (request, reply) => {
    const call = nameOf(request.routeOptions.url, request.method);
    const key = `call="${call}",status="${reply.statusCode}"`;
    const one = series.get(key) ?? { count: 0, seconds: 0 };
    one.count += 1;
    one.seconds += reply.elapsedTime / 1000;
    series.set(key, one);
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) throw new GongdiError('noSession', { label: httpLabel('metricsClosed') });
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(print(series));
  });
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  const given = request.headers.authorization?.replace(/^Bearer\s+/i, '');
  if (given === undefined || token === undefined) return isLocal(request);
  const [one, other] = [given, token].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(one!, other!);
}

function print(series: ReadonlyMap<string, Series>): string {
  const lines = [
    '# HELP gongdi_requests_total Answers by call and status.',
    '# TYPE gongdi_requests_total counter',
    ...[...series].map(([labels, one]) => `gongdi_requests_total{${labels}} ${one.count}`),
    '# HELP gongdi_request_seconds_total Time spent on them.',
    '# TYPE gongdi_request_seconds_total counter',
    ...[...series].map(([labels, one]) => `gongdi_request_seconds_total{${labels}} ${one.seconds.toFixed(6)}`),
    '# HELP process_resident_memory_bytes Memory of the server.',
    '# TYPE process_resident_memory_bytes gauge',
    `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
  ];
  return `${lines.join('\n')}\n`;
}
