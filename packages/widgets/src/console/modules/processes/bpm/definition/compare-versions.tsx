import { calls, type ProcessDefinition } from '@gongdi/api';
import { CHANGE_NAMES, compareModels, elementChanges, readModel, type ElementChange } from '@gongdi/bpmn';
import { fill } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Select, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import { useConsole, useLang } from '../../../../ground/context/console-context.tsx';
import { useBpmText } from '../text/index.ts';
import { useTimes } from '../../../../../kit/clock/index.ts';

/** As many versions as anybody looks back. */
const VERSIONS = 100;
const COLORS = { added: 'success', changed: 'warning', removed: 'error', moved: 'default' } as const;

/** What a version says differently from another one, element by element, as the designer's comparison does. */
export function CompareVersions({ definition }: { definition: ProcessDefinition }) {
  const { dateTime } = useTimes();
  const { client } = useConsole();
  const text = useBpmText();
  const lang = useLang();
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
  // The one before it, else the nearest after it.
  const usual = others.filter((one) => one.version < definition.version).sort((a, b) => b.version - a.version)[0];
  const otherId = chosen ?? (usual ?? others.at(-1))?.id ?? null;
  const other = others.find((one) => one.id === otherId);
  const earlier = other && other.version < definition.version ? other : definition;
  const later = earlier === definition ? other : definition;
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
  const found = changes.data;
  const moved = found?.filter((one) => one.kind === 'moved').length ?? 0;
  const told = found?.filter((one) => one.kind !== 'moved') ?? [];
  return (
    <div className="gd-compare-versions">
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
      {(changes.isError || found === null) && <Alert type="error" showIcon title={text.compareFailed} />}
      {found && told.length === 0 && (
        <Alert type="info" showIcon title={moved > 0 ? fill(text.compareLayout, { count: moved }) : text.compareSame} />
      )}
      {told.length > 0 && (
        <>
          <p role="status">{fill(text.compareCount, { count: told.length })}</p>
          <ul className="gd-changes">
            {told.map((one) => (
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
      )}
    </div>
  );
}
