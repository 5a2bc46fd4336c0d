import { calls } from '@gongdi/api';
import { fill, grade, textOf, trade as tradeDictionary, type FileItem } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useDictionaries } from '../../../../../kit/data/index.ts';
import { useContent } from '../../../../../kit/preview/content/use-content.ts';
import { QrCode } from '../../../../../kit/qr-code/index.ts';
import { useSheet } from '../../../../../kit/shadow/index.ts';
import { useConsole, useLang } from '../../../../ground/context/console-context.tsx';
import { useRecordName } from '../../../../ground/page/use-open-pages.ts';
import { FailurePanel } from '../../../../ground/status/failure-panel.tsx';
import { PageLoading } from '../../../../ground/status/page-loading.tsx';
import { useExamText } from '../text/index.ts';
import css from './certificate-sheet.css?inline';
import { usePrintCertificate } from './use-print.ts';

/** `/grade/certificate?id=…`: the certificate of a passed exam on A5, which the browser prints or saves as PDF. */
export function CertificatePage() {
  const [params] = useSearchParams();
  const id = params.get('id');
  return id === null ? <Navigate to="/404" replace /> : <Certificate key={id} id={id} />;
}

function Certificate({ id }: { id: string }) {
  useSheet(css);
  const { client } = useConsole();
  const lang = useLang();
  const text = useExamText();
  const dictionaries = useDictionaries();
  const save = usePrintCertificate();
  const { data, error, refetch } = useQuery({
    queryKey: ['detail', grade.name, id, 'certificate'],
    queryFn: ({ signal }) => client.call(calls.exam.certificateFacts, { params: { id } }, { signal, quiet: true }),
  });
  useRecordName(data?.certificate_number);
  if (error) return <FailurePanel error={error} retry={() => void refetch()} />;
  if (!data) return <PageLoading />;
  const trade = dictionaries.of(tradeDictionary.dict_type).entries.find(({ value }) => value === data.trade);
  return (
    <div className="gd-certificate-sheet">
      <div className="gd-certificate-sheet-tools">
        <Link to={`/${grade.name}/detail?id=${encodeURIComponent(id)}`}>{text.certificateBack}</Link>
        <span>
          <Button onClick={() => void save(id, `${data.certificate_number}_${data.person_name}`)}>
            {text.certificateWord}
          </Button>
          <Button type="primary" onClick={() => window.print()}>
            {text.certificatePrint}
          </Button>
        </span>
      </div>
      <article>
        <h1>{text.certificateTitle}</h1>
        <div className="gd-certificate-sheet-body">
          <p>
            {fill(text.certificateBody, {
              name: data.person_name,
              trade: trade ? fill(text.certificateTrade, { trade: textOf(trade.label, lang) }) : '',
              day: data.day,
              paper: data.paper_name,
              score: data.score ?? '',
              total: data.total_points ?? '',
            })}
          </p>
          <Photograph file={data.photo} />
        </div>
        <footer>
          <dl>
            <dt>{text.certificateNumber}</dt>
            <dd>{data.certificate_number}</dd>
            <dt>{text.certificateUntil}</dt>
            <dd>{data.certificate_until ?? text.certificateAlways}</dd>
            <dt>{text.certificateBy}</dt>
            <dd>{fill(text.certificateStamp, { company: data.company })}</dd>
            <dt>{text.certificateOn}</dt>
            <dd>{data.day}</dd>
          </dl>
          <figure>
            <QrCode value={data.address} label={text.certificateCheck} size={96} />
            <figcaption>{text.certificateCheck}</figcaption>
          </figure>
        </footer>
      </article>
    </div>
  );
}

/** The photograph of the person; without one, a frame to paste it into. */
function Photograph({ file }: { file: FileItem | null }) {
  const { certificatePhoto } = useExamText();
  const content = useContent(file ?? undefined);
  if (file && content.state === 'ready') return <img src={content.src} alt={certificatePhoto} />;
  return <div className="gd-certificate-sheet-photo">{certificatePhoto}</div>;
}
