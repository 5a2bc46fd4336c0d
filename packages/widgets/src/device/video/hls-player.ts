import type { StartPlayer } from './players.ts';

/**
 * HLS, by hls.js wherever it runs: what browsers bring themselves differs in how it says that a stream has gone, and in
 * how late it plays. Telephones that let nobody else play are left to themselves.
 */
export async function hlsPlayer(): Promise<StartPlayer> {
  const { default: Hls } = await import('hls.js');
  return (element, url, { failed, unsupported }) => {
    if (!Hls.isSupported()) {
      if (element.canPlayType('application/vnd.apple.mpegurl') === '') {
        unsupported();
        return () => undefined;
      }
      element.src = url;
      return () => element.removeAttribute('src');
    }
    // A strict policy lets no worker run from a blob.
    const hls = new Hls({ enableWorker: false, lowLatencyMode: true });
    hls.on(Hls.Events.ERROR, (_, { fatal }) => {
      if (fatal) failed();
    });
    hls.loadSource(url);
    hls.attachMedia(element);
    return () => hls.destroy();
  };
}
