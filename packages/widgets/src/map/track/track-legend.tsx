import { positionAt } from '@gongdi/geo';
import { HUES, type ShownTrack } from './track-layer.ts';
import type { TrackTexts } from './text/zh.ts';

interface TrackLegendProps {
  tracks: readonly ShownTrack[];
  hidden: ReadonlySet<string>;
  at: number;
  text: TrackTexts;
  onToggle: (id: string) => void;
}

/** The tracks with their colours, and what each object does at the instant. */
export function TrackLegend({ tracks, hidden, at, text, onToggle }: TrackLegendProps) {
  return (
    <ul className="gd-track-legend" aria-label={text.tracks}>
      {tracks.map(({ id, name, nameAt, track }, index) => (
        <li key={id} className={`gd-track-hue-${index % HUES}`}>
          <label>
            <input type="checkbox" checked={!hidden.has(id)} onChange={() => onToggle(id)} />
            <span className="gd-track-swatch" aria-hidden />
            <span className="gd-track-called">{nameAt?.(at) ?? name}</span>
          </label>
          <span className="gd-track-doing">{text[doingAt(track, at)]}</span>
        </li>
      ))}
    </ul>
  );
}

/** Returns what an object does at an instant. */
export function doingAt(track: ShownTrack['track'], at: number): 'none' | 'silent' | 'still' | 'moving' {
  const found = positionAt(track, at);
  if (!found) return 'none';
  if (!found.known) return 'silent';
  return found.heading === null ? 'still' : 'moving';
}
