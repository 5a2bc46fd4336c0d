import { useId, useState, useSyncExternalStore } from 'react';
import type { MapLook } from '@gongdi/api';
import type { Lang } from '../../kit/theme/tokens.ts';
import { metresPerPixel } from '../layers/world.ts';
import { GRATICULE } from '../layers/base-layers.ts';
import { format, textsOf } from '../text/index.ts';
import { locateMe } from './locate.ts';
import { layerOfLook, type MapView } from './map-view.ts';
import { scaleBar } from './scale.ts';

interface ControlsProps {
  view: MapView;
  lang: Lang;
}

const LOOKS: readonly MapLook[] = ['normal', 'satellite'];

/** Switch 普通 / 卫星, the list of layers if there are more than two, and the zoom buttons. */
export function MapControls({ view, lang, locate = false }: ControlsProps & { locate?: boolean }) {
  const state = useSyncExternalStore(view.state.subscribe, view.state.get);
  const texts = textsOf(lang);
  const why = useId();
  const [announcement, setSaid] = useState('');
  const { min, max } = { min: view.leaflet.getMinZoom(), max: view.leaflet.getMaxZoom() };
  return (
    <div className="gd-map-controls">
      <div className="gd-map-group" role="group" aria-label={texts.layer}>
        {LOOKS.map((look) => {
          const missing = layerOfLook(state, look) === undefined;
          const reason = look === 'satellite' ? texts.noSatellite : texts.noNormal;
          return (
            <button
              key={look}
              type="button"
              aria-pressed={state.base.look === look}
              aria-disabled={missing || undefined}
              aria-describedby={missing ? `${why}-${look}` : undefined}
              title={missing ? reason : undefined}
              onClick={() => (missing ? setSaid(reason) : view.setLook(look))}
            >
              {texts[look]}
              {missing && (
                <span id={`${why}-${look}`} hidden>
                  {reason}
                </span>
              )}
            </button>
          );
        })}
      </div>
      {state.layers.length > 2 && (
        <div className="gd-map-group">
          <select aria-label={texts.layer} value={state.base.id} onChange={(event) => view.setBase(event.target.value)}>
            {state.layers.map(({ id, name, look }) => (
              <option key={id} value={id}>
                {look === 'satellite' ? `${name} · ${texts.satellite}` : name}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className="gd-map-group" data-column="">
        <button
          type="button"
          aria-label={texts.zoomIn}
          title={texts.zoomIn}
          aria-disabled={state.zoom >= max || undefined}
          onClick={() => view.leaflet.zoomIn()}
        >
          <svg className="gd-map-icon" viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
            <path d="M10 4v12M4 10h12" />
          </svg>
        </button>
        <button
          type="button"
          aria-label={texts.zoomOut}
          title={texts.zoomOut}
          aria-disabled={state.zoom <= min || undefined}
          onClick={() => view.leaflet.zoomOut()}
        >
          <svg className="gd-map-icon" viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
            <path d="M4 10h12" />
          </svg>
        </button>
        {locate && (
          <button
            type="button"
            aria-label={texts.locate}
            title={texts.locate}
            onClick={() =>
              void locateMe(view, texts.locateUnsupported).then(
                () => setSaid(texts.located),
                (error: Error) => setSaid(format(texts.locateFailed, { message: error.message })),
              )
            }
          >
            <svg className="gd-map-icon" viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
              <path d="M10 2v3M10 15v3M2 10h3M15 10h3M10 5a5 5 0 100 10 5 5 0 000-10z" />
            </svg>
          </button>
        )}
      </div>
      {announcement !== '' && (
        <p className="gd-map-group gd-map-reason" role="status">
          <span>{announcement}</span>
          <button type="button" aria-label={texts.close} onClick={() => setSaid('')}>
            ×
          </button>
        </p>
      )}
    </div>
  );
}

/** North, scale bar, coordinate system and attribution. */
export function MapFoot({ view, lang }: ControlsProps) {
  const { base, center, zoom, system } = useSyncExternalStore(view.state.subscribe, view.state.get);
  const texts = textsOf(lang);
  const { metres, width } = scaleBar(metresPerPixel(center[1], zoom));
  const length = metres >= 1000 ? format(texts.kilometre, { n: metres / 1000 }) : format(texts.metre, { n: metres });
  return (
    <div className="gd-map-foot">
      <span className="gd-map-north" role="img" aria-label={texts.north} title={texts.north}>
        <svg viewBox="0 0 12 16" width="12" height="16" aria-hidden="true">
          <path d="M6 1l4.5 13L6 11.5 1.5 14z" />
        </svg>
        {texts.northMark}
      </span>
      <span className="gd-map-scale" style={{ width }} role="img" aria-label={`${texts.scale} ${length}`}>
        {length}
      </span>
      <span>
        {base.id === GRATICULE ? texts.graticule : base.attribution || base.name} · {system}
      </span>
    </div>
  );
}

/** Problem of the base map, with a button to try again. */
export function MapNotice({ view, lang }: ControlsProps) {
  const { problem } = useSyncExternalStore(view.state.subscribe, view.state.get);
  const texts = textsOf(lang);
  if (!problem) return null;
  if (problem.kind === 'retry') {
    return (
      <p className="gd-map-problem" role="status">
        {format(texts.layerRetry, { n: problem.attempt })}
      </p>
    );
  }
  if (problem.kind === 'overlay') {
    const reason = { load: texts.overlayLoad, points: texts.overlayPoints, format: texts.overlayFormat }[
      problem.reason
    ];
    return (
      <p className="gd-map-problem" role="alert">
        {format(texts.overlayFailed, { name: problem.name, reason })}
      </p>
    );
  }
  if (problem.reason === 'vector') {
    return (
      <p className="gd-map-problem" role="alert">
        {format(texts.vectorTiles, { name: problem.layer.name })}
      </p>
    );
  }
  return (
    <p className="gd-map-problem" role="alert">
      {format(texts.layerFailed, { name: problem.layer.name })}
      <button type="button" onClick={() => view.setBase(problem.layer.id)}>
        {texts.retry}
      </button>
    </p>
  );
}
