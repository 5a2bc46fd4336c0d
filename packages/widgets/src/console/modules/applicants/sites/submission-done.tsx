import { Button, Result, Space } from 'antd';
import { useEffect, useRef } from 'react';
import { useHref, useNavigate } from 'react-router';
import { CopyText } from '../../../../kit/copy/copy-text.tsx';
import { QrCode } from '../../../../kit/qr-code/index.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';
import type { Site } from './site-frame.tsx';
import { useApplicantText } from './text/index.ts';

interface SubmissionDoneProps {
  site: Site;
  number: string;
  title: string;
  /** Shows the state of the submission; absent: the query page is opened. */
  onQuery?: () => void;
}

/** Shown after a submission: its number to copy, and a QR code that opens the query page. */
export function SubmissionDone({ site, number, title, onQuery }: SubmissionDoneProps) {
  const { standalone, config } = useConsole();
  const text = useApplicantText();
  const navigate = useNavigate();
  const box = useRef<HTMLElement>(null);
  const path = `/${site.name}/query?number=${encodeURIComponent(number)}`;
  const here = useHref(path);
  const address = new URL(standalone ? here : path, standalone ? location.href : config.baseUrl || location.origin)
    .href;
  const toQuery = () => {
    onQuery?.();
    void navigate(path, { replace: onQuery !== undefined });
  };
  // The form that had the focus was removed.
  useEffect(() => box.current?.focus(), []);
  return (
    <section className="gd-data-panel gd-outside-done" ref={box} tabIndex={-1} aria-label={title}>
      <Result status="success" title={title} subTitle={text.doneHint} />
      <span>{text.number}</span>
      <CopyText className="gd-outside-done-number">{number}</CopyText>
      <figure>
        <QrCode value={address} label={text.codeLabel} size={180} />
        <figcaption>{text.codeHint}</figcaption>
      </figure>
      <Space wrap>
        <Button onClick={() => void navigate(`/${site.name}`)}>{text.toHome}</Button>
        <Button type="primary" onClick={toQuery}>
          {text.toQuery}
        </Button>
      </Space>
    </section>
  );
}
