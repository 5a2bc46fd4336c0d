import type { Visit } from '@gongdi/bpmn';
import { textOf } from '../../diagram/model.ts';
import { createStore } from '../../diagram/store.ts';
import type { Feed } from '../connection/feed.ts';
import type { CalledInstance, ResolveCalledInstance, ViewerData } from '../host/props.ts';
import type { ViewerSession } from './session.ts';

/** One diagram on the path through call activities. */
export interface Level {
  id: number;
  session: ViewerSession;
  /** Name of the instance; null: the name of its process is shown. */
  name: string | null;
  stop?: () => void;
}

export interface TrailState {
  /** From the outermost instance to the shown one. */
  levels: readonly Level[];
  /** The call activity whose instance is being fetched. */
  pending: string | null;
  /** The reason why it could not be shown; `retry` tries again. */
  failure: { message: string | null; retry(): void } | null;
}

/**
 * The path from an instance into the instances that it calls, and back. Each keeps its own canvas, so that going back
 * requires no import.
 */
export class Trail {
  readonly state: ReturnType<typeof createStore<TrailState>>;
  readonly #make: () => ViewerSession;
  readonly #feed: Feed;
  readonly #failed: (message: string, element: string) => void;
  #resolve: ResolveCalledInstance | null = null;
  #count = 0;
  /** Increases with every step: an answer for an earlier step is ignored. */
  #step = 0;
  #abort: (() => void) | null = null;

  constructor(make: () => ViewerSession, feed: Feed, failed: (message: string, element: string) => void) {
    this.#make = make;
    this.#feed = feed;
    this.#failed = failed;
    this.state = createStore<TrailState>({ levels: [this.#level(null)], pending: null, failure: null });
  }

  get root(): ViewerSession {
    return this.#at(0).session;
  }

  get current(): ViewerSession {
    return this.#at(-1).session;
  }

  set resolver(resolve: ResolveCalledInstance | null) {
    this.#resolve = resolve;
  }

  /** Returns whether the instance called by a visit of this call activity can be resolved. */
  canOpen(visit: Visit): boolean {
    if (this.#resolve) return true;
    return this.#feed.connected && visit.kind === 'activity' && visit.calledInstance !== null;
  }

  /** Shows the instance that a visit of a call activity called. */
  async open(element: string, visit: Visit): Promise<void> {
    const step = this.#leave();
    const shape = this.current.element(element);
    const businessObject = shape?.businessObject;
    const name = businessObject?.name?.trim() || null;
    const call: CalledInstance = {
      element,
      name,
      calledElement: textOf(businessObject, 'calledElement') || null,
      processInstanceId: visit.kind === 'activity' ? visit.calledInstance : null,
    };
    const fail = (message: string | null) => {
      this.#failed(message ?? '', element);
      this.state.set({ pending: null, failure: { message, retry: () => void this.open(element, visit) } });
    };
    this.state.set({ pending: name ?? element, failure: null });
    try {
      if (!this.#resolve) {
        await this.#openFollowed(call, step);
        return;
      }
      const found = await this.#resolve(call);
      if (step !== this.#step) return;
      if (found) this.#enter(found.name ?? name, found);
      else fail(null);
    } catch (error) {
      if (step === this.#step) fail(error instanceof Error ? error.message : String(error));
    }
  }

  /** Returns to one of the outer instances and cancels a running request. */
  back(to: number): void {
    this.#leave();
    const { levels } = this.state.get();
    for (const level of levels.slice(to + 1)) end(level);
    this.state.set({ levels: levels.slice(0, to + 1), pending: null, failure: null });
  }

  destroy(): void {
    this.#leave();
    for (const level of this.state.get().levels) end(level);
  }

  /** The first reading of a called instance opens its level, later ones repaint it. */
  #openFollowed(call: CalledInstance, step: number): Promise<void> {
    return new Promise((resolve, reject) => {
      let level: Level | null = null;
      const stop = this.#feed.followInstance(call.processInstanceId ?? '', (followed) => {
        if (level) {
          if (followed.data) void level.session.feed(followed.data);
        } else if (step !== this.#step) stop();
        else if (!followed.data) {
          stop();
          reject(new Error(followed.problem.message));
        } else {
          this.#abort = null;
          level = this.#enter(followed.name ?? call.name, followed.data);
          level.stop = stop;
          resolve();
        }
      });
      this.#abort = () => {
        stop();
        resolve();
      };
    });
  }

  #enter(name: string | null, data: ViewerData): Level {
    const level = this.#level(name);
    void level.session.feed(data);
    this.state.set({ levels: [...this.state.get().levels, level], pending: null, failure: null });
    return level;
  }

  #level(name: string | null): Level {
    return { id: (this.#count += 1), session: this.#make(), name };
  }

  #leave(): number {
    this.#abort?.();
    this.#abort = null;
    return (this.#step += 1);
  }

  #at(index: number): Level {
    const level = this.state.get().levels.at(index);
    if (!level) throw new Error('a trail has at least one level');
    return level;
  }
}

function end({ stop, session }: Level): void {
  stop?.();
  session.destroy();
}
