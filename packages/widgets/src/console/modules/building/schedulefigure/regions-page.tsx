import { calls } from '@gongdi/api';
import { fieldsOf, fill, filesIn, schedulefigure, type StoredFile } from '@gongdi/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Form } from 'antd';
import { useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { BUSY } from '../../../../kit/layout/busy.tsx';
import { useTitles } from '../../../../kit/data/titles.ts';
import { FieldControl } from '../../../../kit/record-form/control.tsx';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { useRecordName } from '../../../ground/page/use-open-pages.ts';
import { FailurePanel } from '../../../ground/status/failure-panel.tsx';
import { PageLoading } from '../../../ground/status/page-loading.tsx';
import { useRecord } from '../../../generic/use-record.ts';
import { nextCorner, readCorners, writeCorners, type Corner } from './corners.ts';
import css from './figure.css?inline';
import type { Region } from './picture-figure.tsx';
import { RegionDrawing } from './region-drawing.tsx';
import { useFigureText } from './text/index.ts';

/** `/schedulefigure/regions?id=…`: marks on the picture of a figure where its parts are. */
export function RegionsPage() {
  const [params] = useSearchParams();
  const id = params.get('id');
  return id === null ? <Navigate to="/404" replace /> : <Regions key={id} id={id} />;
}

function Regions({ id }: { id: string }) {
  const figure = useRecord(schedulefigure, id);
  useRecordName(figure.data?.['figure_name'] as string | undefined);
  const text = useFigureText();
  if (figure.error) return <FailurePanel error={figure.error} retry={() => void figure.refetch()} />;
  if (!figure.data) return <PageLoading />;
  const picture = filesIn(figure.data['picture'])[0] as StoredFile | undefined;
  if (!picture) return <Alert type="warning" showIcon title={text.noPicture} />;
  return <RegionEditor key={String(figure.data['version'])} row={figure.data} picture={picture} />;
}

const PART = { ...fieldsOf(schedulefigure).find(({ name }) => name === 'part_id')!, hint: undefined };

/** Regions are drawn corner by corner, and kept with the part that is chosen for each. */
function RegionEditor({ row, picture }: { row: Readonly<Record<string, unknown>>; picture: StoredFile }) {
  useSheet(css);
  const { client } = useConsole();
  const text = useFigureText();
  const { message } = App.useApp();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [form] = Form.useForm<{ part_id?: string }>();
  const part = Form.useWatch('part_id', form);
  const [regions, setRegions] = useState<readonly Region[]>((row['regions'] ?? []) as Region[]);
  const [corners, setCorners] = useState<readonly Corner[]>([]);
  const titles = useTitles(
    'partmanage',
    regions.map(({ part_id }) => part_id),
  );
  const id = String(row['id']);
  const save = useMutation({
    mutationFn: () =>
      client.call(
        calls.part.figureRegions,
        { body: { id, version: Number(row['version']), regions: [...regions] } },
        { quiet: true },
      ),
    onSuccess: async () => {
      void message.success(text.saved);
      await queries.invalidateQueries({ queryKey: ['record', schedulefigure.name] });
      void navigate(`/${schedulefigure.name}/detail?id=${id}`);
    },
  });
  const keep = (): void => {
    setRegions([...regions, { part_id: part!, points: writeCorners(corners) }]);
    setCorners([]);
  };
  const without = (at: number): Region[] => regions.filter((_, other) => other !== at);
  /** Takes a region back to be drawn further; the one that was begun has to be kept or undone before. */
  const change = (at: number): void => {
    form.setFieldsValue({ part_id: regions[at]!.part_id });
    setCorners(readCorners(regions[at]!.points));
    setRegions(without(at));
  };
  return (
    <section className="gd-console-page gd-data-panel gd-figure gd-figure-editor">
      <div className="gd-data-panel-title">
        <h2>{fill(text.markOf, { name: String(row['figure_name']) })}</h2>
      </div>
      <p>{text.markHelp}</p>
      <Form form={form} layout="vertical" initialValues={{ project_id: row['project_id'] }}>
        <Form.Item name="part_id" label={text.partOfRegion}>
          <FieldControl field={PART} />
        </Form.Item>
      </Form>
      <div className="gd-figure-tools">
        <Button type="primary" disabled={!part || corners.length < 3} onClick={keep}>
          {text.keepRegion}
        </Button>
        <Button disabled={corners.length === 0} onClick={() => setCorners(corners.slice(0, -1))}>
          {text.undo}
        </Button>
        <Button onClick={() => setCorners([...corners, nextCorner(corners)])}>{text.addCorner}</Button>
        <span>{fill(text.corners, { count: corners.length })}</span>
      </div>
      <RegionDrawing
        picture={picture}
        regions={regions}
        names={regions.map(({ part_id }) => titles.of(part_id) ?? '…')}
        corners={corners}
        onCorners={setCorners}
      />
      <ul className="gd-figure-regions">
        {regions.map(({ part_id }, at) => (
          <li key={`${part_id}${at}`}>
            {titles.of(part_id) ?? '…'}{' '}
            <Button size="small" disabled={corners.length > 0} onClick={() => change(at)}>
              {text.changeRegion}
            </Button>{' '}
            <Button size="small" danger onClick={() => setRegions(without(at))}>
              {text.removeRegion}
            </Button>
          </li>
        ))}
      </ul>
      {save.error && <Alert type="error" showIcon title={save.error.message} />}
      <div className="gd-figure-tools">
        <Button type="primary" loading={save.isPending && BUSY} onClick={() => save.mutate()}>
          {text.save}
        </Button>
        <Link to={`/${schedulefigure.name}/detail?id=${id}`}>{text.back}</Link>
      </div>
    </section>
  );
}
