// @vitest-environment jsdom
import { calls, CallFailure, createClient, REFERENCE_LIMIT, type Client } from '@gongdi/api';
import { defineResource, field } from '@gongdi/domain';
import { expect, it, vi } from 'vitest';
import { FieldValue } from '../detail/record-detail.tsx';
import { resourceColumns } from '../grid/resource-columns.tsx';
import { ReferenceSelect } from '../record-form/reference-select.tsx';
import { render } from '../testing/render.tsx';

interface Asked {
  params: { resource: string };
  query: { ids?: string; keyword?: string; page?: number };
}
const title = (id: string) => ({ id, title: `名称${id}` });
const numbered = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => String(from + at));

/** A server with 1,200 devices, of which the user may not see those from 9000 on. */
function server() {
  const asked: Asked[] = [];
  const call = vi.fn(async (_: unknown, { params, query }: Asked) => {
    asked.push({ params, query });
    if (params.resource === 'rolemanage') throw new CallFailure('没有权限', { code: 40_301, status: 400 });
    if (query.ids)
      return query.ids
        .split(',')
        .filter((id) => Number(id) < 9000)
        .map(title);
    const from = ((query.page ?? 1) - 1) * REFERENCE_LIMIT;
    return numbered(from, Math.min(from + REFERENCE_LIMIT, 1200)).map(title);
  });
  return { asked, client: { ...createClient(), call } as unknown as Client };
}

it('a page asks for exactly the ids that it shows, once for each resource, and names them all', async () => {
  const { asked, client } = server();
  const ids = [...numbered(600, 640), ...numbered(600, 640), '9001'];
  const { box, until } = await render(
    <>
      {ids.map((id, at) => (
        <p key={at}>
          <FieldValue field={{ kind: 'reference', ref: 'devicelist' }} value={id} />
        </p>
      ))}
      <FieldValue field={{ kind: 'references', ref: 'staff' }} value={['7', '8']} />
      <FieldValue field={{ kind: 'reference', ref: 'rolemanage' }} value="1" />
    </>,
    { client },
  );
  await until(() => box.textContent.includes('名称639') && box.textContent.includes('名称8'));
  await until(() => box.querySelectorAll('.gd-unseen').length === 2);
  expect(box.querySelectorAll('p')[39]?.textContent).toBe('名称639');
  expect(box.querySelectorAll('p')[80]?.textContent).toBe('（不可见）');
  expect(asked.map(({ params, query }) => [params.resource, query.ids?.split(',').length])).toEqual([
    ['devicelist', 41],
    ['staff', 2],
    ['rolemanage', 1],
  ]);
});

it('a list asks once for each resource, whatever the columns and rows that refer to it', async () => {
  const { asked, client } = server();
  const label = { zh: '列', en: 'Column' };
  const person = () => field.reference({ label, ref: 'usermanage', column: { width: 100 } });
  const resource = defineResource({
    name: 'sample',
    noun: 'sample',
    label,
    service: 'base',
    title: 'name',
    scope: 'everyone',
    fields: { name: field.text({ label, maxLength: 9 }), made_by: person(), checked_by: person(), owner: person() },
    endpoints: {},
  });
  const columns = resourceColumns(resource, 'zh', undefined);
  const rows = numbered(0, 20).map((id) => ({ id, name: id, made_by: id, checked_by: `1${id}`, owner: '500' }));
  const { box, until } = await render(
    <>{rows.flatMap((row) => columns.map((column) => <p key={`${column.key} ${row.id}`}>{column.render(row)}</p>))}</>,
    { client },
  );
  await until(() => box.textContent.includes('名称500') && box.textContent.includes('名称119'));
  const ids = new Set(rows.flatMap(({ made_by, checked_by, owner }) => [made_by, checked_by, owner]));
  expect(asked.map(({ params, query }) => [params.resource, query.ids?.split(',').length])).toEqual([
    ['usermanage', ids.size],
  ]);
});

it('asks in parts when there are more ids than one call takes', async () => {
  const { asked, client } = server();
  const { box, until } = await render(
    <FieldValue field={{ kind: 'references', ref: 'devicelist' }} value={numbered(0, calls.base.REFERENCE_IDS + 1)} />,
    { client },
  );
  await until(() => box.textContent.includes(`名称${calls.base.REFERENCE_IDS}`));
  expect(asked.map(({ query }) => query.ids?.split(',').length)).toEqual([calls.base.REFERENCE_IDS, 1]);
});

it('a failure of the network is no matter of rights', async () => {
  const client = { ...createClient(), call: () => Promise.reject(new CallFailure('网络错误')) } as unknown as Client;
  const { box, until } = await render(<FieldValue field={{ kind: 'reference', ref: 'devicelist' }} value="1" />, {
    client,
  });
  await until(() => box.textContent === '加载失败');
});

it('a form names what is chosen beyond the first 500, and never shows an id', async () => {
  const { client } = server();
  const { box, until } = await render(
    <>
      <ReferenceSelect of="devicelist" value="1100" />
      <ReferenceSelect of="devicelist" value="9001" />
    </>,
    { client },
  );
  await until(() => box.textContent.includes('名称1100') && box.textContent.includes('（不可见）'));
  expect(box.textContent).not.toContain('9001');
});
