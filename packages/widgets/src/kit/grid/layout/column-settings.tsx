import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons';
import { fill } from '@gongdi/domain';
import { Button, Checkbox, InputNumber } from 'antd';
import { useState } from 'react';
import { COLUMN_WIDTH, moveTo } from './grid-layout.ts';
import type { LaidOut } from './use-grid-layout.ts';
import { useGridText } from '../text/index.ts';

interface SettingColumn {
  key: string;
  title: string;
  width?: number;
  fixed?: 'left' | 'right';
  lead?: boolean;
}

/** Selection, order (by drag or buttons) and widths of the columns. */
export default function ColumnSettings({ all, shown, omitted, layout, setLayout, setWidth }: LaidOut<SettingColumn>) {
  const text = useGridText();
  const [dragged, setDragged] = useState<string | null>(null);
  const keys = all.map((column) => column.key);
  const on = new Set(shown.map((column) => column.key));
  const sideOf = (key: string | undefined) => all.find((column) => column.key === key)?.fixed;
  const reorder = (key: string, target: string | undefined) => {
    // Fixed columns stay at their side, so a move to the other side would have no effect.
    if (target !== undefined && sideOf(key) === sideOf(target))
      setLayout({ ...layout, order: moveTo(keys, key, target) });
  };
  const toggle = (key: string, checked: boolean) =>
    setLayout({ ...layout, shown: keys.filter((one) => (one === key ? checked : on.has(one))) });
  return (
    <>
      <p className="gd-data-columns-hint">{text.columnsHint}</p>
      {omitted > 0 && <p className="gd-data-columns-hint">{fill(text.columnsOmitted, { count: omitted })}</p>}
      <ul className="gd-data-columns">
        {all.map(({ key, title, width, lead }, at) => (
          <li
            key={key}
            className={dragged === key ? 'gd-data-dragged' : undefined}
            onDragOver={(event) => {
              if (dragged !== null && sideOf(dragged) === sideOf(key)) event.preventDefault();
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null) reorder(dragged, key);
              setDragged(null);
            }}
          >
            <span
              aria-hidden
              draggable
              className="gd-data-drag-handle"
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', title);
                const item = event.currentTarget.closest('li');
                if (item) event.dataTransfer.setDragImage(item, 8, 12);
                setDragged(key);
              }}
              onDragEnd={() => setDragged(null)}
            >
              <HolderOutlined />
            </span>
            <Checkbox
              checked={on.has(key)}
              // A table without columns would have no way to get them back, and a row without its title none to its record.
              disabled={lead || (on.size === 1 && on.has(key))}
              onChange={(event) => toggle(key, event.target.checked)}
            >
              {title}
            </Checkbox>
            <InputNumber
              size="small"
              aria-label={fill(text.columnsWidth, { label: title })}
              min={COLUMN_WIDTH.min}
              max={COLUMN_WIDTH.max}
              step={10}
              value={width ?? COLUMN_WIDTH.none}
              onChange={(value) => setWidth(key, value ?? undefined, true)}
            />
            <Button
              type="text"
              size="small"
              icon={<ArrowUpOutlined aria-hidden />}
              aria-label={fill(text.columnsUp, { label: title })}
              disabled={at === 0 || sideOf(key) !== sideOf(keys[at - 1])}
              onClick={() => reorder(key, keys[at - 1])}
            />
            <Button
              type="text"
              size="small"
              icon={<ArrowDownOutlined aria-hidden />}
              aria-label={fill(text.columnsDown, { label: title })}
              disabled={at === all.length - 1 || sideOf(key) !== sideOf(keys[at + 1])}
              onClick={() => reorder(key, keys[at + 1])}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
