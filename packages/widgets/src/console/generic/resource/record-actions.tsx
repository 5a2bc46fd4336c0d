import { EllipsisOutlined } from '@ant-design/icons';
import type { AnyResource } from '@gongdi/domain';
import { Button, Dropdown, Tag } from 'antd';
import type { MouseEvent, ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router';
import { useLang, useText } from '../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../ground/page/way-back.ts';
import { useOutboxText } from '../outbox/text/index.ts';
import { usePending } from '../outbox/use-outbox.ts';
import { useRecordText } from '../record/text/index.ts';
import { useScreen, type ScreenRow } from './screen/screen.ts';
import { useAllowed } from './actions/use-allowed.ts';
import { useBeginStep } from './actions/use-begin-step.tsx';
import { useOpenSteps } from './actions/use-open-steps.ts';
import { useRemoval } from './actions/use-removal.ts';

/** Steps beside the menu; more would push the title of a record off a phone. */
const VISIBLE_STEPS = 2;

/** An entry of the menu behind the visible actions. */
export interface MoreAction {
  key: string;
  label: ReactNode;
  danger?: boolean;
  run: () => void;
}

interface RecordActionsProps {
  resource: AnyResource;
  row: ScreenRow;
  /** Operations that the user may do. */
  operations: readonly ('edit' | 'delete')[];
  /** Entries of the menu that do not change the record: print, document, code. */
  more: readonly MoreAction[];
  onDeleted: () => void;
}

/** Actions on the page of a record: the next steps and edit as buttons, everything else in a menu. */
export function RecordActions({ resource, row, operations, more, onDeleted }: RecordActionsProps) {
  const text = useText();
  const recordText = useRecordText();
  const lang = useLang();
  const navigate = useNavigate();
  const remove = useRemoval(resource, row, onDeleted);
  const [begin, dialog] = useBeginStep(resource, row);
  const allowed = useAllowed(resource)(row, operations);
  const steps = useOpenSteps(resource)(row);
  const pending = usePending(resource.name, row.id).length > 0;
  const waiting = useOutboxText().waiting;
  const Own = useScreen().rowActions?.view;
  const { removal } = resource;
  const editing = `/${resource.name}/edit?id=${encodeURIComponent(row.id)}`;
  const editAddress = useHref(editing);
  /** A link, so that it can be opened in another tab. */
  const edit = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(editing, { state: COMES_BACK });
  };
  const visible = pending ? [] : steps.slice(0, VISIBLE_STEPS);
  const behind: MoreAction[] = [
    ...(pending ? [] : steps.slice(VISIBLE_STEPS)).map((one) => ({
      key: `step ${one.name}`,
      label: one.label[lang],
      danger: one.step.danger,
      run: () => begin(one),
    })),
    ...more,
    ...(allowed.includes('delete')
      ? [{ key: 'delete', label: removal?.label[lang] ?? text.delete, danger: true, run: remove }]
      : []),
  ];
  return (
    <>
      {pending && steps.length > 0 && <Tag color="warning">{waiting}</Tag>}
      {visible.map((one, at) => (
        <Button
          key={one.name}
          // What takes something back is not the loudest.
          type={at === 0 && !one.step.danger ? 'primary' : 'default'}
          danger={one.step.danger}
          onClick={() => begin(one)}
        >
          {one.label[lang]}
        </Button>
      ))}
      {allowed.includes('edit') && (
        <Button href={editAddress} onClick={edit}>
          {text.edit}
        </Button>
      )}
      {Own && <Own row={row} />}
      {behind.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: behind.map(({ key, label, danger }) => ({ key, label, danger })),
            onClick: ({ key }) => behind.find((one) => one.key === key)?.run(),
          }}
        >
          <Button icon={<EllipsisOutlined aria-hidden />} aria-label={recordText.more} title={recordText.more} />
        </Dropdown>
      )}
      {dialog}
    </>
  );
}
