import { calls } from '@gongdi/api';
import { contractbill, contractcost, contractmanage, money, sumFen, fenOf, yuanOf } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { Link } from 'react-router';
import { useSheet } from '../../../../kit/shadow/index.ts';
import css from '../../../generic/contracts/contracts.css?inline';
import { listOf } from '../../../generic/contracts/lists.ts';
import { useContractsText } from '../../../generic/contracts/text/index.ts';
import { useFigures } from '../../../generic/figures/use-figures.ts';
import type { ScreenRowProps } from '../../../generic/resource/screen/screen.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../../ground/page/way-back.ts';
import { Unread } from '../../../ground/status/unread.tsx';

/** The contracts that the sums of a cost item come from; each figure opens its items of the bill. */
export default function CostContracts({ row }: ScreenRowProps) {
  useFigures();
  useSheet(css);
  const { client } = useConsole();
  const text = useContractsText();
  const { data, error, refetch } = useQuery({
    queryKey: ['list', contractcost.name, 'contracts', row.id, row['version']],
    queryFn: ({ signal }) =>
      client.call(calls.contracts.costContracts, { query: { id: row.id } }, { signal, quiet: true }),
    staleTime: 0,
  });
  if (!data) return error ? <Unread error={error} retry={() => void refetch()} /> : <Skeleton active />;
  if (data.contracts.length === 0) return null;
  const items = (contract_id: string) =>
    listOf(contractbill.name, { contract_id, cost_item: String(row['cost_item']) });
  const sum = (key: 'committed' | 'actual') => money(yuanOf(sumFen(data.contracts.map((one) => fenOf(one[key])))));
  return (
    <section className="gd-data-panel gd-contracts-panel" aria-label={text.costFrom}>
      <h2 className="gd-data-panel-title">{text.costFrom}</h2>
      <div className="gd-figures-scroll">
        <table className="gd-figures-table gd-contracts-table gd-figures-stacked">
          <thead>
            <tr>
              <th scope="col" className="gd-figures-named">
                {text.contract}
              </th>
              <th scope="col">{text.committed}</th>
              <th scope="col">{text.actual}</th>
            </tr>
          </thead>
          <tbody>
            {data.contracts.map(({ contract_id, contract_name, committed, actual }) => (
              <tr key={contract_id}>
                <th scope="row">
                  <Link to={`/${contractmanage.name}/detail?id=${contract_id}`} state={COMES_BACK}>
                    {contract_name}
                  </Link>
                </th>
                {[committed, actual].map((value, at) => (
                  <td key={at}>
                    <Link to={items(contract_id)} state={COMES_BACK}>
                      {money(value)}
                    </Link>
                  </td>
                ))}
              </tr>
            ))}
            <tr className="gd-contracts-sum">
              <th scope="row">{text.total}</th>
              <td>{sum('committed')}</td>
              <td>{sum('actual')}</td>
            </tr>
          </tbody>
        </table>
      </div>
      {data.more && <p>{text.moreContracts}</p>}
    </section>
  );
}
