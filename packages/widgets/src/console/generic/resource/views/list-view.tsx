import { ReloadOutlined } from '@ant-design/icons';
import type { ViewKind } from '@gongdi/domain';
import { Button, Skeleton } from 'antd';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyPart } from '../../../../kit/lazy/index.ts';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { SavedViewsButton } from './saved-views-button.tsx';
import { useViewText } from './text/index.ts';
import type { GridViews } from '../../../../kit/grid/views/grid-views.ts';
import type { ViewProps } from './view-props.ts';
import css from './views.css?inline';

/** Each view loads when it is first shown. */
const VIEWS: Record<ViewKind, ComponentType<ViewProps>> = {
  kanban: lazyPart(() => import('./kanban/kanban-view.tsx')),
  calendar: lazyPart(() => import('./calendar/calendar-view.tsx')),
  map: lazyPart(() => import('./places/places-view.tsx')),
  gallery: lazyPart(() => import('./gallery/gallery-view.tsx')),
  chart: lazyPart(() => import('./chart/chart-view.tsx')),
};

interface ListViewPanelProps extends ViewProps {
  title: string;
  actions: ReactNode;
  tools: ReactNode;
  savedViews: GridViews;
  onRefresh: () => void;
}

/** The list of a resource in a view that is no table, with the buttons that the table has. */
export default function ListViewPanel({ title, actions, tools, savedViews, onRefresh, ...props }: ListViewPanelProps) {
  useSheet(css);
  const text = useViewText();
  const { shown } = props.view;
  const View = VIEWS[shown as ViewKind];
  return (
    <section className="gd-data-panel gd-data-grid" aria-label={title} data-view={shown}>
      <div className="gd-data-panel-title">
        <h2>{title}</h2>
        <div className="gd-data-grid-actions">{actions}</div>
        <div className="gd-data-end gd-data-grid-tools">
          {tools}
          <Button
            type="text"
            icon={<ReloadOutlined aria-hidden />}
            aria-label={text.refresh}
            title={text.refresh}
            onClick={onRefresh}
          />
          <SavedViewsButton name={props.resource.name} views={savedViews} query={props.grid} />
        </div>
      </div>
      <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} />}>
        <View key={shown} {...props} />
      </Suspense>
    </section>
  );
}
