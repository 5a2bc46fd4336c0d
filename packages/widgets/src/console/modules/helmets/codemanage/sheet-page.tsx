import { calls, resourceCalls } from '@gongdi/api';
import { codemanage, fill, HELMET_CODE, helmetcode, type RowOf } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { Link, Navigate, useSearchParams } from 'react-router';
import { QrCode } from '../../../../kit/qr-code/index.ts';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { useAddress } from '../../../generic/resource/code/use-address.ts';
import { useRecord } from '../../../generic/use-record.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { useRecordName } from '../../../ground/page/use-open-pages.ts';
import { FailurePanel } from '../../../ground/status/failure-panel.tsx';
import { PageLoading } from '../../../ground/status/page-loading.tsx';
import css from './code-sheet.css?inline';
import { useCodeSheetText } from './text/index.ts';

/** Codes of a batch at most, in one answer. */
const ALL = 1000;
const SIZE = 128;

/** The sheet with the unused codes of a batch, made for printing. What is used or void is not printed again. */
export function SheetPage() {
  const [params] = useSearchParams();
  const id = params.get('id');
  return id === null ? <Navigate to="/404" replace /> : <Sheet key={id} id={id} />;
}

function Sheet({ id }: { id: string }) {
  useSheet(css);
  const { client } = useConsole();
  const text = useCodeSheetText();
  const batch = useRecord(codemanage, id);
  const project_id = batch.data?.['project_id'] as string | undefined;
  const codes = useQuery({
    queryKey: ['list', helmetcode.name, 'sheet', id],
    queryFn: ({ signal }) =>
      client.call(
        resourceCalls(helmetcode).list!,
        { query: { batch_id: id, status: String(HELMET_CODE.unused), page_size: ALL } },
        { signal, quiet: true },
      ),
    staleTime: 0,
  });
  const brand = useQuery({
    queryKey: ['brand', project_id],
    queryFn: ({ signal }) => client.call(calls.company.brand, { query: { project_id } }, { signal, quiet: true }),
    enabled: project_id !== undefined,
    retry: false,
  });
  const name = batch.data?.['batch_name'] as string | undefined;
  useRecordName(name);
  const failed = batch.error ?? codes.error;
  if (failed) return <FailurePanel error={failed} retry={() => void (batch.error ? batch : codes).refetch()} />;
  if (!batch.data || !codes.data || brand.isLoading) return <PageLoading />;
  const { list } = codes.data;
  return (
    <div className="gd-console-page">
      <div className="gd-code-sheet-tools">
        <Link to={`/${codemanage.name}/detail?id=${id}`}>{text.back}</Link>
        <strong>{fill(text.count, { name: name ?? '', count: list.length })}</strong>
        <Button type="primary" disabled={list.length === 0} onClick={() => window.print()}>
          {text.print}
        </Button>
      </div>
      {list.length === 0 ? (
        <Alert type="info" showIcon title={text.none} />
      ) : (
        <ul className="gd-code-sheet-codes">
          {list.map((code) => (
            <Code key={code.id} code={code} owner={brand.data?.name ?? ''} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Code({ code, owner }: { code: RowOf<typeof helmetcode>; owner: string }) {
  const text = useCodeSheetText();
  const value = useAddress(`/${helmetcode.name}/detail?id=${encodeURIComponent(code.id)}`);
  return (
    <li>
      <QrCode value={value} label={fill(text.code, { number: code.code_text })} size={SIZE} />
      <strong>{code.code_text}</strong>
      {owner && <small>{owner}</small>}
    </li>
  );
}
