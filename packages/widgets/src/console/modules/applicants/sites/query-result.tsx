import type { FoundSubmission } from '@gongdi/api';
import { applicantView, fill, SUBMISSION, variantFieldOf } from '@gongdi/domain';
import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { RecordDetail } from '../../../../kit/detail/record-detail.tsx';
import { useTimes } from '../../../../kit/clock/index.ts';
import { useApplicantText } from './text/index.ts';
import type { ApplicantPageText } from './text/zh.ts';

type Said = { type: 'info' | 'success' | 'error' | 'warning'; text: keyof ApplicantPageText };

const STATES: Readonly<Record<number, Said>> = {
  [SUBMISSION.waiting]: { type: 'info', text: 'waiting' },
  [SUBMISSION.passed]: { type: 'success', text: 'passed' },
  [SUBMISSION.refused]: { type: 'error', text: 'refused' },
  [SUBMISSION.returned]: { type: 'warning', text: 'returned' },
};

/** State of a submission, the comment of the review, and its fields with personal data masked. */
export function QueryResult({ found, onCorrect }: { found: FoundSubmission; onCorrect: () => void }) {
  const text = useApplicantText();
  const { dateTime } = useTimes();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { type, text: sentence } = STATES[found.status] ?? STATES[SUBMISSION.waiting]!;
  const opinion = found.record['review_opinion'];
  return (
    <section className="gd-data-panel">
      <h2 className="gd-data-panel-title" ref={heading} tabIndex={-1}>
        {text.result}
      </h2>
      <Alert
        type={type}
        showIcon
        style={{ marginBottom: 16 }}
        title={text[sentence]}
        description={typeof opinion === 'string' ? fill(text.opinion, { opinion }) : undefined}
        action={
          found.correction && (
            <Button type="primary" onClick={onCorrect}>
              {text.correct}
            </Button>
          )
        }
      />
      <RecordDetail
        resource={applicantView(found.what, found.record[variantFieldOf(found.what) ?? ''])}
        record={found.record}
      />
      <p className="gd-console-record-info">
        {text.submittedAt} {dateTime(found.submitted_at)}
      </p>
    </section>
  );
}
