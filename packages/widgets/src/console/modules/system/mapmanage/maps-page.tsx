import { calls, type MapConfig, type WholeMaps } from '@gongdi/api';
import { permission } from '@gongdi/domain';
import { COORDINATE_SYSTEMS } from '@gongdi/geo';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Input, Select, Skeleton, Tag } from 'antd';
import { useEffect, useId, useLayoutEffect, useState } from 'react';
import { BUSY } from '../../../../kit/layout/busy.tsx';
import { useWidget } from '../../../../kit/provider/index.ts';
import { useSheet, useSurface } from '../../../../kit/shadow/index.ts';
import { adoptMapCss, MapStage, MapView } from '../../../../map/index.ts';
import { useMapConfig } from '../../../../map/use-map-config.ts';
import { useConsole, usePermissions } from '../../../ground/context/console-context.tsx';
import { FailurePanel } from '../../../ground/status/failure-panel.tsx';
import { LayerList } from './layer-list.tsx';
import { centerOf } from './layer-values.ts';
import { SearchPanel } from './search-panel.tsx';
import { useMapsText } from './text/index.ts';
import { MAPS, useMapsEdit, type MapsEdit } from './use-maps-edit.ts';
import css from './maps.css?inline';

/** Page of the maps: layers, place search, where maps begin, and the map in use. */
export function MapsPage() {
  const { client } = useConsole();
  useSheet(css);
  const found = useQuery({
    queryKey: [MAPS],
    queryFn: ({ signal }) => client.call(calls.map.get, {}, { signal, quiet: true }),
  });
  if (found.isError) return <FailurePanel error={found.error} retry={() => void found.refetch()} />;
  if (found.isPending)
    return (
      <div className="gd-data-panel">
        <Skeleton active />
      </div>
    );
  return <MapsForm stored={found.data} />;
}

function MapsForm({ stored }: { stored: WholeMaps }) {
  const text = useMapsText();
  const edit = useMapsEdit(stored);
  const mayEdit = usePermissions()(permission('mapmanage', 'edit'));
  const [centre, setCentre] = useState<string>();
  const disabled = stored.fixed || !mayEdit || edit.busy;
  const { config, failure } = edit;
  const badCentre = centre !== undefined && centerOf(centre) === null;
  return (
    <div className="gd-console-page">
      {stored.fixed && <Alert type="info" showIcon title={text.fixed} />}
      {!stored.fixed && !mayEdit && <Alert type="info" showIcon title={text.readOnly} />}
      {failure && (
        <Alert
          type="error"
          showIcon
          title={failure.message}
          description={
            failure.problems.length > 0 && (
              <ul>
                {failure.problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            )
          }
        />
      )}
      <section className="gd-data-panel" aria-label={text.layers}>
        <h2 className="gd-data-panel-title">
          {text.layers} {edit.changed && <Tag color="warning">{text.changed}</Tag>}
        </h2>
        <LayerList config={config} stored={stored} disabled={disabled} onChange={(layers) => edit.change({ layers })} />
      </section>
      <section className="gd-data-panel" aria-label={text.search}>
        <h2 className="gd-data-panel-title">{text.search}</h2>
        <SearchPanel config={config} disabled={disabled} onChange={(search) => edit.change({ search })} />
      </section>
      <section className="gd-data-panel" aria-label={text.view}>
        <h2 className="gd-data-panel-title">{text.view}</h2>
        <CentreFields edit={edit} disabled={disabled} typed={centre} onType={setCentre} />
      </section>
      {!stored.fixed && mayEdit && (
        <div className="gd-maps-buttons">
          {edit.isStale && <Button onClick={() => location.reload()}>{text.refresh}</Button>}
          <Button
            disabled={(!edit.changed && centre === undefined) || edit.busy}
            onClick={() => {
              setCentre(undefined);
              edit.undo();
            }}
          >
            {text.undo}
          </Button>
          <Button
            type="primary"
            disabled={!edit.changed || badCentre}
            loading={edit.busy && BUSY}
            onClick={() => void edit.save()}
          >
            {text.save}
          </Button>
        </div>
      )}
      <section className="gd-data-panel" aria-label={text.preview}>
        <h2 className="gd-data-panel-title">{text.preview}</h2>
        <Preview />
      </section>
    </div>
  );
}

interface CentreFieldsProps {
  edit: MapsEdit;
  disabled: boolean;
  /** What was typed; undefined: nothing yet. */
  typed: string | undefined;
  onType: (typed: string) => void;
}

function CentreFields({ edit: { config, change }, disabled, typed, onType }: CentreFieldsProps) {
  const text = useMapsText();
  const id = useId();
  const shown = typed ?? config.center?.join(', ') ?? '';
  const wrong = centerOf(shown) === null;
  return (
    <div className="gd-maps-fields">
      <label className="gd-maps-field" htmlFor={`${id}-center`}>
        <span>{text.center}</span>
        <Input
          id={`${id}-center`}
          value={shown}
          disabled={disabled}
          status={wrong ? 'error' : undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            onType(event.target.value);
            const center = centerOf(event.target.value);
            if (center !== null) change({ center });
          }}
        />
        <small id={`${id}-hint`} className={wrong ? 'gd-maps-wrong' : undefined}>
          {wrong ? text.centerWrong : text.centerHint}
        </small>
      </label>
      <label className="gd-maps-field" htmlFor={`${id}-system`}>
        <span>{text.system}</span>
        <Select
          id={`${id}-system`}
          value={config.system ?? 'GCJ-02'}
          disabled={disabled}
          options={COORDINATE_SYSTEMS.map((value) => ({ value, label: value }))}
          onChange={(system) => change({ system })}
        />
      </label>
    </div>
  );
}

/** The map as all other pages have it; what was just saved comes with the next load, because of the page's policy. */
function Preview() {
  const config = useMapConfig(useWidget().config);
  return (
    <div className="gd-maps-preview">{config === undefined ? <Skeleton active /> : <PreviewMap config={config} />}</div>
  );
}

function PreviewMap({ config }: { config: MapConfig | null }) {
  const context = useWidget();
  const { lang, mode } = useSurface(context);
  useLayoutEffect(() => adoptMapCss(context.root), [context.root]);
  const [view] = useState(() => new MapView({ config: config ?? undefined, lang }));
  useEffect(() => () => view.destroy(), [view]);
  return <MapStage view={view} lang={lang} mode={mode} />;
}
