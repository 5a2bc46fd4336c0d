import type { LonLat } from '@gongdi/geo';
import type { Marker, Polyline } from 'leaflet';
import { L } from '../leaflet/leaflet.ts';
import type { MapView } from '../view/map-view.ts';
import { positionAt, waysOf, type TrackPoint } from './track.ts';

/** Coordinate system of satellite receivers. */
const SYSTEM = 'WGS-84';
/** Fraction of the view at each side; the map moves when the followed object enters it. */
const EDGE = 0.2;

/** A track on a map: the whole way, the travelled part, and the moving object. */
export class TrackLayer {
  readonly #view: MapView;
  readonly #renderer = L.svg({ padding: 0.3 });
  readonly #whole: Polyline;
  readonly #behind: Polyline;
  readonly #marker: Marker;
  readonly #arrow = document.createElement('span');
  readonly #unfollow: () => void;
  #track: readonly TrackPoint[] = [];
  #gap = 0;
  #at = 0;
  #follow = true;

  constructor(view: MapView) {
    this.#view = view;
    const line = (className: string, weight: number) =>
      L.polyline([], { renderer: this.#renderer, className, weight, interactive: false }).addTo(view.leaflet);
    this.#whole = line('gd-track-whole', 3);
    this.#behind = line('gd-track-behind', 4);
    this.#arrow.className = 'gd-track-arrow';
    const icon = L.divIcon({ html: this.#arrow, className: 'gd-track-place', iconSize: [0, 0] });
    this.#marker = L.marker([0, 0], { icon, interactive: false, keyboard: false });
    let { system } = view.state.get();
    this.#unfollow = view.state.subscribe(() => {
      const now = view.state.get();
      if (now.system === system) return;
      ({ system } = now);
      this.#draw();
    });
  }

  remove(): void {
    this.#unfollow();
    this.#whole.remove();
    this.#behind.remove();
    this.#marker.remove();
    this.#renderer.remove();
  }

  show(track: readonly TrackPoint[], gap: number): void {
    this.#track = track;
    this.#gap = gap;
    this.#view.outlines.set({ list: waysOf(track, gap).map(placesOf), system: SYSTEM, closed: false });
    this.#draw();
  }

  /** @param follow whether the map follows the object when it leaves the view */
  setFollow(follow: boolean): void {
    this.#follow = follow;
  }

  /** Shows the position at an instant. */
  set(at: number): void {
    this.#at = at;
    const found = positionAt(this.#track, at, this.#gap);
    if (!found) {
      this.#marker.remove();
      this.#behind.setLatLngs([]);
      return;
    }
    const { leaflet } = this.#view;
    const place = this.#view.toLatLng(found.place, SYSTEM);
    this.#marker.setLatLng(place);
    if (!leaflet.hasLayer(this.#marker)) this.#marker.addTo(leaflet);
    this.#arrow.toggleAttribute('data-still', found.heading === null);
    this.#arrow.style.transform = found.heading === null ? '' : `rotate(${found.heading}deg)`;
    const behind = waysOf(this.#track.slice(0, found.index + 1), this.#gap).map((way) => this.#lineOf(way));
    const now = this.#track[found.index + 1];
    const from = this.#track[found.index];
    if (from && now && now.at - from.at <= this.#gap) behind.at(-1)?.push(place);
    this.#behind.setLatLngs(behind);
    if (this.#follow && leaflet.getSize().x > 0 && !leaflet.getBounds().pad(-EDGE).contains(place))
      leaflet.setView(place, leaflet.getZoom(), { animate: false });
  }

  #draw(): void {
    this.#whole.setLatLngs(waysOf(this.#track, this.#gap).map((way) => this.#lineOf(way)));
    this.set(this.#at);
  }

  readonly #lineOf = (way: readonly TrackPoint[]) => way.map(({ place }) => this.#view.toLatLng(place, SYSTEM));
}

const placesOf = (way: readonly TrackPoint[]): LonLat[] => way.map(({ place }) => place);
