import { MENU_SCREEN, ROOT, type ArrangedEntry, type FieldProblem, type MenuEdit } from '@gongdi/domain';
import { useState } from 'react';
import { useDictionaries } from '../../../kit/data/dictionaries.tsx';
import { useLang } from '../../context/console-context.tsx';
import { changed, moved } from './draft.ts';
import { MenuRow } from './menu-row.tsx';
import { useMenuText } from './text/index.ts';

interface MenuTreeProps {
  tree: readonly ArrangedEntry[];
  /** What differs from the variant's own tree. */
  edit: MenuEdit;
  disabled: boolean;
  problems: readonly FieldProblem[];
  onChange: (tree: readonly ArrangedEntry[]) => void;
}

/** The entries of a menu, groups with what stands in them. */
export function MenuTree({ tree, edit, disabled, problems, onChange }: MenuTreeProps) {
  const text = useMenuText();
  const lang = useLang();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const types = useDictionaries()
    .of('ent_type')
    .entries.map(({ value, label }) => ({ value, label: label[lang] }));
  const toggle = (index: string) =>
    setOpen((now) => new Set(now.has(index) ? [...now].filter((one) => one !== index) : [...now, index]));

  const rows = (entries: readonly ArrangedEntry[], below: string) => (
    <ul className="gd-menu-entries">
      {entries.map((entry, at) => {
        const isOpen = entry.children.length > 0 ? open.has(entry.index) : undefined;
        return (
          <li key={entry.index}>
            <MenuRow
              entry={entry}
              top={below === ROOT}
              first={at === 0}
              last={at === entries.length - 1}
              disabled={disabled}
              isChanged={edit.entries?.[entry.index] !== undefined || edit.order?.[entry.index] !== undefined}
              pinned={leadsTo(entry, MENU_SCREEN)}
              types={types}
              open={isOpen}
              onOpen={() => toggle(entry.index)}
              onChange={(part) => onChange(changed(tree, entry.index, part))}
              onMove={(by) => onChange(moved(tree, entry.index, by))}
              problems={problems
                .filter(({ path }) => `${path}.`.startsWith(`edit.entries.${entry.index}.`))
                .map((one) => one.message)}
            />
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
