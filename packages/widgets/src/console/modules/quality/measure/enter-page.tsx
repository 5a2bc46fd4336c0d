import { CallFailure } from '@gongdi/api';
import { fieldsOf, fill, measure, MEASURE_KIND, permission } from '@gongdi/domain';
import { App, Button, Form } from 'antd';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTimes } from '../../../../kit/clock/index.ts';
import { FieldControl, wireProps } from '../../../../kit/record-form/control.tsx';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { useKeptForm } from '../../../generic/outbox/use-kept-form.ts';
import { useOnlyProject } from '../../../generic/project/use-only-project.ts';
import { useProjectFields } from '../../../generic/project/use-project-fields.ts';
import { useMarkStale, useRecord } from '../../../generic/use-record.ts';
import { showFailure } from '../../../generic/show-failure.ts';
import { useLang, usePermissions, useSession } from '../../../ground/context/console-context.tsx';
import { useLeaveGuard } from '../../../ground/page/leave-guard.tsx';
import { useTitle } from '../../../ground/page/use-title.ts';
import { useWayBack } from '../../../ground/page/way-back.ts';
import { NoPermission } from '../../../ground/status/no-permission.tsx';
import { PageLoading } from '../../../ground/status/page-loading.tsx';
import css from './enter.css?inline';
import { NumberPad } from './number-pad.tsx';
import { judgementOf, type Place, type Point } from './point.ts';
import { PointsOnPlan } from './points-on-plan.tsx';
import { ItemLimits, PointsSoFar } from './points-so-far.tsx';
import { readingOf } from './reading.ts';
import { useMeasureText } from './text/index.ts';
import { useStandards } from './use-standards.ts';

const HEAD = [
  'project_id',
  'part_id',
  'place',
  'standard_id',
  'design_value',
  'team_id',
  'tool_id',
  'rectifier_id',
  'plan_id',
] as const;
const FIELDS = new Map(fieldsOf(measure).map((field) => [field.name, field]));
/** Of a measurement that is measured again. */
const KEPT = ['project_id', 'part_id', 'place', 'standard_id', 'design_value', 'team_id', 'rectifier_id', 'plan_id'];

/** `/measure/enter`: points of one place after the other, number pad first; also without a network. */
export function EnterPage() {
  const [params] = useSearchParams();
  const may = usePermissions();
  const again = params.get('again');
  const earlier = useRecord(measure, again);
  const around = useProjectFields(measure);
  const { user } = useSession();
  const head = useMemo(() => {
    const named = Object.fromEntries(HEAD.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])));
    const before = Object.fromEntries(KEPT.map((name) => [name, earlier.data?.[name] ?? undefined]));
    return { ...around, rectifier_id: user?.user_id, ...named, ...(again && before) };
  }, [around, params, again, earlier.data, user?.user_id]);
  const first = useMemo(() => placeIn(params), [params]);
  if (!may(permission(measure.name, 'add'))) return <NoPermission />;
  if (again && !earlier.data) return <PageLoading />;
  return <Enter key={`${again ?? ''} ${params}`} head={head} again={again} first={first} />;
}

function placeIn(params: URLSearchParams): Place | undefined {
  const [x, y] = ['pin_x', 'pin_y'].map((name) => Number(params.get(name) ?? Number.NaN));
  return x! >= 0 && x! <= 1 && y! >= 0 && y! <= 1 ? { x: x!, y: y! } : undefined;
}

interface EnterProps {
  head: Readonly<Record<string, unknown>>;
  again: string | null;
  /** Place of the first point, where a tap on a plan led here. */
  first: Place | undefined;
}

function Enter({ head, again, first }: EnterProps) {
  useSheet(css);
  const text = useMeasureText();
  useTitle(text.enter);
  const { civilDay } = useTimes();
  const { message } = App.useApp();
  const leave = useWayBack(`/${measure.name}`);
  const markStale = useMarkStale(measure);
  const kept = useKeptForm({ resource: measure });
  const [form] = Form.useForm<Record<string, unknown>>();
  useOnlyProject(measure, form, true);
  const standard_id = Form.useWatch('standard_id', form) as string | undefined;
  const design = Form.useWatch('design_value', form) as number | null | undefined;
  const plan_id = Form.useWatch('plan_id', form) as string | undefined;
  const standard = useStandards().find(({ id }) => id === standard_id);
  const [display, setDisplay] = useState('');
  const [points, setPoints] = useState<readonly Point[]>([]);
  const [pin, setPin] = useState(first);
  const [count, setCount] = useState(0);
  const [busy, setBusy] = useState(false);
  useLeaveGuard(() => points.length > 0);
  const reads = standard?.measure_kind === MEASURE_KIND.dimension;
  const judged = useMemo(() => judgementOf(points, standard, reads ? design : null), [points, standard, reads, design]);

  const next = () => {
    const reading = readingOf(display);
    if (reading === undefined) return void message.info(text.nothing);
    setPoints([...points, { reading, ...(pin && { pin_x: pin.x, pin_y: pin.y }) }]);
    setDisplay('');
    setPin(undefined);
  };
  const save = async () => {
    if (points.length === 0) return void message.info(text.nothing);
    const values = await form.validateFields().catch(() => undefined);
    if (!values) return;
    setBusy(true);
    try {
      const how = await kept.submit({
        ...values,
        ...(!reads && { design_value: null }),
        ...(again && { again_id: again }),
        measured_on: civilDay(Date.now()),
        points,
      });
      await markStale('now');
      setCount(count + points.length);
      setPoints([]);
      // What is kept says so itself; a second notice would cover the keys.
      if (how === 'sent') void message.success(fill(text.saved, { count: points.length }));
      if (again) leave();
      else form.setFieldsValue({ place: undefined });
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(message, error);
      form.setFields(error.problems.map(({ path, message: problem }) => ({ name: path, errors: [problem] })));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="gd-console-page gd-data-panel">
      <div className="gd-data-panel-title">
        <h2>{again ? text.again : text.enter}</h2>
        <Button className="gd-data-end" onClick={leave}>
          {text.back}
        </Button>
      </div>
      <div className="gd-enter">
        <Form form={form} layout="vertical" initialValues={head} aria-label={text.head}>
          <HeadFields reads={reads} />
        </Form>
        <div className="gd-enter-pad">
          <ItemLimits standard={standard} />
          <NumberPad
            label={fill(text.reading, { number: points.length + 1 })}
            text={display}
            unit={standard?.unit ?? 'mm'}
            onText={setDisplay}
            onNext={next}
          />
          <PointsSoFar points={points} judged={judged} standard={standard} count={count} />
          <Button disabled={points.length === 0} onClick={() => setPoints(points.slice(0, -1))}>
            {text.undo}
          </Button>
          <Button type="primary" size="large" loading={busy} disabled={points.length === 0} onClick={() => void save()}>
            {text.save}
          </Button>
          {plan_id && (
            <PointsOnPlan key={plan_id} plan_id={plan_id} points={points} judged={judged} pin={pin} onPin={setPin} />
          )}
        </div>
      </div>
    </section>
  );
}

/** What is measured, where, by whom it was built, and who corrects. */
function HeadFields({ reads }: { reads: boolean }) {
  const lang = useLang();
  return (
    <>
      {HEAD.filter((name) => name !== 'design_value' || reads).map((name) => {
        const field = FIELDS.get(name)!;
        return (
          <Form.Item
            key={name}
            name={name}
            label={field.label[lang]}
            rules={[{ required: field.required || name === 'design_value' }]}
            {...wireProps(field)}
          >
            <FieldControl field={field} />
          </Form.Item>
        );
      })}
    </>
  );
}
