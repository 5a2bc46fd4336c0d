import {
  ColumnHeightOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  ReloadOutlined,
  SettingOutlined,
} from '@ant-design/icons';
import { Button, Checkbox, Dropdown, Popover } from 'antd';
import { useKitText } from '../data/data-context.tsx';
import type { Fullscreen } from './use-fullscreen.ts';

/** antd's sizes for 宽松, 默认, 紧凑 (loose, default, compact). */
export type GridDensity = 'large' | 'middle' | 'small';

interface GridToolsProps {
  density: GridDensity;
  onDensity: (density: GridDensity) => void;
  columns: readonly { key: string; title: string; hidden?: boolean }[];
  /** Keys of the columns on view. */
  shown: readonly string[];
  /** null: the defaults. */
  onShown: (keys: string[] | null) => void;
  fullscreen: Fullscreen;
  onRefresh: () => void;
}

export function GridTools({ density, onDensity, columns, shown, onShown, fullscreen, onRefresh }: GridToolsProps) {
  const text = useKitText();
  const full = fullscreen.active ? text.exitFullscreen : text.fullscreen;
  return (
    <div className="gd-end gd-grid-tools">
      <Button
        type="text"
        icon={<ReloadOutlined aria-hidden />}
        aria-label={text.refresh}
        title={text.refresh}
        onClick={onRefresh}
      />
      <Dropdown
        trigger={['click']}
        menu={{
          selectable: true,
          selectedKeys: [density],
          items: [
            { key: 'middle', label: text.densityDefault },
            { key: 'large', label: text.densityLoose },
            { key: 'small', label: text.densityCompact },
          ],
          onClick: ({ key }) => onDensity(key as GridDensity),
        }}
      >
        <Button
          type="text"
          icon={<ColumnHeightOutlined aria-hidden />}
          aria-label={text.density}
          title={text.density}
        />
      </Dropdown>
      <Popover
        trigger="click"
        placement="bottomRight"
        title={
          <div className="gd-columns-title">
            {text.columns}
            <Button type="link" size="small" onClick={() => onShown(null)}>
              {text.columnsReset}
            </Button>
          </div>
        }
        content={
          <Checkbox.Group
            className="gd-columns"
            value={[...shown]}
            onChange={(keys) => onShown(columns.map((column) => column.key).filter((key) => keys.includes(key)))}
            options={columns.map((column) => ({
              value: column.key,
              label: column.title,
              // A table without any column would have no way back.
              disabled: shown.length === 1 && shown[0] === column.key,
            }))}
          />
        }
      >
        <Button type="text" icon={<SettingOutlined aria-hidden />} aria-label={text.columns} title={text.columns} />
      </Popover>
      <Button
        type="text"
        icon={fullscreen.active ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
        aria-label={full}
        title={full}
        onClick={fullscreen.toggle}
      />
    </div>
  );
}
