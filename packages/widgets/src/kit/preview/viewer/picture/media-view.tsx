import type { FileItem } from '@gongdi/domain';
import { useEffect, useRef, useState } from 'react';
import { useData } from '../../../data/data-context.tsx';
import { freshAddress } from '../../content/fresh-address.ts';
import { useContent } from '../../content/use-content.ts';
import { FileProblem } from '../parts/file-problem.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { useViewerText } from '../text/index.ts';

/** Addresses that are requested for one film: each holds for ten minutes. */
const ADDRESSES = 30;

/**
 * A video or a recording. From the page's own server it is played while it arrives, in parts, so that any moment of a
 * long one can be looked at. The policy of other pages allows media only from `blob:`.
 */
export function MediaView({ file, kind }: { file: FileItem; kind: 'video' | 'audio' }) {
  const { client } = useData();
  const own = file.url?.startsWith('blob:') ? undefined : client.resolve(file.url ?? '/api/');
  const isNear = own !== undefined && new URL(own, location.href).origin === location.origin;
  return isNear ? <Streamed file={file} kind={kind} /> : <Whole file={file} kind={kind} />;
}

function Streamed({ file, kind }: { file: FileItem; kind: 'video' | 'audio' }) {
  const { client } = useData();
  const [state, setState] = useState<{ src: string | null; tries: number; from: number }>({
    src: null,
    tries: 0,
    from: 0,
  });
  const given = useRef(file);
  const { tries } = state;
  const next = (from: number) => setState({ src: null, tries: tries + 1, from });
  useEffect(() => {
    const control = new AbortController();
    // After the first one, the address that came with the record has expired.
    const wanted = tries === 0 ? given.current : { ...given.current, url: undefined };
    freshAddress(client, wanted, control.signal).then(
      (src) => !control.signal.aborted && setState((known) => ({ ...known, src })),
      () => !control.signal.aborted && setState((known) => ({ ...known, src: '' })),
    );
    return () => control.abort();
  }, [client, tries]);
  if (state.src === null) return <Waiting part={null} />;
  if (state.src === '') return <FileProblem trouble={{ why: 'lost' }} retry={() => next(state.from)} />;
  return (
    <Player
      src={state.src}
      file={file}
      kind={kind}
      from={state.from}
      onFailed={(at, code) => {
        // What cannot be decoded will not be better; what did not arrive may.
        if (code !== MediaError.MEDIA_ERR_NETWORK || tries >= ADDRESSES) return false;
        next(at);
        return true;
      }}
    />
  );
}

function Whole({ file, kind }: { file: FileItem; kind: 'video' | 'audio' }) {
  const content = useContent(file);
  if (content.state === 'loading') return <Waiting part={null} />;
  if (content.state === 'failed') return <FileProblem trouble={{ why: 'lost' }} retry={content.retry} />;
  return <Player src={content.src} file={file} kind={kind} from={0} onFailed={() => false} />;
}

interface PlayerProps {
  src: string;
  file: FileItem;
  kind: 'video' | 'audio';
  /** Moment to begin at, s. */
  from: number;
  /** @returns whether the failure was mended */
  onFailed: (at: number, code: number | undefined) => boolean;
}

function Player({ src, file, kind, from, onFailed }: PlayerProps) {
  const text = useViewerText();
  const { lang } = useData();
  const [broken, setBroken] = useState(false);
  const media = useRef<HTMLVideoElement | null>(null);
  // A removed player would go on loading.
  useEffect(() => {
    const { current } = media;
    return () => {
      current?.removeAttribute('src');
      current?.load();
    };
  }, []);
  if (broken) return <p className="gd-file-view-note">{text.notShown}</p>;
  const props = {
    ref: media,
    src,
    controls: true,
    preload: 'metadata' as const,
    playsInline: true,
    'aria-label': file.name ?? '',
    lang,
    onLoadedMetadata: () => {
      if (from > 0 && media.current) media.current.currentTime = from;
    },
    onError: () => {
      if (!onFailed(media.current?.currentTime ?? 0, media.current?.error?.code)) setBroken(true);
    },
  };
  return kind === 'video' ? (
    <video className="gd-file-view-video" {...props} />
  ) : (
    <audio className="gd-file-view-audio" {...props} />
  );
}
