import {
  BarChartOutlined,
  CalendarOutlined,
  EnvironmentOutlined,
  PictureOutlined,
  ProjectOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import type { ViewKind } from '@gongdi/domain';
import type { ReactNode } from 'react';
import { Segmented } from '../../../../kit/radios/index.ts';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { useViewText } from './text/index.ts';
import type { ListView } from './use-list-view.ts';
import css from './views.css?inline';

const ICONS: Record<ViewKind | 'list', ReactNode> = {
  list: <UnorderedListOutlined aria-hidden />,
  kanban: <ProjectOutlined aria-hidden />,
  calendar: <CalendarOutlined aria-hidden />,
  map: <EnvironmentOutlined aria-hidden />,
  gallery: <PictureOutlined aria-hidden />,
  chart: <BarChartOutlined aria-hidden />,
};

/** Chooses how a list is shown. Where there is little room, the choices are icons with a name for screen readers. */
export default function ViewSwitch({ view }: { view: ListView }) {
  useSheet(css);
  const text = useViewText();
  return (
    <Segmented<ViewKind | 'list'>
      className="gd-views-switch"
      aria-label={text.views}
      value={view.shown}
      onChange={view.choose}
      options={(['list', ...view.kinds] as const).map((kind) => ({
        value: kind,
        icon: ICONS[kind],
        label: <span className="gd-views-switch-name">{text[kind]}</span>,
        title: text[kind],
      }))}
    />
  );
}
