import { openRing, polygonOf, type LonLat, type Ring } from '../point.ts';
import { FILE_NOTES } from '../text/file-notes.ts';
import { filled, type Words } from '../text/words.ts';
import { FENCE_LIMITS } from '../valid/limits.ts';
import { FileProblem } from './problem.ts';
import type { NamedPolygon } from './types.ts';

/** Collects the areas that a reader finds, and stops the reader with an error when a limit is exceeded. */
export class Collector {
  readonly areas: NamedPolygon[] = [];
  #points = 0;
  #counts = new Map<keyof typeof FILE_NOTES, number>();

  /** Counts points while they are read, before anything is built from them. */
  count(points: number): void {
    this.#points += points;
    if (this.#points > FENCE_LIMITS.points) throw new FileProblem('too-many-points', { limit: FENCE_LIMITS.points });
  }

  /** Adds an area from rings as they are in a file, closed or not; the first ring is the border. */
  polygon(rings: readonly (readonly LonLat[])[], name: string | null): void {
    const [outer, ...holes] = rings.map((ring): Ring => openRing(ring));
    if (!outer || outer.length === 0) {
      this.tell('left-out');
      return;
    }
    if (this.areas.length >= FENCE_LIMITS.polygons) {
      throw new FileProblem('too-many-polygons', { limit: FENCE_LIMITS.polygons });
    }
    this.areas.push({ polygon: polygonOf(outer, holes), name: name?.trim() === '' ? null : name });
  }

  /** Adds a line as an area if it ends at its first point; otherwise notes that it was left out. */
  line(points: readonly LonLat[], name: string | null): void {
    if (points.length > 3 && openRing(points).length < points.length) {
      this.tell('closed-lines');
      this.polygon([points], name);
    } else this.tell('left-out');
  }

  tell(note: keyof typeof FILE_NOTES): void {
    this.#counts.set(note, (this.#counts.get(note) ?? 0) + 1);
  }

  /** @throws FileProblem `no-polygons` */
  finish(): { areas: NamedPolygon[]; notes: Words[] } {
    if (this.areas.length === 0) throw new FileProblem('no-polygons');
    const notes = [...this.#counts].map(([note, count]) => filled(FILE_NOTES[note], { count }));
    return { areas: this.areas, notes };
  }
}
