import { isOverlay, type MapConfig, type MapLook } from '@gongdi/api';
import { convert, type Box, type CoordinateSystem, type LonLat } from '@gongdi/geo';
import type { LatLng, Map } from 'leaflet';
import { createStore } from '../../diagram/store.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import { baseLayersOf, DEFAULT_MAP_SYSTEM, GRATICULE, labelOf, type BaseLayer } from '../layers/base-layers.ts';
import { CanvasLayer } from '../layers/canvas-layer.ts';
import { paintGraticule } from '../layers/graticule.ts';
import type { SiteLayer } from '../site/site-layer.ts';
import { Landmarks } from '../landmarks/landmarks.ts';
import { groundOf, VectorTiles, type Ground } from '../layers/ground.ts';
import { L, leaveNoNotes } from '../leaflet/leaflet.ts';
import { Overlays } from '../overlays/overlays.ts';
import type { OverlayProblem } from '../layers/overlay.ts';
import { textsOf } from '../text/index.ts';
import { mapKeys } from './keys.ts';

/** Default zoom level (console specification, section 9). */
export const DEFAULT_ZOOM = 15;
const ZOOM_RANGE = { min: 3, max: 21 } as const;
/** Shanghai, People's Square, GCJ-02: centre of a map with nothing to show. */
const NOWHERE: LonLat = [121.4752, 31.2304];

export interface MapOptions {
  config?: MapConfig;
  lang: Lang;
  /** In `config.system`; default: the centre of the configuration. */
  center?: LonLat;
  zoom?: number;
  /** The content itself shows what is drawn of sites. */
  ownSites?: boolean;
  /** The content itself marks the known places of the configuration, so they are not shown below it. */
  ownLandmarks?: boolean;
}

/** Problem of the base map; the map itself stays usable. */
export type MapProblem =
  | { kind: 'retry'; attempt: number }
  /** `vector`: the tiles are no pictures, so a retry is useless. */
  | { kind: 'layer'; layer: BaseLayer; reason: 'load' | 'vector' }
  | { kind: 'overlay'; name: string; reason: OverlayProblem };

export interface MapState {
  zoom: number;
  /** In `system`. */
  center: LonLat;
  base: BaseLayer;
  layers: readonly BaseLayer[];
  /** Coordinate system of the base layer. Everything on the map is converted into it. */
  system: CoordinateSystem;
  problem: MapProblem | null;
}

/** Lines on an overview; closed ones are areas. */
export interface Outlines {
  list: readonly (readonly LonLat[])[];
  system: CoordinateSystem;
  closed: boolean;
}

/**
 * A map in a shadow root, on Leaflet. It owns `element`, which `attach` puts into a container; it fills the container
 * and follows its size. The root must adopt `map.css`.
 */
export class MapView {
  readonly element = document.createElement('div');
  readonly leaflet: Map;
  readonly state;
  /** Outlines of the objects on the map, for the overview; the code that adds the objects sets them. */
  readonly outlines = createStore<Outlines>({ list: [], system: DEFAULT_MAP_SYSTEM, closed: true });
  readonly #options: MapOptions;
  readonly #overlays: Overlays;
  readonly #landmarks: Landmarks | undefined;
  #sites: SiteLayer | undefined;
  #isGone = false;
  readonly #graticule: CanvasLayer;
  readonly #sizes: ResizeObserver;
  #tiles: Ground | undefined;
  /** Resolves once the map has been attached to a container with a size and has been painted. */
  readonly shown: Promise<void>;
  #isShown = (): void => {};
  /** Action that was requested before the map had a size. */
  #later: (() => void) | undefined;

  constructor(options: MapOptions) {
    this.#options = options;
    this.shown = new Promise((resolve) => {
      this.#isShown = resolve;
    });
    const { config } = options;
    const { lang } = options;
    const layers = baseLayersOf(config, lang);
    const base = layers[0] as BaseLayer;
    const center = convert(
      options.center ?? config?.center ?? NOWHERE,
      config?.system ?? DEFAULT_MAP_SYSTEM,
      base.system,
    );
    this.state = createStore<MapState>({
      zoom: options.zoom ?? DEFAULT_ZOOM,
      center,
      base,
      layers,
      system: base.system,
      problem: null,
    });

    const { element } = this;
    element.className = 'gd-map-place';
    element.tabIndex = 0;
    element.setAttribute('role', 'application');
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.leaflet = L.map(element, {
      center: [center[1], center[0]],
      zoom: this.state.get().zoom,
      minZoom: ZOOM_RANGE.min,
      maxZoom: ZOOM_RANGE.max,
      zoomControl: false,
      attributionControl: false,
      keyboard: false,
      fadeAnimation: false,
      zoomAnimation: !calm,
      markerZoomAnimation: !calm,
      inertia: !calm,
    });
    for (const pane of ['ground', 'site', 'drawing', 'others']) {
      this.leaflet.createPane(`gd-${pane}`).classList.add(`gd-map-${pane}-pane`);
    }
    element.addEventListener('keydown', mapKeys(this.leaflet, element));
    this.#graticule = new CanvasLayer(this.leaflet, 'gd-ground', (frame) => {
      if (this.state.get().base.id !== GRATICULE) return;
      const style = getComputedStyle(element);
      paintGraticule(frame, {
        line: style.getPropertyValue('--gd-map-line'),
        label: style.getPropertyValue('--gd-map-label'),
        font: style.fontFamily,
      });
    });
    this.leaflet.on('moveend zoomend', () => {
      const at = this.leaflet.getCenter();
      this.state.set({ zoom: this.leaflet.getZoom(), center: [at.lng, at.lat] });
    });
    this.#overlays = new Overlays(this.leaflet, (config?.layers ?? []).filter(isOverlay), (layer, reason) => {
      const name = labelOf(layer.name, textsOf(lang)[layer.kind], lang);
      this.state.set({ problem: { kind: 'overlay', name, reason } });
    });
    const places = options.ownLandmarks ? undefined : config?.landmarks;
    this.#landmarks = places && new Landmarks(this.leaflet, 'gd-ground', places, () => this.state.get().system);
    const { sites } = config ?? {};
    if (sites && !options.ownSites) void this.#showSites(sites);
    this.#sizes = new ResizeObserver(() => this.resize());
    this.dress(lang, 'light');
    this.#ground(base);
  }

  /** Attaches the map to a positioned element. */
  attach(place: HTMLElement): void {
    place.append(this.element);
    this.#sizes.observe(this.element);
    this.resize();
  }

  destroy(): void {
    this.#sizes.disconnect();
    this.#isGone = true;
    this.#tiles?.remove();
    this.#sites?.remove();
    this.#graticule.remove();
    this.#landmarks?.remove();
    this.#overlays.remove();
    this.leaflet.remove();
    leaveNoNotes();
    this.element.remove();
  }

  /** Fits the map to its container and keeps its middle. */
  resize(): void {
    const { leaflet } = this;
    const { clientWidth, clientHeight } = this.element;
    if (clientWidth === 0 || clientHeight === 0) return;
    const [longitude, latitude] = this.state.get().center;
    leaflet.invalidateSize({ animate: false, pan: false });
    leaflet.setView([latitude, longitude], leaflet.getZoom(), { animate: false });
    const later = this.#later;
    this.#later = undefined;
    later?.();
    requestAnimationFrame(this.#isShown);
  }

  /** Sets labels in the language and the colours of the theme. */
  dress(lang: Lang, mode: string): void {
    const { element, state } = this;
    element.dataset['mode'] = mode;
    element.setAttribute('aria-label', textsOf(lang).mapHelp);
    const layers = baseLayersOf(this.#options.config, lang);
    const { base } = state.get();
    state.set({ layers, base: layers.find(({ id }) => id === base.id) ?? base });
    this.#graticule.askRepaint();
    this.#landmarks?.repaint();
    this.#sites?.repaint();
    this.#overlays.repaint();
  }

  /**
   * Shows another base layer and keeps the place in the middle, converted to the coordinate system of the new layer.
   */
  setBase(id: string): void {
    const next = this.state.get().layers.find((layer) => layer.id === id);
    if (!next || next.id === this.state.get().base.id) return;
    const { center, system, zoom } = this.state.get();
    const there = convert(center, system, next.system);
    this.state.set({ base: next, system: next.system, center: there, problem: null });
    this.leaflet.setView([there[1], there[0]], zoom, { animate: false });
    this.#ground(next);
  }

  /** Switches to the first layer of a look, preferably of the same provider. Does nothing if there is none. */
  setLook(look: MapLook): void {
    const layer = layerOfLook(this.state.get(), look);
    if (layer) this.setBase(layer.id);
  }

  /** Roads, gates and buildings that people have drawn: an extra whose code is loaded when there is a source. */
  async #showSites(source: NonNullable<MapConfig['sites']>): Promise<void> {
    const found = await import('../site/site-layer.ts').catch(() => undefined);
    if (!found || this.#isGone) return;
    this.#sites = new found.SiteLayer(this.leaflet, 'gd-site', source, () => this.state.get().system);
  }

  #ground(base: BaseLayer): void {
    this.#tiles?.remove();
    this.#tiles = undefined;
    this.#overlays.setSystem(base.system);
    this.#sites?.place();
    this.#landmarks?.set(base.id === GRATICULE);
    this.#graticule.askRepaint();
    const tiles = groundOf(this.leaflet, base);
    this.#tiles = tiles;
    if (tiles) void this.#await(tiles, base);
  }

  async #await(tiles: Ground, base: BaseLayer): Promise<void> {
    try {
      await tiles.loaded((attempt) => this.state.set({ problem: { kind: 'retry', attempt } }));
      if (this.#tiles === tiles && this.state.get().problem?.kind === 'retry') this.state.set({ problem: null });
    } catch (error) {
      if (this.#tiles !== tiles) return;
      this.setBase(GRATICULE);
      this.state.set({
        problem: { kind: 'layer', layer: base, reason: error instanceof VectorTiles ? 'vector' : 'load' },
      });
    }
  }

  /** Converts a place of a coordinate system to a position on this map. */
  toLatLng(point: LonLat, system: CoordinateSystem): LatLng {
    const [longitude, latitude] = convert(point, system, this.state.get().system);
    return L.latLng(latitude, longitude);
  }

  /** Converts a position on this map to a place in a coordinate system. */
  fromLatLng({ lng, lat }: LatLng, system: CoordinateSystem): LonLat {
    return convert([lng, lat], this.state.get().system, system);
  }

  /** Moves the middle of the map to a place. */
  goTo(point: LonLat, system: CoordinateSystem, zoom = this.leaflet.getZoom()): void {
    this.#whenSized(() => this.leaflet.setView(this.toLatLng(point, system), zoom, { animate: false }));
  }

  /** Shows a whole box, zoomed in no further than `maxZoom`. */
  fit([west, south, east, north]: Box, system: CoordinateSystem, maxZoom = 18): void {
    if (!(west <= east && south <= north)) return;
    this.#whenSized(() => {
      const bounds = L.latLngBounds(this.toLatLng([west, south], system), this.toLatLng([east, north], system));
      this.leaflet.fitBounds(bounds, { padding: [48, 48], maxZoom, animate: false });
    });
  }

  #whenSized(work: () => void): void {
    if (this.element.clientWidth > 0 && this.element.isConnected) work();
    else this.#later = work;
  }
}

/** Returns the layer that the switch 普通 / 卫星 would show; undefined: none is configured. */
export function layerOfLook({ layers, base }: MapState, look: MapLook): BaseLayer | undefined {
  const provider = base.id.split('/')[0];
  const fitting = layers.filter((layer) => layer.look === look);
  return base.look === look ? base : (fitting.find(({ id }) => id.split('/')[0] === provider) ?? fitting[0]);
}
