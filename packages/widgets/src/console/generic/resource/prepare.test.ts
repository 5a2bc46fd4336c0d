// @vitest-environment jsdom
import { calls } from '@gongdi/api';
import { field, formFieldsOf, patrollog, stepForm, stepsOf } from '@gongdi/domain';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { FakeServer } from '../../testing/fake-server.ts';
import { sample } from '../../testing/sample.ts';
import { prepareOffline } from './prepare.ts';

const prepared = async (resource: typeof sample | typeof patrollog, server: FakeServer) => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const fetched = vi.spyOn(queries, 'prefetchQuery');
  await prepareOffline(resource, server.client, queries);
  return fetched.mock.calls.map(([{ queryKey }]) => JSON.stringify(queryKey));
};

test('a resource without a form that works offline asks for nothing', async () => {
  const server = new FakeServer();
  expect(await prepared(sample, server)).toEqual([]);
  expect(server.names()).toEqual([]);
});

test('the options of the selectors of offline steps are loaded once each; a failure does not matter', async () => {
  const offline = stepsOf(patrollog).filter(({ step }) => step.offline);
  expect(offline.length).toBeGreaterThan(0);
  const fields = offline.flatMap(({ name }) => formFieldsOf(stepForm(patrollog, name), 'add'));
  const keys = await prepared(patrollog, new FakeServer());
  const references = new Set(fields.flatMap(({ ref, among }) => (ref && !among ? [ref] : [])));
  for (const name of references) expect(keys.filter((key) => key.includes(`"${name}"`))).toHaveLength(1);
});

test('of people that depend on a project those of the first projects are loaded, not of all', async () => {
  const offline = { ...sample, offline: true } as typeof sample;
  const person_id = field.reference({
    label: { zh: '负责人', en: 'Person' },
    ref: 'usermanage',
    among: { project: 'state' },
  });
  const resource = { ...offline, fields: { ...offline.fields, person_id } } as unknown as typeof sample;
  const server = new FakeServer().on(calls.organization.usersByNamePhone, []);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const projects = Array.from({ length: 40 }, (_, at) => ({ value: `p${at}`, label: `项目${at}` }));
  vi.spyOn(queries, 'fetchQuery').mockResolvedValue(projects);
  const fetched = vi.spyOn(queries, 'prefetchQuery').mockResolvedValue();
  await prepareOffline(resource, server.client, queries);
  const asked = fetched.mock.calls.map(([{ queryKey }]) => JSON.stringify(queryKey));
  expect(asked.some((key) => key.includes('"p9"'))).toBe(true);
  expect(asked.some((key) => key.includes('"p10"'))).toBe(false);
});
