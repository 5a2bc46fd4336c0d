import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { fill } from '@gongdi/domain';
import { Button, Input, type InputRef } from 'antd';
import type { Ref } from 'react';
import { useViewerText } from '../text/index.ts';

interface FindBarProps {
  text: string;
  total: number;
  /** Place of the current match, from 0. */
  at: number;
  done: boolean;
  onText: (text: string) => void;
  onGo: (step: 1 | -1) => void;
  ref?: Ref<InputRef>;
}

/** Search within a document: Enter goes to the next match, Shift and Enter to the previous one. */
export function FindBar({ text, total, at, done, onText, onGo, ref }: FindBarProps) {
  const words = useViewerText();
  const status =
    text.trim() === ''
      ? ''
      : total > 0
        ? fill(words.findPlace, { at: at + 1, count: total })
        : done
          ? words.findNone
          : '…';
  return (
    <div className="gd-pdf-find" role="search">
      <Input
        ref={ref}
        size="small"
        value={text}
        placeholder={words.find}
        aria-label={words.find}
        onChange={({ target }) => onText(target.value)}
        onPressEnter={({ shiftKey }) => onGo(shiftKey ? -1 : 1)}
      />
      <output aria-live="polite">{status}</output>
      <Button
        type="text"
        size="small"
        icon={<UpOutlined aria-hidden />}
        aria-label={words.findPrevious}
        title={words.findPrevious}
        disabled={total === 0}
        onClick={() => onGo(-1)}
      />
      <Button
        type="text"
        size="small"
        icon={<DownOutlined aria-hidden />}
        aria-label={words.findNext}
        title={words.findNext}
        disabled={total === 0}
        onClick={() => onGo(1)}
      />
    </div>
  );
}
