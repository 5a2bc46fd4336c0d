// @vitest-environment jsdom
import type { OrganizationNode } from '@gongdi/api';
import { expect, it, vi } from 'vitest';
import { render } from '../../../../kit/testing/render.tsx';
import { useTreeDrag, zoneAt } from './use-tree-drag.ts';

const node = (org_id: string, ...children: OrganizationNode[]): OrganizationNode => ({
  org_id,
  org_pid: null,
  name: org_id,
  ent_type: 1000,
  org_status: 1,
  user_count: 0,
  editable: true,
  children,
});
const [B, C] = [node('b'), node('c')];
const TREE = [node('a', B, C)];

it.each([
  [0, 'before'],
  [0.27, 'before'],
  [0.28, 'inside'],
  [0.72, 'inside'],
  [0.73, 'after'],
  [1, 'after'],
])('a drop at %f of a row is %s it', (part, zone) => {
  expect(zoneAt(part)).toBe(zone);
});

function Rows({ onMove }: { onMove: (node: OrganizationNode, move: unknown) => void }) {
  const drag = useTreeDrag(TREE, onMove);
  return [TREE[0]!, B, C].map((one) => (
    <p key={one.org_id} id={one.org_id} data-drop={drag.zoneOf(one)} {...drag.of(one)} />
  ));
}

/** Rows of 100 px; `fire` sends a drag event at a height of the row, and returns whether the row takes it. */
async function rows() {
  const onMove = vi.fn();
  const { box, act } = await render(<Rows onMove={onMove} />);
  const row = (id: string) => box.querySelector<HTMLElement>(`#${id}`)!;
  for (const id of ['a', 'b', 'c'])
    row(id).getBoundingClientRect = () => ({ top: 0, height: 100 }) as unknown as DOMRect;
  const fire = async (type: string, id: string, clientY = 0) => {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientY });
    Object.assign(event, { dataTransfer: { setData: () => {}, effectAllowed: '' } });
    await act(() => row(id).dispatchEvent(event));
    return event.defaultPrevented;
  };
  return { onMove, fire, drop: (id: string) => row(id).dataset['drop'] };
}

it('marks the row under the pointer, and moves on the drop', async () => {
  const { onMove, fire, drop } = await rows();
  await fire('dragstart', 'c');
  expect([await fire('dragover', 'b', 10), drop('b')]).toEqual([true, 'before']);
  expect([await fire('dragover', 'b', 50), drop('b')]).toEqual([true, 'inside']);
  expect([await fire('drop', 'b', 50), drop('b')]).toEqual([true, undefined]);
  expect(onMove).toHaveBeenCalledExactlyOnceWith(C, { org_pid: 'b', after: null });
});

it('takes no row where it is or may not go, and nothing that is not a row', async () => {
  const { onMove, fire, drop } = await rows();
  expect(await fire('dragover', 'b', 50)).toBe(false);
  await fire('dragstart', 'c');
  expect([await fire('dragover', 'b', 90), drop('b')]).toEqual([false, undefined]);
  expect([await fire('dragover', 'c', 50), drop('c')]).toEqual([false, undefined]);
  await fire('drop', 'b', 90);
  await fire('dragend', 'c');
  expect(await fire('dragover', 'b', 50)).toBe(false);
  expect(onMove).not.toHaveBeenCalled();
});
