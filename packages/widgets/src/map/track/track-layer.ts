import { indexAt, positionAt, type LonLat, type Track, type TrackPart } from '@gongdi/geo';
import type { LatLng, LayerGroup, Marker, Polyline } from 'leaflet';
import { L } from '../leaflet/leaflet.ts';
import type { MapView } from '../view/map-view.ts';

/** Coordinate system of satellite receivers. */
const SYSTEM = 'WGS-84';
/** Fraction of the view at each side; the map moves when the followed object enters it. */
const EDGE = 0.2;
/** Points of the travelled ways that are drawn in each frame, over all tracks: what lies farther back stays thin. */
const TRAVELLED = 3000;
/** Colours in `track.css`. */
export const HUES = 8;

/** A track with its name. */
export interface ShownTrack {
  id: string;
  name: string;
  /** Returns the name at an instant, where it changes: helmets and vehicles have several users. */
  nameAt?: (at: number) => string;
  track: Track;
  /** Where it stayed, with what is said of each. */
  stops?: readonly { place: LonLat; label: string }[];
}

interface Line {
  shown: ShownTrack;
  /** Positions on the map, by part. */
  places: readonly (readonly LatLng[])[];
  whole: Polyline;
  behind: Polyline;
  marker: Marker;
  stops: LayerGroup;
  arrow: HTMLElement;
  label: HTMLElement;
}

/** Tracks on a map: the whole ways, the travelled parts, and the moving objects. */
export class TrackLayer {
  readonly #view: MapView;
  readonly #renderer = L.svg({ padding: 0.3 });
  readonly #unfollow: () => void;
  #lines: Line[] = [];
  #at = 0;
  #followed: string | null = null;

  constructor(view: MapView) {
    this.#view = view;
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
    this.#clear();
    this.#renderer.remove();
  }

  #clear(): void {
    for (const { whole, behind, marker, stops } of this.#lines)
      for (const part of [whole, behind, marker, stops]) part.remove();
    this.#lines = [];
  }

  show(tracks: readonly ShownTrack[]): void {
    const same = tracks.length === this.#lines.length && tracks.every(({ id }, i) => id === this.#lines[i]?.shown.id);
    if (same) for (const [index, shown] of tracks.entries()) this.#lines[index]!.shown = shown;
    else {
      this.#clear();
      this.#lines = tracks.map((shown, index) => this.#lineOf(shown, index, tracks.length > 1));
    }
    const list = tracks.flatMap(({ track }) => track.map(placesOf));
    this.#view.outlines.set({ list, system: SYSTEM, closed: false });
    this.#draw();
  }

  #lineOf(shown: ShownTrack, index: number, named: boolean): Line {
    const { leaflet } = this.#view;
    const hue = `gd-track-hue-${index % HUES}`;
    const line = (className: string, weight: number) =>
      L.polyline([], {
        renderer: this.#renderer,
        className: `${className} ${hue}`,
        weight,
        interactive: false,
      }).addTo(leaflet);
    const html = document.createElement('span');
    const arrow = document.createElement('span');
    const label = document.createElement('span');
    html.className = hue;
    arrow.className = 'gd-track-arrow';
    label.className = 'gd-track-name';
    html.append(arrow, ...(named ? [label] : []));
    const icon = L.divIcon({ html, className: 'gd-track-place', iconSize: [0, 0] });
    const marker = L.marker([0, 0], { icon, interactive: false, keyboard: false });
    const [whole, behind] = [line('gd-track-whole', 3), line('gd-track-behind', 4)];
    const stops = L.layerGroup().addTo(leaflet);
    return { shown, places: [], whole, behind, marker, stops, arrow, label };
  }

  /** @param id the track whose object the map follows when it leaves the view; null: none */
  setFollowed(id: string | null): void {
    this.#followed = id;
    this.#follow();
  }

  /** Shows the positions at an instant. */
  set(at: number): void {
    this.#at = at;
    for (const line of this.#lines) this.#move(line);
    this.#follow();
  }

  #drawStops({ shown, stops, arrow }: Line): void {
    stops.clearLayers();
    for (const { place, label } of shown.stops ?? []) {
      const html = document.createElement('span');
      html.className = `gd-track-stop ${arrow.parentElement?.className ?? ''}`;
      html.title = label;
      const icon = L.divIcon({ html, className: 'gd-track-place', iconSize: [0, 0] });
      L.marker(this.#view.toLatLng(place, SYSTEM), { icon, keyboard: false, zIndexOffset: -1000 }).addTo(stops);
    }
  }

  #move({ shown: { track, name, nameAt }, places, behind, marker, arrow, label }: Line): void {
    const at = this.#at;
    const found = positionAt(track, at);
    if (!found) {
      marker.remove();
      behind.setLatLngs([]);
      return;
    }
    const place = this.#view.toLatLng(found.place, SYSTEM);
    marker.setLatLng(place);
    if (!this.#view.leaflet.hasLayer(marker)) marker.addTo(this.#view.leaflet);
    arrow.toggleAttribute('data-still', found.heading === null);
    arrow.toggleAttribute('data-unknown', !found.known);
    arrow.style.transform = found.heading === null ? '' : `rotate(${found.heading}deg)`;
    const called = nameAt?.(at) ?? name;
    if (label.textContent !== called) label.textContent = called;
    behind.setLatLngs(travelled(track, places, at, found.known ? place : null, TRAVELLED / this.#lines.length));
  }

  #follow(): void {
    const { leaflet } = this.#view;
    const line = this.#lines.find(({ shown }) => shown.id === this.#followed);
    if (!line || !leaflet.hasLayer(line.marker) || leaflet.getSize().x === 0) return;
    const place = line.marker.getLatLng();
    if (!leaflet.getBounds().pad(-EDGE).contains(place)) leaflet.setView(place, leaflet.getZoom(), { animate: false });
  }

  #draw(): void {
    for (const line of this.#lines) {
      line.places = line.shown.track.map((part) => part.map(({ place }) => this.#view.toLatLng(place, SYSTEM)));
      line.whole.setLatLngs(line.places.map((part) => [...part]));
      this.#drawStops(line);
    }
    this.set(this.#at);
  }
}

const placesOf = (part: TrackPart): LonLat[] => part.map(({ place }) => place);

/** Returns the last `most` points of the way until an instant, and its end on the way if that is known. */
function travelled(
  track: Track,
  places: readonly (readonly LatLng[])[],
  at: number,
  end: LatLng | null,
  most: number,
): LatLng[][] {
  const ways: LatLng[][] = [];
  let left = most;
  for (let index = track.length - 1; index >= 0 && left > 0; index -= 1) {
    const part = track[index]!;
    if (part[0]!.at > at) continue;
    const to = indexAt(part, at) + 1;
    const way = places[index]!.slice(Math.max(0, to - left), to);
    if (ways.length === 0 && end && to < part.length) way.push(end);
    left -= way.length;
    ways.push(way);
  }
  return ways;
}
