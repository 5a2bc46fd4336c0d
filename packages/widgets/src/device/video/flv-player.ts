import mpegts from 'mpegts.js';
import { catchUp } from './catch-up.ts';
import type { StartPlayer } from './players.ts';

/** Plays FLV over HTTP or a WebSocket, as recorders and media servers offer it where HLS would lag by seconds. */
export const startFlv: StartPlayer = (element, url, { failed, unsupported }) => {
  if (!mpegts.isSupported()) {
    unsupported();
    return () => undefined;
  }
  mpegts.LoggingControl.applyConfig({ enableAll: false });
  // A strict content security policy forbids workers from a blob. `follow` corrects lag: the player's own latency
  // chasing would also skip through recordings.
  const player = mpegts.createPlayer(
    { type: 'flv', isLive: true, cors: true, url },
    { enableWorker: false, enableStashBuffer: false, lazyLoad: false, liveBufferLatencyChasing: false },
  );
  player.on(mpegts.Events.ERROR, failed);
  player.attachMediaElement(element);
  player.load();
  /** A recording has a known duration. */
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
