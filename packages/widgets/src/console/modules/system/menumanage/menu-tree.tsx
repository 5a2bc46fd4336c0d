import { MENU_SCREEN, ROOT, type ArrangedEntry, type FieldProblem, type MenuEdit } from '@gongdi/domain';
import { useState } from 'react';
import { useDictionaries } from '../../../../kit/data/dictionaries.tsx';
import { useLang } from '../../../ground/context/console-context.tsx';
import { changed, groupsOf, moved, movedTo } from './draft.ts';
import { useMenuDrag } from './use-menu-drag.ts';
import { MenuRow } from './menu-row.tsx';
import { useMenuText } from './text/index.ts';

interface MenuTreeProps {
  tree: readonly ArrangedEntry[];
  /** Differences from the variant's own tree. */
  edit: MenuEdit;
  disabled: boolean;
  problems: readonly FieldProblem[];
  onChange: (tree: readonly ArrangedEntry[]) => void;
}

/** Tree of menu entries; groups contain their entries. */
export function MenuTree({ tree, edit, disabled, problems, onChange }: MenuTreeProps) {
  const text = useMenuText();
  const lang = useLang();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const types = useDictionaries()
    .of('ent_type')
    .entries.map(({ value, label }) => ({ value, label: label[lang] }));
  const toggle = (index: string) =>
    setOpen((now) => new Set(now.has(index) ? [...now].filter((one) => one !== index) : [...now, index]));

  const groups = [
    { value: ROOT, label: text.topLevel },
    ...groupsOf(tree).map(({ index, label }) => ({ value: index, label: label[lang] })),
  ];
  const drag = useMenuDrag(tree, onChange);

  const rows = (entries: readonly ArrangedEntry[], below: string) => (
    <ul className="gd-menu-entries">
      {entries.map((entry, at) => {
        const isOpen = entry.group ? open.has(entry.index) : undefined;
        return (
          <li key={entry.index}>
            <div {...(disabled ? {} : drag.target(entry, below))}>
              <MenuRow
                entry={entry}
                top={below === ROOT}
                first={at === 0}
                last={at === entries.length - 1}
                disabled={disabled}
                isChanged={
                  edit.entries?.[entry.index] !== undefined ||
                  edit.order?.[entry.index] !== undefined ||
                  edit.parents?.[entry.index] !== undefined
                }
                pinned={leadsTo(entry, MENU_SCREEN)}
                types={types}
                open={isOpen}
                onOpen={() => toggle(entry.index)}
                onChange={(part) => onChange(changed(tree, entry.index, part))}
                onMove={(by) => onChange(moved(tree, entry.index, by))}
                groups={groups.filter(({ value }) => value !== below)}
                onGroup={(group) => onChange(movedTo(tree, entry.index, group))}
                handle={disabled || entry.group ? undefined : drag.handle(entry)}
                problems={problems
                  .filter(
                    ({ path }) =>
                      `${path}.`.startsWith(`edit.entries.${entry.index}.`) || path === `edit.parents.${entry.index}`,
                  )
                  .map((one) => one.message)}
              />
            </div>
            {isOpen && entry.children.length === 0 && <p className="gd-menu-hint">{text.emptyGroup}</p>}
            {isOpen && rows(entry.children, entry.index)}
          </li>
        );
      })}
    </ul>
  );
  return (
    <section aria-label={text.entries}>
      <div className="gd-menu-row gd-menu-head" aria-hidden>
        <span>{text.icon}</span>
        <span>{text.zh}</span>
        <span>{text.en}</span>
        <span>{text.entTypes}</span>
        <span className="gd-menu-tools">{text.visibleAndOrder}</span>
      </div>
      {rows(tree, ROOT)}
    </section>
  );
}

function leadsTo(entry: ArrangedEntry, index: string): boolean {
  return entry.index === index || entry.children.some((child) => leadsTo(child, index));
}
