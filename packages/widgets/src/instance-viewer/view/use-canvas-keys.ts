import { useEffect } from 'react';
import { ZOOM } from '../../diagram/viewport.ts';
import type { ViewerSession } from '../session/session.ts';

/** Keyboard on the focused canvas: arrows follow the flow and choose at branches, Enter pins, Esc closes, + − 0 zoom. */
export function useCanvasKeys(session: ViewerSession): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (act(session, event.key)) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    session.host.addEventListener('keydown', onKey);
    return () => session.host.removeEventListener('keydown', onKey);
  }, [session]);
}

/** Left and right move along the flow; up and down select among several flows, otherwise among all nodes. */
const DIRECTIONS = { ArrowRight: 'forward', ArrowLeft: 'back', ArrowDown: 'next', ArrowUp: 'previous' } as const;

/** @returns whether the key was handled */
function act(session: ViewerSession, key: string): boolean {
  const { cursor, selected } = session.state.get();
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft':
    case 'ArrowDown':
    case 'ArrowUp':
      session.walk(DIRECTIONS[key]);
      return true;
    case 'Enter':
    case ' ':
      if (cursor === null) return false;
      session.select(cursor);
      return true;
    case 'Escape':
      if (cursor === null && selected === null) return false;
      session.dismiss();
      return true;
    case '+':
    case '=':
      session.zoomBy(ZOOM.step);
      return true;
    case '-':
      session.zoomBy(-ZOOM.step);
      return true;
    case '0':
      session.fit();
      return true;
    default:
      return false;
  }
}
