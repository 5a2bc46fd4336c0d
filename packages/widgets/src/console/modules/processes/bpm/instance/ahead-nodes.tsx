import { calls, type CallResult } from '@gongdi/api';
import type { FormValues } from '@gongdi/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Steps, Tag } from 'antd';
import { useRef } from 'react';
import { useDebounced } from '../../../../../kit/frame/use-debounced.ts';
import { useNarrow } from '../../../../../kit/layout/use-narrow.ts';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { useApprovalText } from '../approval/text/index.ts';

type Node = CallResult<typeof calls.workflow.instanceNextNodes>[number];

interface AheadNodesProps {
  definition_id?: string;
  task_id?: string;
  values: FormValues;
}

/** Below this width the steps are shown vertically, px. */
const NARROW = 600;

/** Pause in typing after which the request is sent, ms. */
const STILL = 600;

/**
 * Shows who would decide next with the present values. Nothing is shown while the form is incomplete, because the
 * server cannot compute it then.
 */
export function AheadNodes({ definition_id, task_id, values }: AheadNodesProps) {
  const { client } = useConsole();
  const held = useDebounced(values, STILL);
  const ahead = useQuery({
    queryKey: ['ahead', definition_id, task_id, held],
    queryFn: ({ signal }) => {
      const body = { process_definition_id: definition_id, task_id, variables: held as never };
      return client.call(calls.workflow.instanceNextNodes, { body }, { signal, quiet: true });
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (!ahead.data || ahead.data.length === 0) return null;
  return <AheadList nodes={ahead.data} />;
}

/** Nodes that come next, with the people who would get their tasks. */
export function AheadList({ nodes }: { nodes: readonly Node[] }) {
  const text = useApprovalText();
  const box = useRef<HTMLElement>(null);
  const narrow = useNarrow(box, NARROW);
  return (
    <section className="gd-data-panel" ref={box}>
      <div className="gd-data-panel-title">
        <h2>{text.ahead}</h2>
      </div>
      <Steps
        size="small"
        current={-1}
        orientation={narrow ? 'vertical' : 'horizontal'}
        items={nodes.map((node) => ({
          key: node.key,
          status: 'wait' as const,
          title: node.name,
          content: (
            <>
              {node.users.length > 0 ? node.users.map((one) => one.nickname).join('、') : text.aheadNobody}
              {node.multiple && <Tag>{text.all}</Tag>}
            </>
          ),
        }))}
      />
    </section>
  );
}
