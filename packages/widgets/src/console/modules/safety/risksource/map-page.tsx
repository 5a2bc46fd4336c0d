import { resourceCalls } from '@gongdi/api';
import { fill, filesIn, floorplan, projectmanage, RISK, riskColour, risksource } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Empty, Form, Select, Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useWidget } from '../../../../kit/provider/index.ts';
import { ReferenceSelect } from '../../../../kit/record-form/reference-select.tsx';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { useMapConfig } from '../../../../map/use-map-config.ts';
import { PlanSheet } from '../../../generic/floor-plan/plan-sheet.tsx';
import { useConsole, useLang } from '../../../ground/context/console-context.tsx';
import { useTitle } from '../../../ground/page/use-title.ts';
import { COMES_BACK } from '../../../ground/page/way-back.ts';
import { useProject } from '../../../ground/project/project.ts';
import { Unread } from '../../../ground/status/unread.tsx';
import { useFigures } from '../../../generic/figures/use-figures.ts';
import { levelOf, mapPointsOf, planPointsOf, type MarkedRisk } from './marked-risks.ts';
import css from './riskmap.css?inline';
import { SiteMap } from './site-map.tsx';
import { useRiskText } from './text/index.ts';

/** Most risks that are drawn: the list is in the order of D. */
const MOST = 100;
const PLANS = 100;
const SITE = 'site';

/** `/risksource/map`: the risks of a project in four colours, on a floor plan or on the map of the site. */
export function MapPage() {
  useFigures();
  useSheet(css);
  const text = useRiskText();
  useTitle(text.title);
  const { client } = useConsole();
  const around = useProject();
  const [params, setParams] = useSearchParams();
  const project_id = params.get('project_id') ?? around;
  const ground = params.get('plan_id') ?? SITE;
  const plans = useQuery({
    queryKey: ['list', floorplan.name, 'of', project_id],
    queryFn: ({ signal }) =>
      client.call(
        resourceCalls(floorplan).list!,
        { query: { project_id: project_id!, plan_status: '1', page_size: PLANS } },
        { signal, quiet: true },
      ),
    enabled: Boolean(project_id),
  });
  const options = [
    { value: SITE, label: text.site },
    ...(plans.data?.list ?? []).map((plan) => ({ value: plan.id, label: plan['plan_name'] })),
  ];
  return (
    <section className="gd-console-page gd-data-panel gd-riskmap">
      <div className="gd-data-panel-title">
        <h2>{text.title}</h2>
      </div>
      <Form
        layout="inline"
        className="gd-figures-asked"
        key={`${project_id} ${ground}`}
        initialValues={{ project_id, ground }}
        onValuesChange={(changed: { project_id?: string; ground?: string }) => {
          const project = changed.project_id ?? (changed.ground ? project_id : undefined);
          setParams({
            ...(project && { project_id: project }),
            ...(changed.ground && changed.ground !== SITE && { plan_id: changed.ground }),
          });
        }}
      >
        <Form.Item name="project_id" label={text.project} className="gd-figures-choice">
          <ReferenceSelect of={projectmanage.name} aria-label={text.project} placeholder={text.chooseProject} />
        </Form.Item>
        <Form.Item name="ground" label={text.ground} className="gd-figures-choice">
          <Select options={options} aria-label={text.ground} />
        </Form.Item>
      </Form>
      {project_id ? (
        <Risks
          key={`${project_id} ${ground}`}
          project_id={project_id}
          plan={plans.data?.list.find(({ id }) => id === ground)}
          site={ground === SITE}
        />
      ) : (
        <Empty description={text.chooseProject} />
      )}
    </section>
  );
}

interface RisksProps {
  project_id: string;
  plan: Record<string, unknown> | undefined;
  site: boolean;
}

function Risks({ project_id, plan, site }: RisksProps) {
  const { client } = useConsole();
  const text = useRiskText();
  const config = useMapConfig(useWidget().config);
  const [selected, setSelected] = useState<string | null>(null);
  const plan_id = plan ? String(plan['id']) : undefined;
  const found = useQuery({
    queryKey: ['list', risksource.name, 'map', project_id, plan_id],
    queryFn: ({ signal }) =>
      client.call(
        resourceCalls(risksource).list!,
        {
          query: {
            project_id,
            risk_status: String(RISK.controlled),
            page_size: MOST,
            sort: 'risk_value',
            order: 'desc',
            ...(plan_id && { plan_id }),
          },
        },
        { signal, quiet: true },
      ),
    enabled: site || plan_id !== undefined,
    staleTime: 0,
  });
  const risks = useMemo(() => (found.data?.list ?? []) as unknown as MarkedRisk[], [found.data]);
  const points = useMemo(() => planPointsOf(risks), [risks]);
  const levels = useMemo(() => new Map(risks.map(({ id, risk_colour }) => [id, levelOf(risk_colour)])), [risks]);
  const chosen = useMemo(() => new Set(selected ? [selected] : []), [selected]);
  if (!found.data)
    return found.error ? <Unread error={found.error} retry={() => void found.refetch()} /> : <Skeleton active />;
  const file = plan && filesIn(plan['drawing'])[0];
  const marked = site ? mapPointsOf(risks).map(({ id }) => id) : points.map(({ key }) => key);
  const shown = risks.filter(({ id }) => marked.includes(id));
  return (
    <>
      <Legend risks={shown} />
      {shown.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.none} />}
      <Chosen risk={shown.find(({ id }) => id === selected)} any={shown.length > 0} />
      {site && config !== undefined && (
        <div className="gd-riskmap-site">
          <SiteMap config={config} risks={risks} selected={selected} onSelect={setSelected} />
        </div>
      )}
      {!site && file && (
        <PlanSheet
          file={file}
          page={Number(plan['page_number'] ?? 1)}
          points={points}
          levels={levels}
          selected={chosen}
          onSelect={(keys) => setSelected([...keys][0] ?? null)}
        />
      )}
      {found.data.total > MOST && <Alert type="info" showIcon title={fill(text.first, { count: MOST })} />}
    </>
  );
}

/** The colours with the numbers of risks. */
function Legend({ risks }: { risks: readonly MarkedRisk[] }) {
  const lang = useLang();
  const text = useRiskText();
  return (
    <div className="gd-riskmap-legend">
      {riskColour.entries.map(({ value, label }) => (
        <span key={value}>
          <i className="gd-riskmap-swatch" data-colour={value} aria-hidden />
          {label[lang]} {fill(text.count, { count: risks.filter(({ risk_colour }) => risk_colour === value).length })}
        </span>
      ))}
    </div>
  );
}

function Chosen({ risk, any }: { risk: MarkedRisk | undefined; any: boolean }) {
  const lang = useLang();
  const text = useRiskText();
  return (
    <p className="gd-riskmap-chosen" role="status">
      {!risk && any && text.choose}
      {risk && (
        <>
          <strong>{risk.risk_name}</strong>
          <span>
            {riskColour.entries[risk.risk_colour - 1]!.label[lang]} · D = {risk.risk_value}
          </span>
          <Link to={`/${risksource.name}/detail?id=${risk.id}`} state={COMES_BACK}>
            {text.open}
          </Link>
        </>
      )}
    </p>
  );
}
