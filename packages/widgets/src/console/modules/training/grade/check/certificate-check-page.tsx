import { calls, type CallResult } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Result } from 'antd';
import { useSearchParams } from 'react-router';
import { useTimes } from '../../../../../kit/clock/index.ts';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { PublicLayout } from '../../../../ground/layout/public-layout.tsx';
import { useTitle } from '../../../../ground/page/use-title.ts';
import { CodeAnswer } from '../../../../ground/status/code-answer.tsx';
import { useCheckText } from './text/index.ts';

/** `/qrcode/certificate?id=…`: whether a printed certificate is real and good, for anybody who scans its code. */
export function CertificateCheckPage() {
  const { client } = useConsole();
  const text = useCheckText();
  const [params] = useSearchParams();
  const code = params.get('id') ?? '';
  const found = useQuery({
    queryKey: ['certificate-check', code],
    queryFn: ({ signal }) => client.call(calls.exam.checkCertificate, { params: { code } }, { signal, quiet: true }),
    enabled: code !== '',
    retry: false,
  });
  useTitle(text.title);
  return (
    <PublicLayout title={text.title}>
      <CodeAnswer
        code={code}
        found={found}
        text={text}
        unknown={<Result status="error" title={text.unknown} subTitle={text.unknownHint} />}
      >
        {(data) => <Facts found={data} at={found.dataUpdatedAt} />}
      </CodeAnswer>
    </PublicLayout>
  );
}

function Facts({ found, at }: { found: CallResult<typeof calls.exam.checkCertificate>; at: number }) {
  const text = useCheckText();
  const { dateTime } = useTimes();
  const facts: [string, string][] = [
    [text.number, found.certificate_number],
    [text.person, found.person_name],
    ...(found.trade === null ? [] : [[text.trade, found.trade] as [string, string]]),
    [text.paper, found.paper_name],
    [text.company, found.company],
    [text.passed, found.passed_on],
    [text.until, found.valid_until ?? text.always],
  ];
  return (
    <>
      <h1>{text.heading}</h1>
      <Alert
        type={found.valid ? 'success' : 'error'}
        showIcon
        title={found.valid ? text.valid : text.expired}
        description={text.compare}
      />
      <section className="gd-data-panel">
        <dl className="gd-outside-facts">
          {facts.map(([label, value]) => (
            <div key={label} className="gd-outside-facts-line">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p className="gd-console-record-info">{fill(text.read, { at: dateTime(at) })}</p>
    </>
  );
}
