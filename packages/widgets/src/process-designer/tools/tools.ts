import { createStore } from '../../diagram/store.ts';
import type { LiveFindings, LiveOptions } from '../findings/live-findings.ts';
import type { Counts } from '../findings/live-state.ts';
import { whenIdle } from '../session/slices.ts';
import { adoptCss } from '../../kit/shadow/index.ts';
import type { WidgetContext } from '../../kit/mount.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import type { Stage } from '../session/stage.ts';

export type DockName = 'findings' | 'compare' | 'templates';

/** The version with which the diagram is compared. */
export interface Compared {
  name: string;
  /** Text, or the bytes of a file in the encoding declared in the file. */
  xml: string | Uint8Array;
}

export interface ToolsState {
  /** What is open below the canvas. */
  dock: DockName | null;
  /** The running check; null while it is loaded, off or failed. */
  live: LiveFindings | null;
  counts: Counts | null;
  /** Whether loading the check failed. */
  failed: boolean;
  compared: Compared | null;
}

export interface CheckRequest extends Pick<LiveOptions, 'preset' | 'rules'> {
  context: WidgetContext;
  stage: Stage;
  lang(): Lang;
}

/** Which of the designer's tools are open. They are loaded when they are first used. */
export class Tools {
  readonly state = createStore<ToolsState>({ dock: null, live: null, counts: null, failed: false, compared: null });

  /** Loads the check. After a failure, loads it again. */
  load: () => void = () => undefined;

  toggle(dock: DockName): void {
    if (this.state.get().dock === dock) this.close();
    else this.state.set({ dock, compared: null });
  }

  show(dock: DockName): void {
    if (this.state.get().dock !== dock) this.toggle(dock);
  }

  close(): void {
    this.state.set({ dock: null, compared: null });
  }

  compare(xml: Compared['xml'] | null, name = ''): void {
    if (xml !== null) this.state.set({ dock: 'compare', compared: { xml, name } });
    else if (this.state.get().dock === 'compare') this.close();
  }

  /** Checks a model as soon as the page is idle. @returns a function that ends the check */
  check(request: CheckRequest): () => void {
    let live: LiveFindings | undefined;
    let gone = false;
    const start = async () => {
      try {
        const findings = await import('../findings/index.ts');
        if (gone) return;
        adoptCss(request.context.root, findings.findingsCss);
        live = new findings.LiveFindings(this.#options(request));
        this.state.set({ live, failed: false });
      } catch {
        if (!gone) this.state.set({ failed: true });
      }
    };
    this.load = () => void start();
    const cancel = whenIdle(this.load);
    return () => {
      gone = true;
      cancel();
      live?.dispose();
      this.state.set({ live: null, counts: null, failed: false });
    };
  }

  #options({ context, stage, preset, rules, lang }: CheckRequest): LiveOptions {
    return {
      stage,
      preset,
      rules,
      tell: ({ message }) => (lang() === 'en' ? message.en : message.zh),
      onCounts: (counts) => {
        this.state.set({ counts });
        context.emit('gd-findings', counts);
      },
      onOpen: (element) => {
        this.show('findings');
        stage.service('selection').select(stage.find(element) ?? null);
      },
    };
  }
}
