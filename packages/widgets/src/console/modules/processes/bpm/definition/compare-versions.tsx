import { calls, type ProcessDefinition } from '@gongdi/api';
import { CHANGE_NAMES, compareModels, elementChanges, readModel, type ElementChange } from '@gongdi/bpmn';
import { fill } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Select, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import { useConsole, useLang } from '../../../../ground/context/console-context.tsx';
import { useBpmText } from '../text/index.ts';
import { inOrder, usualOther } from './version-pair.ts';
import { useTimes } from '../../../../../kit/clock/index.ts';

/** Maximum number of versions offered: nobody looks further back. */
const VERSIONS = 100;
const COLORS = { added: 'success', changed: 'warning', removed: 'error', moved: 'default' } as const;

/** Shows the differences between two versions, element by element, like the comparison in the designer. */
export function CompareVersions({ definition }: { definition: ProcessDefinition }) {
  const { dateTime } = useTimes();
  const { client } = useConsole();
  const text = useBpmText();
  const [chosen, setChosen] = useState<string | null>(null);
  const versions = useQuery({
    queryKey: ['bpm-definitions', 'versions', definition.key],
    queryFn: async ({ signal }) => {
      const query = { key: definition.key, page: 1, page_size: VERSIONS };
      const { list } = await client.call(calls.workflow.definitionPage, { query }, { signal, quiet: true });
      return list.filter((one) => one.key === definition.key && one.id !== definition.id);
    },
  });
  const others = versions.data ?? [];
  const otherId = chosen ?? usualOther(definition, others)?.id ?? null;
  const { earlier, later } = inOrder(
    definition,
    others.find((one) => one.id === otherId),
  );
  const changes = useQuery({
    queryKey: ['bpm-definitions', 'compare', earlier.id, later?.id],
    enabled: later !== undefined,
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<ElementChange[] | null> => {
      const [before, after] = await Promise.all(
        [earlier.id, later!.id].map(async (id) => {
          const xml = await client.call(calls.workflow.definitionXml, { query: { id } }, { signal, quiet: true });
          return (await readModel(xml, { trackLoss: false })).model;
        }),
      );
      return before && after ? elementChanges(compareModels(before, after)) : null;
    },
  });
  const name = (one: ProcessDefinition) =>
    fill(text.definitionVersionName, { version: one.version, time: dateTime(one.deployment_time) });
  if (versions.isPending) return <Skeleton active />;
  if (others.length === 0) return <Alert type="info" showIcon title={text.compareNone} />;
  return (
    <div className="gd-console-compare-versions">
      <label>
        <span>{text.definitionCompare}</span>
        <Select
          style={{ minWidth: 260 }}
          aria-label={text.definitionCompare}
          value={otherId}
          options={others.map((one) => ({ value: one.id, label: name(one) }))}
          onChange={setChosen}
        />
      </label>
      {later && (
        <p>
          {text.compareBefore} {name(earlier)} → {text.compareAfter} {name(later)}
        </p>
      )}
      {changes.isFetching && <Skeleton active />}
      {(changes.isError || changes.data === null) && <Alert type="error" showIcon title={text.compareFailed} />}
      {changes.data && <ChangeList changes={changes.data} />}
    </div>
  );
}

/** The changed elements; elements that only moved are counted where nothing else has changed. */
function ChangeList({ changes }: { changes: readonly ElementChange[] }) {
  const text = useBpmText();
  const lang = useLang();
  const listed = changes.filter((one) => one.kind !== 'moved');
  const moved = changes.length - listed.length;
  if (listed.length === 0)
    return (
      <Alert type="info" showIcon title={moved > 0 ? fill(text.compareLayout, { count: moved }) : text.compareSame} />
    );
  return (
    <>
      <p role="status">{fill(text.compareCount, { count: listed.length })}</p>
      <ul className="gd-console-changes">
        {listed.map((one) => (
          <li key={`${one.kind} ${one.id}`}>
            <Tag color={COLORS[one.kind]}>{CHANGE_NAMES[one.kind][lang]}</Tag>
            {one.title[lang]} <code>{one.id}</code>
            {one.details.map((detail) => (
              <small key={detail.en}>{detail[lang]}</small>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
