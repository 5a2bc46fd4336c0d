import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Lang } from '../../kit/theme/tokens.ts';
import type { DiagramElement } from '../model.ts';
import { sentence } from './sentence.ts';
import { outlineTexts } from './text.ts';
import { outlineTree, visibleNodes } from './tree.ts';

export interface OutlineProps {
  /** All elements; another list: the diagram has changed. */
  elements: readonly DiagramElement[];
  /** Id of the selected element: the outline goes there. */
  current: string | null;
  lang: Lang;
  /** The state of an element in words, for entries of an instance. */
  stateOf?(id: string): string | undefined;
  /** An entry has the focus: show its element. */
  onFocus(id: string): void;
  /** Enter or a double click: show its details. */
  onOpen(id: string): void;
  onClose(): void;
}

/** The process as a tree to read and walk with keyboard and screen reader, bound to the selection of the canvas. */
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
    const entry = entries[index];
    if (event.key === 'Escape') onClose();
    else if (!entry || event.ctrlKey || event.metaKey || event.altKey) return;
    else if (event.key === 'ArrowDown') go(entries[index + 1]?.node.element.id);
    else if (event.key === 'ArrowUp') go(entries[index - 1]?.node.element.id);
    else if (event.key === 'Home') go(entries[0]?.node.element.id);
    else if (event.key === 'End') go(entries.at(-1)?.node.element.id);
    else if (event.key === 'Enter' || event.key === ' ') onOpen(entry.node.element.id);
    else if (event.key === 'ArrowRight' && entry.node.children.length > 0) {
      const { id } = entry.node.element;
      if (folded.has(id)) fold(id, false);
      else go(entries[index + 1]?.node.element.id);
    } else if (event.key === 'ArrowLeft') {
      const { id } = entry.node.element;
      if (entry.node.children.length > 0 && !folded.has(id)) fold(id, true);
      else go(entry.parent?.element.id);
    } else if (event.key.length === 1) {
      const letter = event.key.toLowerCase();
      const rest = [...entries.slice(index + 1), ...entries.slice(0, index + 1)];
      go(rest.find(({ node }) => node.element.businessObject.name?.toLowerCase().startsWith(letter))?.node.element.id);
    } else return;
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
