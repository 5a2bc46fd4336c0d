import { useId, useState } from 'react';
import type { FindingTexts } from '../findings/text/index.ts';

interface SuppressFormProps {
  texts: FindingTexts;
  onReason(reason: string): void;
  onCancel(): void;
}

/** Asks for the reason why a finding is accepted. Without a reason the finding is not suppressed. */
export function SuppressForm({ texts, onReason, onCancel }: SuppressFormProps) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const id = useId();
  return (
    <form
      className="gd-finding-suppress"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() === '') setMissing(true);
        else onReason(reason.trim());
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onCancel();
      }}
    >
      <input
        autoFocus
        className="gd-finding-input"
        value={reason}
        maxLength={200}
        placeholder={texts.suppressReason}
        aria-label={texts.suppressReason}
        aria-invalid={missing}
        aria-describedby={missing ? id : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <button type="submit" className="gd-tool" data-type="primary" data-size="small">
        {texts.confirm}
      </button>
      <button type="button" className="gd-tool" data-type="default" data-size="small" onClick={onCancel}>
        {texts.cancel}
      </button>
      {missing && (
        <p id={id} role="alert">
          {texts.reasonNeeded}
        </p>
      )}
    </form>
  );
}
