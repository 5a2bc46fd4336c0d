import { DeleteOutlined, EditOutlined, PushpinFilled, PushpinOutlined } from '@ant-design/icons';
import { fill } from '@gongdi/domain';
import { App, Button, Input, Popconfirm } from 'antd';
import { useState } from 'react';
import { useKeptChoice } from '../../data/kept-choice.ts';
import { viewsOf } from '../../storage-keys.ts';
import type { GridQuery, GridViews } from './grid-views.ts';
import type { GridLayout } from '../layout/grid-layout.ts';
import { useGridText } from '../text/index.ts';
import {
  addView,
  NO_VIEWS,
  refusalOf,
  removeView,
  renameView,
  toggleInitial,
  VIEW_LIMIT,
  VIEW_NAME_LENGTH,
  type SavedView,
  type SavedViews,
} from './saved-views.ts';

interface ViewListProps {
  name: string;
  views: GridViews;
  query: GridQuery;
  layout: GridLayout | null;
  setLayout: (layout: GridLayout | null) => void;
}

/** The saved views of a list: apply, save, rename, delete, and choose as the initial view. */
export default function ViewList({ name, views, query, layout, setLayout }: ViewListProps) {
  const text = useGridText();
  const { message } = App.useApp();
  const [kept, keep] = useKeptChoice<SavedViews>(viewsOf(name), NO_VIEWS);
  const [draft, setDraft] = useState('');
  const [renamed, setRenamed] = useState<{ from: string; to: string } | null>(null);
  const accepts = (next: string, own?: string): boolean => {
    const refusal = refusalOf(kept, next, own);
    if (refusal) void message.warning(fill(text[refusal], { name: next.trim(), count: VIEW_LIMIT }));
    return refusal === null;
  };
  const save = () => {
    if (!accepts(draft)) return;
    const { page: _page, ...rest } = query;
    keep(addView(kept, { name: draft, filters: { ...views.filters }, query: rest, layout }));
    void message.success(fill(text.viewSaved, { name: draft.trim() }));
    setDraft('');
  };
  const rename = () => {
    if (!renamed || !accepts(renamed.to, renamed.from)) return;
    keep(renameView(kept, renamed.from, renamed.to));
    setRenamed(null);
  };
  const take = (view: SavedView) => {
    setLayout(view.layout);
    views.apply(view.filters, { ...view.query, page: 1 }, false);
  };
  return (
    <div className="gd-data-views">
      <p className="gd-data-columns-hint">{kept.list.length === 0 ? text.viewsEmpty : text.viewsHint}</p>
      {kept.list.length > 0 && (
        <ul>
          {kept.list.map((view) => (
            <li key={view.name}>
              {renamed?.from === view.name ? (
                <Input
                  size="small"
                  autoFocus
                  aria-label={fill(text.viewRename, { name: view.name })}
                  value={renamed.to}
                  maxLength={VIEW_NAME_LENGTH}
                  onChange={(event) => setRenamed({ from: view.name, to: event.target.value })}
                  onPressEnter={rename}
                  onBlur={() => setRenamed(null)}
                />
              ) : (
                <Button type="link" size="small" className="gd-data-view-name" onClick={() => take(view)}>
                  {view.name}
                </Button>
              )}
              <Tool
                label={kept.initial === view.name ? text.viewNotDefault : text.viewDefault}
                name={view.name}
                icon={kept.initial === view.name ? <PushpinFilled aria-hidden /> : <PushpinOutlined aria-hidden />}
                onClick={() => keep(toggleInitial(kept, view.name))}
              />
              <Tool
                label={text.viewRename}
                name={view.name}
                icon={<EditOutlined aria-hidden />}
                onClick={() => setRenamed({ from: view.name, to: view.name })}
              />
              <Popconfirm
                title={fill(text.viewDeleteConfirm, { name: view.name })}
                okText={text.delete}
                okButtonProps={{ danger: true }}
                cancelText={text.cancel}
                onConfirm={() => keep(removeView(kept, view.name))}
              >
                <Tool label={text.viewDelete} name={view.name} icon={<DeleteOutlined aria-hidden />} />
              </Popconfirm>
            </li>
          ))}
        </ul>
      )}
      <div className="gd-data-view-save">
        <Input
          size="small"
          aria-label={text.viewName}
          placeholder={text.viewName}
          value={draft}
          maxLength={VIEW_NAME_LENGTH}
          onChange={(event) => setDraft(event.target.value)}
          onPressEnter={save}
        />
        <Button type="primary" size="small" onClick={save}>
          {text.viewSave}
        </Button>
      </div>
    </div>
  );
}

interface ToolProps {
  label: string;
  name: string;
  icon: React.ReactNode;
  onClick?: React.MouseEventHandler<HTMLElement>;
}

function Tool({ label, name, ...rest }: ToolProps) {
  const title = fill(label, { name });
  return <Button type="text" size="small" aria-label={title} title={title} {...rest} />;
}
