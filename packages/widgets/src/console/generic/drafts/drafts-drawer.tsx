import { fill, stepsOf, type AnyResource } from '@gongdi/domain';
import { App, Button, Drawer, Empty, Skeleton } from 'antd';
import { useNavigate } from 'react-router';
import { useTimes } from '../../../kit/clock/index.ts';
import { WithDefinition } from '../../../kit/definition/index.ts';
import { useLang } from '../../ground/context/console-context.tsx';
import type { Draft } from '../../ground/drafts/draft.ts';
import { browserDrafts } from '../../ground/drafts/draft-store.ts';
import { COMES_BACK } from '../../ground/page/way-back.ts';
import { useDraftsText } from './text/index.ts';
import { useDrafts } from './use-drafts.ts';

/** Address of the form that a draft belongs to; a step without a page of its own is taken on the detail page. */
function addressOf({ resource, form, record }: Draft, definition: AnyResource | undefined): string {
  if (form === 'add') return `/${resource}/add`;
  const step = definition && stepsOf(definition).find(({ name }) => name === form)?.step;
  const page = form === 'edit' ? 'edit' : (step?.page ?? step?.alsoAt ?? 'detail');
  return `/${resource}/${page}?id=${encodeURIComponent(record ?? '')}`;
}

/** The user's drafts on this device: forms that were left before they were saved. */
export function DraftsDrawer({ onClose }: { onClose: () => void }) {
  const text = useDraftsText();
  const drafts = useDrafts();
  return (
    <Drawer open size={420} title={text.title} onClose={onClose}>
      {drafts.length === 0 && <Empty description={text.none}>{text.noneHint}</Empty>}
      <ul className="gd-console-outbox">
        {drafts.map((draft) => (
          <li key={draft.key}>
            <WithDefinition name={draft.resource} waiting={<Skeleton active />}>
              {(resource) => <Kept draft={draft} resource={resource} onClose={onClose} />}
            </WithDefinition>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}

function Kept({ draft, resource, onClose }: { draft: Draft; resource: AnyResource | undefined; onClose: () => void }) {
  const text = useDraftsText();
  const lang = useLang();
  const navigate = useNavigate();
  const { dateTime } = useTimes();
  const { modal } = App.useApp();
  const label = resource?.label[lang];
  const title = draft.title || label || draft.resource;
  const step = resource && stepsOf(resource).find(({ name }) => name === draft.form);
  const form = draft.form === 'add' ? text.add : draft.form === 'edit' ? text.edit : step?.label[lang];
  const discard = () =>
    void modal.confirm({
      title: fill(text.discardConfirm, { title }),
      content: text.discardText,
      okText: text.discard,
      okButtonProps: { danger: true },
      cancelText: text.cancel,
      onOk: () => browserDrafts.remove(draft.key),
    });
  return (
    <>
      <div className="gd-console-outbox-head">
        <strong>{title}</strong>
      </div>
      <small>{[label, form, fill(text.at, { at: dateTime(draft.at) })].filter(Boolean).join(' · ')}</small>
      <div className="gd-console-outbox-acts">
        <Button
          size="small"
          type="primary"
          onClick={() => {
            onClose();
            void navigate(addressOf(draft, resource), { state: COMES_BACK });
          }}
        >
          {text.go}
        </Button>
        <Button size="small" danger onClick={discard}>
          {text.discard}
        </Button>
      </div>
    </>
  );
}
