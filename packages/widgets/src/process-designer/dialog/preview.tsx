import { useMemo, useState } from 'react';
import type { Texts } from '../text/index.ts';
import type { PreviewKind } from './dialogs.ts';
import { highlight } from './highlight.ts';
import { Modal } from './modal.tsx';
import { xmlToJson } from './xml-to-json.ts';

interface PreviewProps {
  kind: PreviewKind;
  xml: string;
  texts: Texts;
  onClose(): void;
}

/** Shows the document as it would be saved, read only, to look at and copy. */
export function Preview({ kind, xml, texts, onClose }: PreviewProps) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const text = useMemo(() => (kind === 'xml' ? xml : JSON.stringify(xmlToJson(xml), null, 2)), [kind, xml]);
  const parts = useMemo(() => highlight(text, kind), [text, kind]);
  const title = kind === 'xml' ? texts.previewXml : texts.previewJson;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <Modal className="gd-dialog-preview" label={title} onClose={onClose}>
      <header>
        <h2>{title}</h2>
        <span role="status">{copied === null ? '' : copied ? texts.copied : texts.copyFailed}</span>
        <button type="button" className="gd-tool" data-type="default" data-size="small" onClick={() => void copy()}>
          {texts.copy}
        </button>
        <button type="button" className="gd-tool" data-type="default" data-size="small" onClick={onClose}>
          {texts.close}
        </button>
      </header>
      <pre tabIndex={0} aria-label={title}>
        {parts.map(({ at, kind: part, text: piece }) =>
          part ? (
            <span key={at} data-part={part}>
              {piece}
            </span>
          ) : (
            piece
          ),
        )}
      </pre>
    </Modal>
  );
}
