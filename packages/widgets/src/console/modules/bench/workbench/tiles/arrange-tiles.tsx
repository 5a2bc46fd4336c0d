import { EyeInvisibleOutlined, EyeOutlined, HolderOutlined } from '@ant-design/icons';
import type { TilePage } from '@gongdi/api';
import { fill, permission } from '@gongdi/domain';
import { Button } from 'antd';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useLang, usePermissions } from '../../../../ground/context/console-context.tsx';
import { useWorkbenchText } from '../text/index.ts';
import { moved, type useArrangement } from './arrangement.ts';
import { ForRole } from './for-role.tsx';
import { numberOf, type AnyTile } from './tile-card.tsx';

type ArrangeTilesProps = Pick<
  ReturnType<typeof useArrangement>,
  'arrangement' | 'isOwn' | 'setOrder' | 'toggle' | 'reset'
> & {
  page: TilePage;
  /** Name of the role whose arrangement holds without an own one; absent: there is none. */
  role: string | undefined;
  /** In the order of the user. */
  tiles: readonly AnyTile[];
};

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The tiles while a user arranges them: by dragging, or with the arrow keys on a handle; each can be hidden. */
export function ArrangeTiles({ page, role, tiles, arrangement, isOwn, setOrder, toggle, reset }: ArrangeTilesProps) {
  const text = useWorkbenchText();
  const lang = useLang();
  const may = usePermissions();
  const [dragged, setDragged] = useState<string>();
  const [announcement, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const keys = tiles.map(({ key }) => key);
  const move = (tile: AnyTile, to: number) => {
    const next = moved(keys, tile.key, to);
    if (next === keys) return;
    setOrder(next);
    setSaid(fill(text.movedTo, { name: tile.label[lang], place: to + 1, count: keys.length }));
  };
  const onKey = (event: KeyboardEvent, tile: AnyTile, at: number) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(tile, at + step);
    // The button moves in the document, which takes the focus from it.
    requestAnimationFrame(() => {
      const items = [...(list.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
      items
        .find((item) => item.dataset['key'] === tile.key)
        ?.querySelector('button')
        ?.focus();
    });
  };
  return (
    <>
      <p className="gd-tiles-help">
        {text.arrangeHelp}
        {isOwn && (
          <Button type="link" size="small" onClick={reset}>
            {role === undefined ? text.arrangeReset : fill(text.arrangeToRole, { role })}
          </Button>
        )}
        {!isOwn && role !== undefined && ` ${fill(text.arrangedByRole, { role })}`}
        {may(permission('rolemanage', 'edit')) && <ForRole page={page} arrangement={{ ...arrangement, order: keys }} />}
      </p>
      <ul className="gd-tiles-grid" ref={list} aria-label={text.arrange}>
        {tiles.map((tile, at) => {
          const hidden = arrangement.hidden.includes(tile.key);
          const name = tile.label[lang];
          return (
            <li
              key={tile.key}
              data-key={tile.key}
              draggable
              className={`gd-tiles-card gd-tiles-moving${hidden ? ' gd-tiles-hidden' : ''}${dragged === tile.key ? ' gd-tiles-dragged' : ''}`}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                setDragged(tile.key);
              }}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => {
                if (dragged === undefined) return;
                event.preventDefault();
                const one = tiles.find(({ key }) => key === dragged);
                if (one && one !== tile) move(one, at);
              }}
            >
              <Button
                type="text"
                size="small"
                icon={<HolderOutlined aria-hidden />}
                aria-label={fill(text.moveTile, { name, place: at + 1, count: keys.length })}
                onKeyDown={(event) => onKey(event, tile, at)}
              />
              <span>
                {name}
                {tile.total !== null && <strong> {numberOf(tile)}</strong>}
              </span>
              <Button
                type="text"
                size="small"
                icon={hidden ? <EyeInvisibleOutlined aria-hidden /> : <EyeOutlined aria-hidden />}
                aria-label={fill(hidden ? text.showTile : text.hideTile, { name })}
                aria-pressed={hidden}
                title={fill(hidden ? text.showTile : text.hideTile, { name })}
                onClick={() => toggle(tile.key)}
              />
            </li>
          );
        })}
      </ul>
      <span role="status" className="gd-tiles-said">
        {announcement}
      </span>
    </>
  );
}
