import { calls } from '@gongdi/api';
import { fill, filesIn, floorplan, permission } from '@gongdi/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Alert, Button, Checkbox, Empty, Space } from 'antd';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useConsole, usePermissions } from '../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../ground/page/way-back.ts';
import { useRecord } from '../use-record.ts';
import { keyOf, PIN_KINDS, pointsOf, RESOURCE_OF, type Pin, type PinKind } from './pins.ts';
import { PlanSheet } from './plan-sheet.tsx';
import { useFloorPlanText } from './text/index.ts';

interface PlanGroundProps {
  plan_id: string;
  /** Kinds that a tap adds, each with what its form begins with beyond the place. */
  adds: Partial<Record<PinKind, Readonly<Record<string, string>>>>;
  /** Kinds that are hidden until somebody asks for them. */
  hides?: readonly PinKind[];
}

const NOTHING: readonly PinKind[] = [];
const NONE: ReadonlySet<string> = new Set();
const NO_PINS: readonly Pin[] = [];

/** A plan as working ground: what is marked on it, and taps that begin a new record at their place. */
export function PlanGround({ plan_id, adds, hides = NOTHING }: PlanGroundProps) {
  const { client } = useConsole();
  const text = useFloorPlanText();
  const plan = useRecord(floorplan, plan_id);
  const [hidden, setHidden] = useState<readonly PinKind[]>(hides);
  const pins = useQuery({
    queryKey: ['record', floorplan.name, plan_id, 'pins'],
    queryFn: ({ signal }) => client.call(calls.measure.pins, { params: { id: plan_id } }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const all = pins.data?.pins ?? NO_PINS;
  const shown = useMemo(() => all.filter(({ kind }) => !hidden.includes(kind)), [all, hidden]);
  const file = filesIn(plan.data?.['drawing'])[0];
  const kinds = PIN_KINDS.filter((kind) => all.some((one) => one.kind === kind));
  return (
    <section className="gd-data-panel gd-floorplan" aria-label={text.title}>
      <h2 className="gd-data-panel-title">{text.title}</h2>
      {pins.error && <Alert type="error" showIcon title={text.failed} description={pins.error.message} />}
      <div className="gd-floorplan-bar">
        {kinds.map((kind) => (
          <Checkbox
            key={kind}
            checked={!hidden.includes(kind)}
            onChange={({ target }) =>
              setHidden(target.checked ? hidden.filter((one) => one !== kind) : [...hidden, kind])
            }
          >
            {`${text[kind]} ${all.filter((one) => one.kind === kind).length}`}
          </Checkbox>
        ))}
        {all.length > 0 && <small>{text.red}</small>}
      </div>
      {file && <Marked key={file.id} plan_id={plan_id} plan={plan.data!} file={file} pins={shown} adds={adds} />}
      {pins.data?.more && <Alert type="info" showIcon title={fill(text.more, { count: calls.measure.PLAN_PINS })} />}
      {pins.data && all.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.none} />}
    </section>
  );
}

interface MarkedProps extends PlanGroundProps {
  plan: Readonly<Record<string, unknown>>;
  file: ReturnType<typeof filesIn>[number];
  pins: readonly Pin[];
}

const WORDS = { point: 'markPoint', correction: 'markCorrection', defect: 'markDefect' } as const;
/** Where a tap begins a record of each kind. */
const FORM_OF = { point: 'measure/enter', correction: 'qualitycorrection/add', defect: 'housedefect/add' } as const;

function Marked({ plan_id, plan, file, pins, adds }: MarkedProps) {
  const text = useFloorPlanText();
  const may = usePermissions();
  const navigate = useNavigate();
  const [selected, setSelected] = useState(NONE);
  const [placing, setPlacing] = useState<PinKind>();
  const points = useMemo(() => pointsOf(pins), [pins]);
  const levels = useMemo(() => new Map(pins.map((pin) => [keyOf(pin), pin.level])), [pins]);
  const chosen = pins.find((pin) => selected.has(keyOf(pin)));
  const offered = PIN_KINDS.filter((kind) => adds[kind] && may(permission(RESOURCE_OF[kind].name, 'add')));
  const begin = (kind: PinKind, { x, y }: { x: number; y: number }) => {
    const place = (value: number) => String(Math.round(value * 10_000) / 10_000);
    const query = new URLSearchParams({
      project_id: String(plan['project_id']),
      part_id: String(plan['part_id']),
      ...adds[kind],
      plan_id,
      pin_x: place(x),
      pin_y: place(y),
    });
    void navigate(`/${FORM_OF[kind]}?${query}`, { state: COMES_BACK });
  };
  return (
    <>
      {offered.length > 0 && (
        <Space wrap>
          <span>{text.mark}</span>
          {offered.map((kind) => (
            <Button key={kind} type={placing === kind ? 'primary' : 'default'} onClick={() => setPlacing(kind)}>
              {text[WORDS[kind]]}
            </Button>
          ))}
          {placing && <Button onClick={() => setPlacing(undefined)}>{text.stop}</Button>}
        </Space>
      )}
      <p className="gd-floorplan-chosen" role="status">
        {placing && fill(text.tap, { what: text[WORDS[placing]] })}
        {!placing && !chosen && pins.length > 0 && text.choose}
        {!placing && chosen && (
          <>
            <strong>{text[chosen.kind]}</strong>
            <span>{chosen.text}</span>
            <Link to={`/${RESOURCE_OF[chosen.kind].name}/detail?id=${chosen.id}`} state={COMES_BACK}>
              {text.open}
            </Link>
          </>
        )}
      </p>
      <PlanSheet
        file={file}
        page={Number(plan['page_number'] ?? 1)}
        points={points}
        levels={levels}
        selected={selected}
        onSelect={setSelected}
        placing={
          placing && {
            name: text[WORDS[placing]],
            onPlace: (at) => begin(placing, at),
            onCancel: () => setPlacing(undefined),
          }
        }
      />
    </>
  );
}
