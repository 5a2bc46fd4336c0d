import { CloseOutlined } from '@ant-design/icons';
import { fill, placeTile, WALL_GRID, type WallBox, type WallTile } from '@gongdi/domain';
import { App, Button } from 'antd';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useWallText } from '../text/index.ts';

interface GridEditorProps {
  tiles: readonly WallTile[];
  nameOf: (tile: WallTile) => string;
  onChange: (tiles: readonly WallTile[]) => void;
}

/** A drag under way: the tile, what is dragged, where it began, and the tiles as they would be. */
interface Drag {
  id: string;
  how: 'move' | 'size';
  from: { x: number; y: number };
  box: WallBox;
  tiles: readonly WallTile[];
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The tiles of a page on their grid: dragged and resized by pointer, or by the arrow keys. */
export function GridEditor({ tiles, nameOf, onChange }: GridEditorProps) {
  const text = useWallText();
  const { message } = App.useApp();
  const grid = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [said, setSaid] = useState('');
  const shown = drag?.tiles ?? tiles;
  const wordsFor = (pattern: string, tile: WallTile) =>
    fill(pattern, { name: nameOf(tile), x: tile.x + 1, y: tile.y + 1, w: tile.w, h: tile.h });
  const settle = (next: readonly WallTile[], id: string) => {
    if (next === tiles) return;
    onChange(next);
    setSaid(
      wordsFor(
        text.movedTo,
        next.find((one) => one.id === id)!,
      ),
    );
  };
  const remove = (tile: WallTile) => {
    onChange(tiles.filter((one) => one !== tile));
    setSaid(fill(text.removed, { name: nameOf(tile) }));
    grid.current?.focus();
  };
  const begin = (event: PointerEvent, tile: WallTile, how: Drag['how']) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ id: tile.id, how, from: { x: event.clientX, y: event.clientY }, box: tile, tiles });
  };
  const follow = (event: PointerEvent) => {
    const size = grid.current?.getBoundingClientRect();
    if (!drag || !size) return;
    const dx = Math.round((event.clientX - drag.from.x) / (size.width / WALL_GRID.columns));
    const dy = Math.round((event.clientY - drag.from.y) / (size.height / WALL_GRID.rows));
    const { x, y, w, h } = drag.box;
    const wanted = drag.how === 'move' ? { x: x + dx, y: y + dy, w, h } : { x, y, w: w + dx, h: h + dy };
    setDrag({ ...drag, tiles: placeTile(tiles, drag.id, wanted) });
  };
  const drop = () => {
    if (drag) settle(drag.tiles, drag.id);
    setDrag(null);
  };
  const onKey = (event: KeyboardEvent, tile: WallTile) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      return remove(tile);
    }
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const [dx, dy] = step;
    const { x, y, w, h } = tile;
    const next = placeTile(
      tiles,
      tile.id,
      event.shiftKey ? { x, y, w: w + dx, h: h + dy } : { x: x + dx, y: y + dy, w, h },
    );
    if (next === tiles) void message.info({ key: 'wall-no-room', content: text.noRoom });
    settle(next, tile.id);
  };
  return (
    <>
      <ul className="gd-arrange-grid" ref={grid} tabIndex={-1} aria-label={text.canvas}>
        {shown.map((tile) => {
          const name = nameOf(tile);
          return (
            <TileBox
              key={tile.id}
              tile={tile}
              name={name}
              words={wordsFor(text.tile, tile)}
              dragged={drag?.id === tile.id}
              onKey={(event) => onKey(event, tile)}
              onRemove={() => remove(tile)}
              onBegin={(event, how) => begin(event, tile, how)}
              onFollow={follow}
              onDrop={drop}
              onCancel={() => setDrag(null)}
            />
          );
        })}
      </ul>
      <span role="status" className="gd-arrange-said">
        {said}
      </span>
    </>
  );
}

interface TileBoxProps {
  tile: WallTile;
  name: string;
  /** Name and place, for screen readers. */
  words: string;
  dragged: boolean;
  onKey: (event: KeyboardEvent) => void;
  onRemove: () => void;
  onBegin: (event: PointerEvent, how: Drag['how']) => void;
  onFollow: (event: PointerEvent) => void;
  onDrop: () => void;
  onCancel: () => void;
}

/** A tile on the grid, with its handles. */
function TileBox({ tile, name, words, dragged, onKey, onRemove, onBegin, onFollow, onDrop, onCancel }: TileBoxProps) {
  const text = useWallText();
  const pointer = { onPointerMove: onFollow, onPointerUp: onDrop, onPointerCancel: onCancel };
  return (
    <li
      className={`gd-arrange-tile${dragged ? ' gd-arrange-dragged' : ''}`}
      style={{ gridColumn: `${tile.x + 1} / span ${tile.w}`, gridRow: `${tile.y + 1} / span ${tile.h}` }}
    >
      <div
        className="gd-arrange-body"
        role="button"
        tabIndex={0}
        aria-label={words}
        aria-roledescription={text[`kind_${tile.kind}`]}
        onKeyDown={onKey}
        onPointerDown={(event) => onBegin(event, 'move')}
        {...pointer}
      >
        <strong>{name}</strong>
        <small>{text[`kind_${tile.kind}`]}</small>
      </div>
      <Button
        className="gd-arrange-remove"
        type="text"
        size="small"
        icon={<CloseOutlined aria-hidden />}
        aria-label={fill(text.remove, { name })}
        title={fill(text.remove, { name })}
        onClick={onRemove}
      />
      <span
        className="gd-arrange-corner"
        title={fill(text.resize, { name })}
        onPointerDown={(event) => onBegin(event, 'size')}
        {...pointer}
      />
    </li>
  );
}
