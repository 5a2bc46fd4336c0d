import { MENU_VARIANTS } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { changed, changesOf, defaultDraft, draftOf, groupOf, groupsOf, isSame, moved, movedTo } from './draft.ts';

const main = MENU_VARIANTS[0]!;
const stored = { name: main.name, version: 0, edit: {}, ent_types: [], companies: [] };

it('is nothing but differences when it is sent', () => {
  const draft = draftOf(main, stored);
  expect(changesOf(main, draft)).toEqual({ edit: {}, ent_types: [], companies: [] });
  const edited = { ...draft, tree: changed(draft.tree, 'staff', { hidden: true, ent_types: [1005, 1000] }) };
  expect(changesOf(main, edited).edit).toEqual({ entries: { staff: { hidden: true, ent_types: [1000, 1005] } } });
  expect(isSame(main, edited, draft)).toBe(false);
  expect(isSame(main, draft, defaultDraft(main))).toBe(true);
});

it('moves among siblings, within their ends', () => {
  const { tree } = draftOf(main, stored);
  const group = tree.find((one) => one.children.length > 2)!;
  const [first, second] = group.children.map((one) => one.index);
  const children = (next: typeof tree) => next.find((one) => one.index === group.index)!.children.map((c) => c.index);
  expect(children(moved(tree, second!, -1)).slice(0, 2)).toEqual([second, first]);
  expect(children(moved(tree, first!, -1))).toEqual(children(tree));
  const back = moved(moved(tree, first!, 1), first!, -1);
  expect(changesOf(main, { tree: back, ent_types: [], companies: [] }).edit).toEqual({});
});

it('takes entries to other groups, before others or behind the last, and back', () => {
  const { tree } = draftOf(main, stored);
  const [from, to] = groupsOf(tree);
  const entry = from!.children[0]!.index;
  const first = to!.children[0]!.index;
  const edit = (next: typeof tree) => changesOf(main, { tree: next, ent_types: [], companies: [] }).edit;
  const behind = movedTo(tree, entry, to!.index);
  expect(groupOf(behind, entry)).toBe(to!.index);
  expect(edit(behind)).toEqual({ parents: { [entry]: to!.index } });
  const before = movedTo(tree, entry, to!.index, first);
  expect(edit(before).order?.[to!.index]?.slice(0, 2)).toEqual([entry, first]);
  const top = movedTo(tree, entry, '', tree[0]!.index);
  expect(top[0]!.index).toBe(entry);
  expect(edit(movedTo(top, entry, from!.index, from!.children[1]?.index))).toEqual({});
  // Groups do not move, and an entry cannot be placed before itself.
  expect([movedTo(tree, to!.index, from!.index), movedTo(tree, entry, to!.index, entry)]).toEqual([tree, tree]);
});
