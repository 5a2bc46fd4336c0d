import type { calls, CallResult } from '@gongdi/api';
import { fill, SITTING } from '@gongdi/domain';
import { Button, Tag } from 'antd';
import type { ReactNode } from 'react';
import { useExamText } from '../text/index.ts';
import { usePrintCertificate } from './use-print.ts';

type Outcome = CallResult<typeof calls.exam.handIn>;

/** What came of an exam, in figures that are read across a table. */
export function OutcomeView({ outcome, name, children }: { outcome: Outcome; name: string; children?: ReactNode }) {
  const text = useExamText();
  const print = usePrintCertificate();
  const { id, status, score, total_points, result, certificate_number } = outcome;
  if (status !== SITTING.marked)
    return (
      <section className="gd-sit-end" role="status">
        <h1>{text.toMark}</h1>
        {children}
      </section>
    );
  const passed = result === 1;
  return (
    <section className="gd-sit-end" role="status">
      <Tag color={passed ? 'success' : 'error'}>{passed ? text.passed : text.failed}</Tag>
      <div className="gd-sit-score">{fill(text.score, { score: score ?? 0 })}</div>
      <div>{fill(text.of, { points: total_points ?? 0 })}</div>
      {certificate_number && (
        <>
          <div>{fill(text.certificate, { number: certificate_number })}</div>
          <Button size="large" onClick={() => void print(id, `${certificate_number}_${name}`)}>
            {text.print}
          </Button>
        </>
      )}
      {children}
    </section>
  );
}
