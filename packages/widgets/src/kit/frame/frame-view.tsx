import { useDebounced } from './use-debounced.ts';

/** A frame begins anew only so long after its source has changed, ms (process designer specification, sections 7, 9). */
export const FRAME_DEBOUNCE = 200;

/** What is told of a frame, in this order. */
export type FrameState = 'complete' | 'load';

/** The message that a page gets about a frame. */
export interface FrameMessage {
  type: 'gd-frame';
  state: FrameState;
  /** Complete address of what the frame was asked to show. */
  src: string;
}

interface FrameViewProps {
  /** From `frameSource`. */
  src: string;
  /** What the frame shows, for screen readers. */
  title: string;
  /** Window that is told when the document is complete and when it has loaded. */
  tell: Pick<Window, 'postMessage'>;
  /** Exact origin of that window; a page of another origin gets nothing. */
  origin: string;
  /** The shown document has loaded. */
  onLoad?: (src: string) => void;
}

/** What a page of another origin may do in a frame: its own scripts and forms, but not take over the page around it. */
const FOREIGN = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads';

/**
 * A page inside a page. Tells a window by `postMessage` when the shown document is complete and when it has loaded; a
 * changed source begins the frame anew, 200 ms after the last change.
 */
export function FrameView({ src, title, tell, origin, onLoad }: FrameViewProps) {
  const shown = useDebounced(src, FRAME_DEBOUNCE);
  const foreign = new URL(shown).origin !== location.origin;
  const loaded = () => {
    // A document is complete right before its load event, which is the first that can be seen of a foreign one.
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
