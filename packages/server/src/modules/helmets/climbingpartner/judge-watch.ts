import { CLIMB_WATCH } from '@gongdi/domain';
import { distanceOf, type LonLat } from '@gongdi/geo';

/** The newest that is known of a person's helmet. */
export interface Seen {
  /** When it reported, epoch ms. */
  at: number;
  place: LonLat | null;
  altitude: number | null;
  /** Whether the harness is hooked; null: the helmet does not say. */
  hooked: boolean | null;
}

export interface WatchLimits {
  metres: number;
  /** ms */
  stale: number;
  /** Metres above the ground from which the harness has to be hooked. */
  hook: number;
}

export interface Watched {
  /** Undefined: the person wears no helmet now. */
  worker: Seen | undefined;
  watcher: Seen | undefined;
  /** Altitude of the worker at the start; null: not known. */
  ground: number | null;
  now: number;
}

export interface WatchVerdict {
  /** Value of the dictionary `climb_watch`. */
  state: number;
  /** Metres: of height where he is not hooked, of distance where the watcher is far. */
  metres?: number;
}

/**
 * Says whether a person who works at height is hooked and watched. What is worst for him comes first. Where the height
 * is not known, he counts as high.
 */
export function judgeWatch({ worker, watcher, ground, now }: Watched, limits: WatchLimits): WatchVerdict {
  const isStale = ({ at, place }: Seen): boolean => place === null || now - at > limits.stale;
  if (worker && now - worker.at <= limits.stale && worker.hooked === false) {
    const height = worker.altitude === null || ground === null ? undefined : worker.altitude - ground;
    if (height === undefined) return { state: CLIMB_WATCH.unhooked };
    if (height >= limits.hook) return { state: CLIMB_WATCH.unhooked, metres: height };
  }
  if (!watcher) return { state: CLIMB_WATCH.gone };
  if (!worker || isStale(worker)) return { state: CLIMB_WATCH.silent };
  if (isStale(watcher)) return { state: CLIMB_WATCH.lost };
  const metres = distanceOf(worker.place!, watcher.place!, 'WGS-84');
  return metres > limits.metres ? { state: CLIMB_WATCH.far, metres } : { state: CLIMB_WATCH.fine };
}
