import {
  AppstoreOutlined,
  ColumnHeightOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  ReloadOutlined,
  SettingOutlined,
} from '@ant-design/icons';
import { fill } from '@gongdi/domain';
import { Button, Dropdown, Popover, Skeleton } from 'antd';
import { memo, Suspense, type CSSProperties, type ReactNode } from 'react';
import { AfterRows } from '../../layout/after-rows.tsx';
import { lazyPart } from '../../lazy/index.ts';
import { useKitText } from '../../data/data-context.tsx';
import type { GridQuery, GridViews } from '../views/grid-views.ts';
import type { LaidOut } from '../layout/use-grid-layout.ts';
import { useGridText } from '../text/index.ts';
import type { Fullscreen } from './use-fullscreen.ts';

/** antd's sizes for 宽松, 默认, 紧凑 (loose, default, compact). */
export type GridDensity = 'large' | 'middle' | 'small';

const ColumnSettings = lazyPart(() => import('../layout/column-settings.tsx'));
const ViewList = lazyPart(() => import('../views/view-list.tsx'));

/** On a phone, a popup fits on neither side of its button; so it is shifted into view. */
const STAYS_ON_VIEW = { overflow: { adjustX: false, adjustY: true, shiftX: true } };

interface GridToolsProps {
  name: string;
  density: GridDensity;
  onDensity: (density: GridDensity) => void;
  columns: LaidOut<{ key: string; title: string; width?: number; fixed?: 'left' | 'right'; lead?: boolean }>;
  query: GridQuery;
  views: GridViews | undefined;
  fullscreen: Fullscreen;
  onRefresh: () => void;
  more: ReactNode;
  lateMore: ReactNode;
}

/**
 * What stands at the end of the head of a grid. It is not drawn anew when the rows arrive, and its buttons come after
 * what people wait for.
 */
export const GridTools = memo(function GridTools(props: GridToolsProps) {
  const count = 4 + (props.views ? 1 : 0) + (props.lateMore ? 1 : 0);
  const place = { '--gd-tools': count } as CSSProperties;
  return (
    <div className="gd-data-end gd-data-grid-tools">
      {props.more}
      <AfterRows place={<span className="gd-data-grid-tools-place" style={place} />}>
        <Buttons {...props} />
      </AfterRows>
    </div>
  );
});

function Buttons(props: GridToolsProps) {
  const { name, density, onDensity, columns, query, views, fullscreen, onRefresh } = props;
  const text = useKitText();
  const gridText = useGridText();
  const full = fullscreen.active ? text.exitFullscreen : text.fullscreen;
  return (
    <>
      {props.lateMore}
      <Button
        type="text"
        icon={<ReloadOutlined aria-hidden />}
        aria-label={text.refresh}
        title={text.refresh}
        onClick={onRefresh}
      />
      {views && (
        <Popover
          trigger="click"
          placement="bottomRight"
          align={STAYS_ON_VIEW}
          title={gridText.views}
          content={
            <Suspense fallback={<Skeleton active />}>
              <ViewList name={name} views={views} query={query} layout={columns.layout} setLayout={columns.setLayout} />
            </Suspense>
          }
        >
          <Button
            type="text"
            icon={<AppstoreOutlined aria-hidden />}
            aria-label={gridText.views}
            title={gridText.views}
          />
        </Popover>
      )}
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
        align={STAYS_ON_VIEW}
        title={
          <div className="gd-data-columns-title">
            {text.columns}
            <Button type="link" size="small" onClick={() => columns.setLayout(null)}>
              {text.columnsReset}
            </Button>
          </div>
        }
        content={
          <Suspense fallback={<Skeleton active />}>
            <ColumnSettings {...columns} />
          </Suspense>
        }
      >
        <Button
          type="text"
          icon={<SettingOutlined aria-hidden />}
          aria-label={text.columns}
          title={columns.omitted > 0 ? fill(gridText.columnsOmitted, { count: columns.omitted }) : text.columns}
          data-omitted={columns.omitted > 0 ? `+${columns.omitted}` : undefined}
        />
      </Popover>
      <Button
        type="text"
        icon={fullscreen.active ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
        aria-label={full}
        title={full}
        onClick={fullscreen.toggle}
      />
    </>
  );
}
