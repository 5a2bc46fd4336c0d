// @vitest-environment jsdom
import { calls } from '@gongdi/api';
import { movement, projectmanage } from '@gongdi/domain';
import { expect, test } from 'vitest';
import { FakeServer } from '../testing/fake-server.ts';
import { renderConsole } from '../testing/render-console.tsx';
import { useNames } from './use-names.ts';

type Row = { id: string; [name: string]: unknown };

function Names({ resource, rows }: { resource: Parameters<typeof useNames>[0]; rows: readonly Row[] }) {
  const nameOf = useNames(resource, rows);
  return <p>{rows.map(nameOf).join(' / ')}</p>;
}

test('a record whose title is a person is named by the name of that person', async () => {
  const server = new FakeServer().on(calls.base.references, [{ id: 's1', title: '王建军' }]);
  const rows = [
    { id: 'm1', staff_id: 's1' },
    { id: 'm2', staff_id: 's2' },
  ];
  const page = await renderConsole(<Names resource={movement} rows={rows} />, { server });
  await page.until('王建军');
  // The reader may not see the second person: the id would say nothing.
  expect(page.one('p').textContent).toBe(`王建军 / ${movement.label.zh}`);
});

test('other records are named by their titles, without a call', async () => {
  const page = await renderConsole(
    <Names resource={projectmanage} rows={[{ id: 'p1', [projectmanage.title]: '科创中心' }]} />,
  );
  expect(page.one('p').textContent).toBe('科创中心');
});
