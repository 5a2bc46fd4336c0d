import { fill } from '@gongdi/domain';
import { Alert, Button, Space } from 'antd';
import { useLang } from '../../ground/context/console-context.tsx';
import type { Draft } from '../../ground/drafts/draft.ts';
import { ago } from './ago.ts';
import { useDraftsText } from './text/index.ts';

interface DraftBarProps {
  draft: Draft;
  /** When the draft was found, epoch milliseconds. */
  now: number;
  /** The record was changed since. */
  stale: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers input that an earlier form left: how old it is, and whether to take or discard it. */
export function DraftBar({ draft, now, stale, onRestore, onDiscard }: DraftBarProps) {
  const text = useDraftsText();
  const lang = useLang();
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      className="gd-console-record-notice"
      title={fill(text.found, { ago: ago(draft.at, now, lang) })}
      description={stale ? text.changedSince : undefined}
      action={
        <Space>
          <Button size="small" type="primary" onClick={onRestore}>
            {text.restore}
          </Button>
          <Button size="small" onClick={onDiscard}>
            {text.discard}
          </Button>
        </Space>
      }
    />
  );
}
