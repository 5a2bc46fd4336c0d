import type { Lang } from '@gongdi/domain';
import { useEffect, useRef, useState } from 'react';
import { streamKind } from './stream-kind.ts';
import { deviceText } from '../text/index.ts';
import { Button } from '../view/button.tsx';

type State = 'loading' | 'playing' | 'failed' | 'unsupported';

interface VideoPanelProps {
  url: string | null | undefined;
  name: string;
  lang: Lang;
}

/** The stream of a camera; in its place, why there is none and what to do. */
export function VideoPanel({ url, name, lang }: VideoPanelProps) {
  const text = deviceText[lang];
  const kind = streamKind(url);
  const [attempt, setAttempt] = useState(0);
  if (kind !== 'hls') return <p className="gd-monitor-none">{kind === 'none' ? text.videoNone : text.videoFlv}</p>;
  return <Player key={attempt} url={url!.trim()} name={name} lang={lang} retry={() => setAttempt(attempt + 1)} />;
}

function Player({ url, name, lang, retry }: VideoPanelProps & { url: string; retry(): void }) {
  const text = deviceText[lang];
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<State>('loading');
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    let gone = false;
    let end = () => {};
    const start = async () => {
      if (element.canPlayType('application/vnd.apple.mpegurl') !== '') {
        element.src = url;
        end = () => element.removeAttribute('src');
        return;
      }
      const { default: Hls } = await import('hls.js');
      if (gone) return;
      if (!Hls.isSupported()) return setState('unsupported');
      // A strict policy lets no worker run from a blob.
      const hls = new Hls({ enableWorker: false, lowLatencyMode: true });
      hls.on(Hls.Events.ERROR, (_, { fatal }) => {
        if (fatal) setState('failed');
      });
      hls.loadSource(url);
      hls.attachMedia(element);
      end = () => hls.destroy();
      return undefined;
    };
    start().catch(() => {
      if (!gone) setState('failed');
    });
    return () => {
      gone = true;
      end();
    };
  }, [url]);
  return (
    <div className="gd-device-video">
      <video
        ref={video}
        controls
        muted
        autoPlay
        playsInline
        aria-label={name}
        hidden={state === 'failed' || state === 'unsupported'}
        onPlaying={() => setState('playing')}
        onError={() => setState('failed')}
      />
      {state === 'loading' && <p role="status">{text.videoLoading}</p>}
      {state === 'unsupported' && <p role="alert">{text.videoUnsupported}</p>}
      {state === 'failed' && (
        <p role="alert">
          {text.videoFailed}{' '}
          <Button label={text.retry} onClick={retry}>
            {text.retry}
          </Button>
        </p>
      )}
    </div>
  );
}
