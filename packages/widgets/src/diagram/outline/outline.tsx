import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Lang } from '../../kit/theme/tokens.ts';
import type { DiagramElement } from '../model.ts';
import { moveOf } from './keys.ts';
import { sentence } from './sentence.ts';
import { outlineTexts } from './text.ts';
import { outlineTree, visibleNodes } from './tree.ts';

export interface OutlineProps {
  /** All elements; a new list means that the diagram has changed. */
  elements: readonly DiagramElement[];
  /** Id of the selected element, which the outline shows. */
  current: string | null;
  lang: Lang;
  /** Returns the state of an element as text, for entries of an instance. */
  stateOf?(id: string): string | undefined;
  /** Called when an entry receives the focus: shows its element. */
  onFocus(id: string): void;
  /** Called on Enter or a double click: shows the element's details. */
  onOpen(id: string): void;
  onClose(): void;
}

/** The process as a tree for keyboard and screen reader, bound to the selection of the canvas. */
export function Outline(props: OutlineProps) {
  const { elements, current, lang, stateOf, onFocus, onOpen, onClose } = props;
  const texts = outlineTexts(lang);
  const hint = useId();
  const box = useRef<HTMLUListElement>(null);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const tree = useMemo(() => outlineTree(elements), [elements]);
  const entries = useMemo(() => visibleNodes(tree, folded), [tree, folded]);
  const at = entries.findIndex(({ node }) => node.element.id === current);
  const active = entries[at === -1 ? 0 : at]?.node.element.id;

  const item = (id: string | undefined) =>
    id === undefined ? null : (box.current?.querySelector<HTMLElement>(`[data-outline="${CSS.escape(id)}"]`) ?? null);
  const opened = useRef(false);
  useEffect(() => {
    const shown = box.current?.querySelector<HTMLElement>('[tabindex="0"]');
    if (!opened.current) shown?.focus();
    opened.current = true;
    shown?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const fold = (id: string, shut: boolean) => {
    const next = new Set(folded);
    if (shut) next.add(id);
    else next.delete(id);
    setFolded(next);
  };
  const go = (id: string | undefined) => {
    if (id === undefined) return;
    onFocus(id);
    item(id)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = entries.findIndex(({ node }) => node.element.id === active);
    const held = event.ctrlKey || event.metaKey || event.altKey;
    const move = held ? null : moveOf(event.key, entries, index, folded);
    if (event.key === 'Escape') onClose();
    else if (!move) return;
    else if ('go' in move) go(move.go);
    else if ('open' in move) onOpen(move.open);
    else fold(move.fold, move.shut);
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <nav className="gd-outline" aria-label={texts.outline} part="outline">
      <header>
        <h2>{texts.outline}</h2>
        <button type="button" onClick={onClose} aria-label={texts.hide} title={texts.hide}>
          ×
        </button>
      </header>
      {entries.length === 0 ? (
        <p>{texts.empty}</p>
      ) : (
        <ul ref={box} role="tree" aria-label={texts.outline} aria-describedby={hint} onKeyDown={onKeyDown}>
          {entries.map(({ node: { element, children }, depth }) => (
            <li
              key={element.id}
              role="treeitem"
              data-outline={element.id}
              data-depth={Math.min(depth, 6)}
              aria-level={depth}
              aria-selected={element.id === current}
              aria-expanded={children.length > 0 ? !folded.has(element.id) : undefined}
              tabIndex={element.id === active ? 0 : -1}
              onClick={() => go(element.id)}
              onDoubleClick={() => onOpen(element.id)}
            >
              {sentence(element, lang, stateOf?.(element.id))}
            </li>
          ))}
        </ul>
      )}
      <p id={hint}>{texts.hint}</p>
    </nav>
  );
}
