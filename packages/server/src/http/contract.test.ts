import { CONTRACT, routeOf } from '@gongdi/api';
import { ERRORS } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { ROOMS } from '../generated/rooms.ts';
import { handlersOf, makeGround } from '../ground.ts';
import { withServer } from '../testing.ts';

const kit = withServer();

it('has code behind every call of the contract, and none besides', () => {
  const handlers = handlersOf(makeGround({ database: kit().database }, ROOMS), ROOMS);
  const names = handlers.map((handler) => handler.call.name);
  expect(names.toSorted()).toEqual(CONTRACT.map((call) => call.name).toSorted());
});

it('registers every call at its address', () => {
  const { app } = kit().server;
  for (const call of CONTRACT) {
    // Paths with and without a slash at the end are one route.
    const url = routeOf(call)
      .replace(/\{(\w+)\}/g, ':$1')
      .replace(/\/$/, '');
    expect(app.hasRoute({ method: call.method, url }), call.name).toBe(true);
  }
});

it('console 8: 401 and 403 are for what is wrong with a session only, 501, 504 and 505 for nothing', () => {
  const statuses = Object.entries(ERRORS).map(([name, entry]) => [name, entry.status] as const);
  const names = statuses.filter(([, status]) => status === 401 || status === 403).map(([name]) => name);
  expect(names).toEqual(['noSession', 'sessionRevoked']);
  expect(statuses.some(([, status]) => [501, 504, 505].includes(status))).toBe(false);
});

it('refuses every call that is not public without a session, before it reads anything', async () => {
  for (const call of CONTRACT.filter((one) => !one.public)) {
    const url = routeOf(call).replace(/\{\w+\}/g, 'x');
    const answer = await kit().server.app.inject({ method: call.method, url });
    expect([call.name, answer.statusCode, answer.json<{ code: number }>().code]).toEqual([call.name, 401, 40_101]);
  }
});

it('refuses every guarded call to whoever lacks its permission', async () => {
  const { db } = kit().database;
  await db.updateTable('role').set({ permissions: '[]' }).where('role_code', '=', 'owner').execute();
  const session = (await kit().client('owner')).session.get()!;
  for (const call of CONTRACT.filter((one) => one.permission)) {
    const url = routeOf(call).replace(/\{\w+\}/g, 'x');
    const headers = { authorization: session.token, 'x-serial-number-id': session.serial };
    const answer = await kit().server.app.inject({ method: call.method, url, headers });
    expect([call.name, answer.statusCode, answer.json<{ code: number }>().code]).toEqual([call.name, 400, 40_301]);
  }
});

it('describes every call in the API document', async () => {
  const answer = await fetch(`${kit().address}/openapi.json`);
  const document = (await answer.json()) as { openapi: string; paths: Record<string, object> };
  expect(document.openapi).toBe('3.1.0');
  for (const call of CONTRACT) expect(document.paths[routeOf(call)]).toHaveProperty(call.method.toLowerCase());
});
