import type { StartPlayer } from './players.ts';

/**
 * Plays HLS by hls.js wherever it runs: browsers' own players differ in how they report the end of a stream and in how
 * far they lag. Telephones that support only the native player use it.
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
    // A strict content security policy forbids workers from a blob.
    const hls = new Hls({ enableWorker: false, lowLatencyMode: true });
    hls.on(Hls.Events.ERROR, (_, { fatal }) => {
      if (fatal) failed();
    });
    hls.loadSource(url);
    hls.attachMedia(element);
    return () => hls.destroy();
  };
}
