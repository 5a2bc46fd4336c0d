import mpegts from 'mpegts.js';
import { catchUp } from './catch-up.ts';
import type { StartPlayer } from './players.ts';

/** FLV over HTTP or a WebSocket, as recorders and media servers give it where HLS would be seconds late. */
export const startFlv: StartPlayer = (element, url, { failed, unsupported }) => {
  if (!mpegts.isSupported()) {
    unsupported();
    return () => undefined;
  }
  mpegts.LoggingControl.applyConfig({ enableAll: false });
  // A strict policy lets no worker run from a blob. Lagging is looked after here: the player's own way would leap
  // through recordings too.
  const player = mpegts.createPlayer(
    { type: 'flv', isLive: true, cors: true, url },
    { enableWorker: false, enableStashBuffer: false, lazyLoad: false, liveBufferLatencyChasing: false },
  );
  player.on(mpegts.Events.ERROR, failed);
  player.attachMediaElement(element);
  player.load();
  /** A recording says how long it is. */
  const isLive = () => !((player.mediaInfo as { duration?: number }).duration! > 0);
  const follow = () => {
    const { buffered, currentTime } = element;
    const end = buffered.length === 0 ? 0 : buffered.end(buffered.length - 1);
    const to = isLive() ? catchUp(currentTime, end) : null;
    if (to !== null) element.currentTime = to;
  };
  element.addEventListener('progress', follow);
  return () => {
    element.removeEventListener('progress', follow);
    player.destroy();
  };
};
