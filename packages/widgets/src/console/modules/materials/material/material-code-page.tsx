import { calls, CallFailure, type ScannedMaterial } from '@gongdi/api';
import { ERRORS, fieldsOf, fileSize, fill, material } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Button, Result } from 'antd';
import { useSearchParams } from 'react-router';
import { FieldValue } from '../../../../kit/detail/record-detail.tsx';
import { useTimes } from '../../../../kit/clock/index.ts';
import { useConsole, useLang } from '../../../ground/context/console-context.tsx';
import { PublicLayout } from '../../../ground/layout/public-layout.tsx';
import { useTitle } from '../../../ground/page/use-title.ts';
import { PageLoading } from '../../../ground/status/page-loading.tsx';
import { useMaterialCodeText } from './text/index.ts';

/** Interval between reads, ms. The file addresses in an answer expire after ten minutes. */
const REFRESH = 5 * 60_000;

/** Error codes shown as "not found"; an invalid code counts as not found. */
const MISSING: ReadonlySet<number> = new Set([ERRORS.notFound.code, ERRORS.invalid.code]);

/**
 * `/qrcode/material?id=…`: the public data of a material, for anybody who scans its code (console specification,
 * section 2.1).
 */
export function MaterialCodePage() {
  const { client } = useConsole();
  const text = useMaterialCodeText();
  const [params] = useSearchParams();
  const code = params.get('id') ?? '';
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery({
    queryKey: ['material-code', code],
    queryFn: ({ signal }) => client.call(calls.material.scannedMaterial, { params: { code } }, { signal, quiet: true }),
    enabled: code !== '',
    refetchInterval: REFRESH,
  });
  useTitle(data?.material_name, text.title);
  const body = () => {
    if (code === '') return <Result status="info" title={text.nothingAsked} />;
    if (data) return <MaterialData material={data} at={dataUpdatedAt} />;
    if (!error) return <PageLoading />;
    if (error instanceof CallFailure && MISSING.has(error.code))
      return <Result status="404" title={text.notFound} subTitle={text.notFoundHint} />;
    const retry = (
      <Button type="primary" loading={isFetching} onClick={() => void refetch()}>
        {text.retry}
      </Button>
    );
    return <Result status="error" title={text.failed} subTitle={error.message} extra={retry} />;
  };
  return <PublicLayout title={text.title}>{body()}</PublicLayout>;
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
