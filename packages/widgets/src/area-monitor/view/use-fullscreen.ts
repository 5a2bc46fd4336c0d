import { useEffect, useState } from 'react';
import type { Monitor } from '../session/monitor.ts';

/** Full screen of the element itself. */
export function useFullscreen(monitor: Monitor): [full: boolean, toggle: () => void] {
  const { host } = monitor.context;
  const { ownerDocument } = host;
  const [full, setFull] = useState(() => host.matches(':fullscreen'));
  useEffect(() => {
    const follow = () => setFull(host.matches(':fullscreen'));
    ownerDocument.addEventListener('fullscreenchange', follow);
    return () => ownerDocument.removeEventListener('fullscreenchange', follow);
  }, [host, ownerDocument]);
  const toggle = async () => {
    try {
      if (full) await ownerDocument.exitFullscreen();
      else if (ownerDocument.fullscreenEnabled) await host.requestFullscreen();
      else throw new Error('disabled');
    } catch {
      monitor.tell(monitor.text.noFullscreen);
    }
  };
  return [full, () => void toggle()];
}
