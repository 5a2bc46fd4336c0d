import { calls, type ScannedMaterial } from '@gongdi/api';
import { fieldsOf, fileSize, fill, material } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Result } from 'antd';
import { useSearchParams } from 'react-router';
import { FieldValue } from '../../../../kit/detail/record-detail.tsx';
import { useTimes } from '../../../../kit/clock/index.ts';
import { useConsole, useLang } from '../../../ground/context/console-context.tsx';
import { PublicLayout } from '../../../ground/layout/public-layout.tsx';
import { useTitle } from '../../../ground/page/use-title.ts';
import { CodeAnswer } from '../../../ground/status/code-answer.tsx';
import { useMaterialCodeText } from './text/index.ts';

/** Interval between reads, ms. The file addresses in an answer expire after ten minutes. */
const REFRESH = 5 * 60_000;

/**
 * `/qrcode/material?id=…`: the public data of a material, for anybody who scans its code (console specification,
 * section 2.1).
 */
export function MaterialCodePage() {
  const { client } = useConsole();
  const text = useMaterialCodeText();
  const [params] = useSearchParams();
  const code = params.get('id') ?? '';
  const found = useQuery({
    queryKey: ['material-code', code],
    queryFn: ({ signal }) => client.call(calls.material.scannedMaterial, { params: { code } }, { signal, quiet: true }),
    enabled: code !== '',
    refetchInterval: REFRESH,
  });
  useTitle(found.data?.material_name, text.title);
  return (
    <PublicLayout title={text.title}>
      <CodeAnswer
        code={code}
        found={found}
        text={text}
        unknown={<Result status="404" title={text.notFound} subTitle={text.notFoundHint} />}
      >
        {(data) => <MaterialData material={data} at={found.dataUpdatedAt} />}
      </CodeAnswer>
    </PublicLayout>
  );
}

/** Fields in display order; their labels are those of the resource. */
const SHOWN = [
  'acceptance_status',
  'specification',
  'batch_number',
  'supplier_name',
  'quantity',
  'arrival_date',
  'position',
  'acceptance_opinion',
  'accepted_at',
] as const;

const FIELDS = new Map(fieldsOf(material).map((field) => [field.name, field]));

/** The public data of a material, and when it was read. */
function MaterialData({ material: found, at }: { material: ScannedMaterial; at: number }) {
  const { client } = useConsole();
  const lang = useLang();
  const text = useMaterialCodeText();
  const { dateTime } = useTimes();
  const unit = FIELDS.get('unit')!;
  return (
    <>
      <h1>{found.material_name}</h1>
      <section className="gd-data-panel">
        <dl className="gd-outside-facts">
          {SHOWN.map((name) => {
            const field = FIELDS.get(name)!;
            return (
              <div key={name} className="gd-outside-facts-line">
                <dt>{field.label[lang]}</dt>
                <dd>
                  <FieldValue field={field} value={found[name]} />
                  {name === 'quantity' && (
                    <>
                      {' '}
                      <FieldValue field={unit} value={found.unit} />
                    </>
                  )}
                </dd>
              </div>
            );
          })}
          <div className="gd-outside-facts-line">
            <dt>{text.project}</dt>
            <dd>{found.project_name}</dd>
          </div>
          <div className="gd-outside-facts-line">
            <dt>{text.papers}</dt>
            <dd>
              {found.certificates.length === 0 ? (
                text.noPapers
              ) : (
                <ul>
                  {found.certificates.map((file) => (
                    <li key={file.id}>
                      <a href={client.resolve(file.url)} target="_blank" rel="noopener noreferrer">
                        {file.name}
                      </a>{' '}
                      <small>{fileSize(file.size)}</small>
                    </li>
                  ))}
                </ul>
              )}
            </dd>
          </div>
        </dl>
      </section>
      <p className="gd-console-record-info">{fill(text.read, { at: dateTime(at) })}</p>
    </>
  );
}
