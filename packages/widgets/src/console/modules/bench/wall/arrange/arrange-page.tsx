import { RedoOutlined, UndoOutlined } from '@ant-design/icons';
import type { calls } from '@gongdi/api';
import { addTile, type WallPage, type WallTile } from '@gongdi/domain';
import { Alert, App, Button, Skeleton } from 'antd';
import { useState, type KeyboardEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { BUSY } from '../../../../../kit/layout/busy.tsx';
import { useSheet } from '../../../../../kit/shadow/index.ts';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { useLeaveGuard } from '../../../../ground/page/leave-guard.tsx';
import { FailurePanel } from '../../../../ground/status/failure-panel.tsx';
import { useWallText } from '../text/index.ts';
import css from './arrange.css?inline';
import { GridEditor } from './grid-editor.tsx';
import { OfferList } from './offer-list.tsx';
import { PageBar } from './page-bar.tsx';
import { useLayoutEdit, useStoredLayout } from './use-layout.ts';

type Offer = calls.wall.WallOffer;

/** Page for arranging the pages of a wall: `/wall/arrange?id=…`. */
export function ArrangePage() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  useSheet(css);
  const stored = useStoredLayout(id);
  if (stored.error) return <FailurePanel error={stored.error} retry={() => void stored.refetch()} />;
  if (!stored.data)
    return (
      <div className="gd-data-panel">
        <Skeleton active paragraph={{ rows: 10 }} />
      </div>
    );
  return <Editor key={id} id={id} stored={stored.data} offers={stored.data.offers} />;
}

interface EditorProps {
  id: string;
  stored: { pages: readonly WallPage[]; version: number };
  offers: readonly Offer[];
}

function Editor({ id, stored, offers }: EditorProps) {
  const text = useWallText();
  const lang = useLang();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const edit = useLayoutEdit(id, stored);
  const { pages, change, save } = edit;
  const [wanted, setAt] = useState(0);
  const at = Math.min(wanted, pages.length - 1);
  useLeaveGuard(() => edit.edited);
  const put = (tiles: readonly WallTile[]) =>
    change(pages.map((page, index) => (index === at ? { ...page, tiles } : page)));
  const nameOf = ({ kind, of }: WallTile) =>
    offers.find((offer) => offer.kind === kind && offer.of === of)?.label[lang] ?? text.lost;
  const add = (offer: Offer) => {
    const next = addTile(pages[at]!.tiles, offer);
    if (next) put(next);
    else void message.warning({ key: 'wall-full', content: text.full2 });
  };
  const store = () => save.mutate(undefined, { onSuccess: () => void message.success(text.saved) });
  const onKey = (event: KeyboardEvent) => {
    // Inputs have their own undo.
    if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLInputElement) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    return key === 'y' || event.shiftKey ? edit.redo() : edit.undo();
  };
  return (
    <div className="gd-console-page" onKeyDown={onKey}>
      <div className="gd-data-panel gd-arrange-tools">
        <Button icon={<UndoOutlined aria-hidden />} disabled={!edit.canUndo} onClick={edit.undo}>
          {text.undo}
        </Button>
        <Button icon={<RedoOutlined aria-hidden />} disabled={!edit.canRedo} onClick={edit.redo}>
          {text.redo}
        </Button>
        <span className="gd-data-end gd-arrange-tools">
          <Button onClick={() => void navigate(`/wall/show?${new URLSearchParams({ id })}`)}>{text.preview}</Button>
          <Button type="primary" loading={save.isPending && BUSY} disabled={!edit.dirty} onClick={store}>
            {text.save}
          </Button>
        </span>
      </div>
      {save.error && <Alert type="error" showIcon title={save.error.message} />}
      <div className="gd-arrange">
        <section className="gd-data-panel">
          <PageBar pages={pages} at={at} onShow={setAt} onChange={change} />
          <GridEditor tiles={pages[at]!.tiles} nameOf={nameOf} onChange={put} />
          <p className="gd-arrange-help">{text.canvasHelp}</p>
        </section>
        <OfferList offers={offers} onAdd={add} />
      </div>
    </div>
  );
}
