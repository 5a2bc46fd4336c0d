import { useEffect, useState } from 'react';

/**
 * Full screen of an element itself, so that its popup layer is included. @param failed called when the browser refuses
 * it
 */
export function useHostFullscreen(host: HTMLElement, failed: () => void): [full: boolean, toggle: () => void] {
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
      failed();
    }
  };
  return [full, () => void toggle()];
}
