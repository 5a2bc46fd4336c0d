import { App } from 'antd';
import { useCallback, useEffect, useMemo, useState, type RefObject } from 'react';
import { useKitText } from '../../data/data-context.tsx';
import { useWidget } from '../../provider/index.ts';

export interface Fullscreen {
  active: boolean;
  toggle: () => void;
}

/**
 * Requests full screen on the custom element, so that popups, which are in its shadow root, stay clickable. The part
 * then covers the element (facts on shadow roots).
 */
export function useFullscreen(part: RefObject<HTMLElement | null>): Fullscreen {
  const { host } = useWidget();
  const { message } = App.useApp();
  const text = useKitText();
  const [active, setActive] = useState(false);
  useEffect(() => {
    const changed = () => {
      const root = host.getRootNode() as Document | ShadowRoot;
      if (root.fullscreenElement !== host) setActive(false);
    };
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, [host]);
  const toggle = useCallback(() => {
    if (active) {
      void document.exitFullscreen();
      return;
    }
    if (typeof host.requestFullscreen !== 'function' || !part.current) {
      void message.warning(text.fullscreenUnsupported);
      return;
    }
    host.requestFullscreen().then(
      () => setActive(true),
      () => void message.warning(text.fullscreenUnsupported),
    );
  }, [active, host, message, part, text]);
  return useMemo(() => ({ active, toggle }), [active, toggle]);
}
