import { boxOf, polygonOf, type LonLat, type Polygon } from '@gongdi/geo';
import { numberOf, polygonsOf, type Area } from '../model/document.ts';
import { withTimeout } from '../../kit/lazy/index.ts';
import { areaText } from '../text/amounts.ts';
import { format } from '../text/index.ts';
import type { FenceSession } from './session.ts';
import { pauses } from './pauses.ts';
import type { AreaProblem } from './state.ts';
import type * as WholeCheck from './whole-check.ts';

/** Interval of overlap checks during a drag, ms. */
const EVERY = 120;
/** Number of neighbours that are compared during a drag. */
const COMPARED = 8;
const NOTHING = polygonOf([]);
type Whole = typeof WholeCheck;

/** Access to the other fences. */
export interface Surroundings {
  otherPolygons: readonly Polygon[];
  othersNear(polygon: Polygon): number[];
  nameOf(other: number): string;
}

/** Finds problems of areas: quick partial checks during a drag, complete checks afterwards. */
export class Checker {
  readonly #session: FenceSession;
  /** Set once the map exists. */
  around: Surroundings = { otherPolygons: [], othersNear: () => [], nameOf: () => '' };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #round = 0;
  /** The last round that was stopped. */
  #stopped = 0;
  #known: readonly Area[] = [];
  /** Code for comparing and repairing, loaded with the first edit. */
  #whole: Whole | undefined;

  constructor(session: FenceSession) {
    this.#session = session;
  }

  /** Loads the code for comparing in advance; after a failure the first edit loads it again. */
  async prepare(): Promise<void> {
    await this.#load().catch(() => undefined);
  }

  /** @throws ChunkError */
  async #load(): Promise<Whole> {
    return (this.#whole ??= await withTimeout(import('./whole-check.ts')));
  }

  /** Marks areas as opened or stored: they are not checked again. */
  start(areas: readonly Area[]): void {
    this.#known = areas;
    this.#round += 1;
    if (this.#session.state.get().checking) this.#session.state.set({ checking: null });
  }

  /** Checks an area during a drag. @param crossing a problem that is already known */
  live(area: Area, crossing: string | null): void {
    this.#session.state.set({
      reason: crossing ?? (this.#timer === undefined ? null : this.#session.state.get().reason),
    });
    if (crossing !== null || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      const [first] = this.#whole ? this.#overlapsOf(this.#whole, area, COMPARED) : [];
      if (first) this.#session.state.set({ reason: first.message });
    }, EVERY);
  }

  rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Stops the running check; its results so far are dropped. */
  stop(): void {
    this.#stopped = this.#round;
    this.#session.state.set({ checking: null });
  }

  /**
   * Checks the areas that have changed since they were opened.
   * @param stoppable stops when another edit happens, which starts its own check
   * @returns the problems; null: the check was stopped
   * @throws ChunkError when the code for comparing cannot be loaded
   */
  async changed(stoppable = false): Promise<readonly AreaProblem[] | null> {
    const round = ++this.#round;
    const { document } = this.#session.state.get();
    const before = new Map(this.#known.map((area) => [area.id, area]));
    const edited = document.areas.filter((area) => before.get(area.id)?.polygon !== area.polygon);
    const whole = await this.#load();
    const found: AreaProblem[] = [];
    const reported = new Set<number>();
    const rest = pauses();
    for (const [done, area] of edited.entries()) {
      /** Yields to the page. Returns whether the check is still wanted: another edit starts its own check. */
      const goOn = async (): Promise<boolean> => {
        await rest(() => this.#session.state.set({ checking: { done, of: edited.length } }));
        return this.#stopped < round && !(stoppable && round !== this.#round);
      };
      if (!(await goOn())) return null;
      const at = numberOf(document, area.id) - 1;
      const own = await whole.check([area.polygon], document.system);
      // Checks the area again at its position in the list: the texts of problems contain area numbers.
      const list = own.length === 0 ? [] : document.areas.map((one) => (one.id === area.id ? one.polygon : NOTHING));
      for (const problem of await whole.check(list, document.system)) {
        if (problem.polygon !== at) continue;
        const repair = whole.repairOffer(polygonsOf(document), problem, document.system) ?? undefined;
        found.push({
          area: area.id,
          level: problem.level,
          message: this.#inLanguage(problem.words),
          at: problem.at,
          repair,
        });
      }
      // The check and the comparison of a large area are separate pieces of work.
      if (!(await goOn())) return null;
      found.push(...this.#overlapsOf(whole, area, Infinity, reported));
      reported.add(area.id);
    }
    // Errors come first: they prevent saving.
    const sorted = found.toSorted((a, b) => Number(b.level === 'error') - Number(a.level === 'error'));
    if (round === this.#round) this.#session.state.set({ problems: sorted, checking: null });
    return sorted;
  }

  #inLanguage(words: { zh: string; en: string }): string {
    return this.#session.english ? words.en : words.zh;
  }

  /** @param reported areas whose overlaps are already listed: each overlap of two areas is reported once */
  #overlapsOf(
    whole: Whole,
    { id, polygon }: Area,
    most = Infinity,
    reported: ReadonlySet<number> = new Set(),
  ): AreaProblem[] {
    const { texts, state } = this.#session;
    const { document } = state.get();
    const me = numberOf(document, id);
    const box = boxOf(polygon.outer);
    const near = document.areas
      .filter((area) => area.id !== id && !reported.has(area.id) && meets(knownBox(area.polygon), box))
      .slice(0, most);
    const tell = (message: string, at?: LonLat): AreaProblem => ({ area: id, level: 'warning', message, at });
    const shared = (other: Polygon, unclear: () => void = () => {}) =>
      whole.overlaps([polygon, other], document.system, unclear)[0];
    const own = near.flatMap((area) => {
      let unclear = false;
      const overlap = shared(area.polygon, () => (unclear = true));
      if (unclear) return [tell(format(texts.overlapUnclear, { me, n: numberOf(document, area.id) }))];
      if (!overlap) return [];
      const places = { me, n: numberOf(document, area.id), area: areaText(texts, overlap.area) };
      return [tell(format(texts.overlapOwn, places), overlap.shared[0]?.outer[0])];
    });
    const others = this.around
      .othersNear(polygon)
      .slice(0, most)
      .flatMap((index) => {
        const other = this.around.otherPolygons[index];
        const overlap = other && shared(other);
        if (!overlap) return [];
        const name = this.around.nameOf(index) || texts.otherFence;
        return [
          tell(
            format(texts.overlapOther, { me, name, area: areaText(texts, overlap.area) }),
            overlap.shared[0]?.outer[0],
          ),
        ];
      });
    return [...own, ...others];
  }
}

type Box = ReturnType<typeof boxOf>;
const boxes = new WeakMap<Polygon, Box>();
/** Returns the box of a polygon, computed once for each value. */
function knownBox(polygon: Polygon): Box {
  const known = boxes.get(polygon) ?? boxOf(polygon.outer);
  boxes.set(polygon, known);
  return known;
}

const meets = (a: Box, b: Box): boolean => a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1];
