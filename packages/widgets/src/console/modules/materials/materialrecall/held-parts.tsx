import { calls } from '@gongdi/api';
import { materialrecall, materialUnit, materialuse } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Empty, Pagination, Skeleton } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSheet } from '../../../../kit/shadow/index.ts';
import type { ScreenRow, ScreenRowProps } from '../../../generic/resource/screen/screen.ts';
import { useConsole, useLang } from '../../../ground/context/console-context.tsx';
import css from '../../../generic/materials/materials.css?inline';
import { useFigures } from '../../../generic/figures/use-figures.ts';
import { useMaterialsText } from '../../../generic/materials/text/index.ts';

type Held = calls.material.HeldPart;

const PAGE = 20;

/** Every part that holds material of a recalled batch, and what is left of it. */
export default function HeldParts({ row }: ScreenRowProps) {
  useFigures();
  useSheet(css);
  const { client } = useConsole();
  const text = useMaterialsText();
  const [page, setPage] = useState(1);
  const { data, error, isPending } = useQuery({
    queryKey: ['record', materialrecall.name, row.id, 'parts', page],
    queryFn: ({ signal }) =>
      client.call(
        calls.material.recalledParts,
        { params: { id: row.id }, query: { page, page_size: PAGE } },
        { signal, quiet: true },
      ),
    staleTime: 0,
  });
  return (
    <section className="gd-data-panel gd-materials-panel" aria-label={text.heldTitle}>
      <h2 className="gd-data-panel-title">
        {text.heldTitle} <small>{text.heldAbout}</small>
      </h2>
      {error && <Alert type="error" showIcon title={error.message} />}
      {isPending && <Skeleton active />}
      {data && (
        <>
          <dl className="gd-figures-sums">
            <Sum label={text.batches} value={data.batches} />
            <Sum label={text.stock} value={data.stock} />
            <Sum label={text.parts} value={data.total} />
          </dl>
          {data.total === 0 ? (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.noParts} />
          ) : (
            <Parts list={data.list} recall={row} />
          )}
          {data.total > PAGE && (
            <Pagination
              className="gd-materials-pages"
              size="small"
              current={page}
              pageSize={PAGE}
              total={data.total}
              showSizeChanger={false}
              onChange={setPage}
            />
          )}
        </>
      )}
    </section>
  );
}

const Sum = ({ label, value }: { label: string; value: number }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

function Parts({ list, recall }: { list: readonly Held[]; recall: ScreenRow }) {
  const lang = useLang();
  const text = useMaterialsText();
  const uses = (part_id: string) => {
    const query = new URLSearchParams({
      part_id,
      batch_number: String(recall['batch_number']),
      supplier_name: String(recall['supplier_name']),
    });
    return `/${materialuse.name}?${query.toString()}`;
  };
  const unitOf = (unit: number) => materialUnit.entries.find(({ value }) => value === unit)?.label[lang] ?? '';
  return (
    <div className="gd-materials-scroll">
      <table>
        <thead>
          <tr>
            <th>{text.part}</th>
            <th>{text.project}</th>
            <th className="gd-materials-number">{text.quantity}</th>
            <th>{text.days}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((one) => (
            <tr key={`${one.part_id} ${String(one.unit)}`}>
              <td>
                <Link to={uses(one.part_id)}>{one.part_name}</Link>
              </td>
              <td>{one.project_name}</td>
              <td className="gd-materials-number">
                {one.used_quantity} {unitOf(one.unit)}
              </td>
              <td>{one.first_on === one.last_on ? one.first_on : `${one.first_on} ~ ${one.last_on}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
