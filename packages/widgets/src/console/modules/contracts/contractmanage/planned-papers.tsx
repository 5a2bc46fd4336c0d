import { calls } from '@gongdi/api';
import { contractmanage, fill, money } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Modal, Skeleton } from 'antd';
import { Link } from 'react-router';
import { useContractsText } from '../../../generic/contracts/text/index.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../../ground/page/way-back.ts';
import { Unread } from '../../../ground/status/unread.tsx';

/** A planned figure of the cash flow. */
export interface Planned {
  month: string;
  /** Value of the dictionary `contract_direction`. */
  direction: number;
  label: string;
}

interface PlannedPapersProps {
  planned: Planned;
  project_id?: string;
  onClose: () => void;
}

/** The contracts and requests for funds that plan the money of a month, with their amounts. */
export function PlannedPapers({ planned: { month, direction, label }, project_id, onClose }: PlannedPapersProps) {
  const { client } = useConsole();
  const text = useContractsText();
  const query = {
    month,
    contract_direction: direction === 1 ? ('1' as const) : ('2' as const),
    ...(project_id && { project_id }),
  };
  const { data, error, refetch } = useQuery({
    queryKey: ['list', contractmanage.name, 'planned', query],
    queryFn: ({ signal }) => client.call(calls.contracts.cashPlan, { query }, { signal, quiet: true }),
    staleTime: 0,
  });
  return (
    <Modal open title={fill(text.plannedOf, { month, what: label })} footer={null} onCancel={onClose}>
      {!data && (error ? <Unread error={error} retry={() => void refetch()} /> : <Skeleton active />)}
      {data && (
        <>
          <div className="gd-figures-records">
            <table>
              <thead>
                <tr>
                  <th scope="col">{text.paper}</th>
                  <th scope="col" className="gd-contracts-amount">
                    {text.paperAmount}
                  </th>
                </tr>
              </thead>
              <tbody>
                {data.papers.map(({ resource, id, title, amount }) => (
                  <tr key={id}>
                    <td>
                      <Link to={`/${resource}/detail?id=${encodeURIComponent(id)}`} state={COMES_BACK}>
                        {title}
                      </Link>
                    </td>
                    <td className="gd-contracts-amount">{money(amount)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {data.more && <p>{text.morePapers}</p>}
        </>
      )}
    </Modal>
  );
}
