import type { Store } from '../../diagram/store.ts';
import type { Canvas } from '../../diagram/services.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import type { RunningSimulation } from './simulation.ts';
import type { Stage } from './stage.ts';
import type { DesignerState } from './state.ts';

interface PlayContext {
  root: ShadowRoot;
  host: HTMLElement;
  lang: () => Lang;
  state: Store<DesignerState>;
  /**
   * Returns the open model after input was completed and the host notified.
   * @throws Error when nothing is open or it cannot be printed
   */
  opened(): { stage: Stage; xml: string };
  /** Reports a failure. */
  failed(error: unknown): void;
}

/** Switches the token simulation over the canvas on and off. */
export class TokenPlay {
  readonly #context: PlayContext;
  #running: RunningSimulation | undefined;
  /** Rises with each start and stop, so that a start that was stopped meanwhile is recognised. */
  #turn = 0;

  constructor(context: PlayContext) {
    this.#context = context;
  }

  /** Canvas that is visible in place of the designer's canvas. */
  get canvas(): Canvas | undefined {
    return this.#running?.canvas;
  }

  async toggle(): Promise<void> {
    const { root, host, lang, state, opened, failed } = this.#context;
    if (state.get().simulation !== 'off') return this.stop();
    state.set({ simulation: 'starting' });
    const turn = (this.#turn += 1);
    try {
      const { stage, xml } = opened();
      const { startSimulation } = await import('./simulation.ts');
      const running = await startSimulation({ root, host, xml, lang, zoomed: (zoom) => state.set({ zoom }) });
      if (turn !== this.#turn) return running.stop();
      this.#running = running;
      // hides it together with its pads and menus, and makes it unreachable by keyboard
      stage.element.inert = true;
      state.set({ simulation: 'on' });
    } catch (error) {
      if (turn !== this.#turn) return;
      state.set({ simulation: 'off' });
      failed(error);
    }
  }

  stop(): void {
    this.#turn += 1;
    this.#running?.stop();
    this.#running = undefined;
    const { state } = this.#context;
    const { stage, simulation } = state.get();
    if (stage && simulation === 'on') {
      stage.element.inert = false;
      state.set({ zoom: stage.service('canvas').zoom() });
    }
    state.set({ simulation: 'off' });
  }
}
