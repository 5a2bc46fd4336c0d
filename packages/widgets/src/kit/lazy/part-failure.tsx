import { use, useEffect } from 'react';
import type { WidgetContext } from '../mount.ts';
import { useSurface } from '../shadow/use-surface.ts';
import { text } from '../shadow/text.ts';
import { Widget } from '../shadow/use-widget.ts';
import type { ChunkError } from './chunk.ts';

export interface PartFailureProps {
  error: ChunkError;
  retrying: boolean;
  retry: () => void;
  /**
   * Closes a dialog that could not be loaded; absent for a part of the page, whose message stays until the part has
   * loaded.
   */
  dismiss?: () => void;
}

/** Errors for which `gd-error` was emitted: once each, however many components show the failure. */
const reported = new WeakSet<ChunkError>();

/** Emits `gd-error` for a part that could not be loaded, and retries as soon as the browser is online again. */
export function usePartFailure({ error, retry }: PartFailureProps, where: string): void {
  const context = use(Widget);
  useEffect(() => {
    if (reported.has(error)) return;
    reported.add(error);
    context?.emit('gd-error', { code: error.code, message: error.reason, where });
  }, [error, context, where]);
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);
}

/** Shown in place of a part that could not be loaded. */
export function PartFailure(props: PartFailureProps) {
  usePartFailure(props, 'load');
  const context = use(Widget);
  return context === null ? <Said {...props} lang="zh-CN" /> : <InLanguage {...props} context={context} />;
}

function InLanguage({ context, ...props }: PartFailureProps & { context: WidgetContext }) {
  return <Said {...props} lang={useSurface(context).lang} />;
}

function Said({ error, retrying, retry, dismiss, lang }: PartFailureProps & { lang: 'zh-CN' | 'en' }) {
  const words = text(lang);
  return (
    <div className={dismiss ? 'gd-part-failure gd-part-failure-over' : 'gd-part-failure'} role="alert">
      <span title={error.reason}>{words.partFailed}</span>
      <button type="button" disabled={retrying} onClick={retry}>
        {retrying ? words.retrying : words.retry}
      </button>
      {dismiss && (
        <button type="button" onClick={dismiss}>
          {words.close}
        </button>
      )}
    </div>
  );
}
