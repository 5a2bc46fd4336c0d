import { fill } from '@gongdi/domain';
import { Alert, Input, Modal } from 'antd';
import { useMemo, useState } from 'react';
import { readDays, type ReadDay } from './read-days.ts';
import { useCalendarText } from './text/index.ts';

interface PasteDialogProps {
  year: number;
  onDays: (days: readonly ReadDay[]) => void;
  onClose: () => void;
}

/** Reads the days of a year from a pasted text, and shows the result before anything changes. */
export function PasteDialog({ year, onDays, onClose }: PasteDialogProps) {
  const text = useCalendarText();
  const [open, setOpen] = useState(true);
  const [given, setGiven] = useState('');
  const { days, unread } = useMemo(() => readDays(given, year), [given, year]);
  const working = days.filter((one) => one.working).length;
  const counts = { count: days.length, off: days.length - working, working };
  return (
    <Modal
      open={open}
      title={fill(text.pasteTitle, { year })}
      okText={text.pasteApply}
      okButtonProps={{ disabled: days.length === 0 }}
      onOk={() => {
        onDays(days);
        setOpen(false);
      }}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      <p className="gd-console-hint">{text.pasteHint}</p>
      <Input.TextArea
        autoFocus
        rows={8}
        maxLength={20_000}
        aria-label={text.paste}
        placeholder={text.pasteExample}
        value={given}
        onChange={(event) => setGiven(event.target.value)}
      />
      <div className="gd-calendar-paste-said">
        {given.trim() !== '' && (
          <Alert
            role="status"
            type={days.length > 0 ? 'info' : 'warning'}
            showIcon
            title={days.length > 0 ? fill(text.pasteFound, counts) : text.pasteNone}
          />
        )}
        {unread.slice(0, 5).map((part) => (
          <Alert
            key={`${part.reason} ${part.text}`}
            type="warning"
            showIcon
            title={fill(text[`pasteUnread_${part.reason}`], { text: part.text })}
          />
        ))}
      </div>
    </Modal>
  );
}
