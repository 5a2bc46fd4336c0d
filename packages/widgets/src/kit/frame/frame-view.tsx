import { useDebounced } from './use-debounced.ts';

/** Delay after a change of the source before the frame reloads, ms (designer specification, sections 7 and 9). */
export const FRAME_DEBOUNCE = 200;

/** States that a frame reports, in this order. */
export type FrameState = 'complete' | 'load';

/** The message about a frame that the page receives. */
export interface FrameMessage {
  type: 'gd-frame';
  state: FrameState;
  /** Absolute address that the frame was asked to show. */
  src: string;
}

interface FrameViewProps {
  /** From `frameSource`. */
  src: string;
  /** Title of the frame's content, for screen readers. */
  title: string;
  /** Window that receives a message when the document is complete and when it has loaded. */
  tell: Pick<Window, 'postMessage'>;
  /** Exact origin of that window; a page of another origin receives nothing. */
  origin: string;
  /** Called when the shown document has loaded. */
  onLoad?: (src: string) => void;
}

/**
 * Permissions of a page of another origin in a frame: its own scripts and forms, but no control of the page around it.
 */
const FOREIGN = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads';

/**
 * A page inside a page. Notifies a window by `postMessage` when the shown document is complete and when it has loaded.
 * When the source changes, the frame reloads 200 ms after the last change.
 */
export function FrameView({ src, title, tell, origin, onLoad }: FrameViewProps) {
  const shown = useDebounced(src, FRAME_DEBOUNCE);
  const foreign = new URL(shown).origin !== location.origin;
  const loaded = () => {
    // A document is complete just before its load event, and that event is the first one visible for a foreign
    // document.
    for (const state of ['complete', 'load'] as const)
      tell.postMessage({ type: 'gd-frame', state, src: shown } satisfies FrameMessage, origin);
    onLoad?.(shown);
  };
  return (
    <iframe
      key={shown}
      className="gd-frame"
      src={shown}
      title={title}
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={loaded}
      {...(foreign ? { sandbox: FOREIGN } : {})}
    />
  );
}
