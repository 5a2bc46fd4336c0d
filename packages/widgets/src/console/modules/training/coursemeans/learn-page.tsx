import { CallFailure, calls, resourceCalls } from '@gongdi/api';
import { coursemeans, fileSize, fill, type FileItem } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { App, Button, Progress } from 'antd';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { usePreview } from '../../../../kit/preview/file-cards.tsx';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { showFailure } from '../../../generic/show-failure.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { useTitle } from '../../../ground/page/use-title.ts';
import { FailurePanel } from '../../../ground/status/failure-panel.tsx';
import { PageLoading } from '../../../ground/status/page-loading.tsx';
import { BEAT, Watch } from './beats.ts';
import css from './course.css?inline';
import { useCourseText } from './text/index.ts';

/** `/coursemeans/learn?id=…`: a course with the time that was spent on it, and then its exam. */
export function LearnPage() {
  const [params] = useSearchParams();
  const id = params.get('id');
  return id ? <Course key={id} id={id} /> : <Navigate to="/404" replace />;
}

function Course({ id }: { id: string }) {
  useSheet(css);
  const { client } = useConsole();
  const text = useCourseText();
  const { data, error, refetch } = useQuery({
    queryKey: ['record', coursemeans.name, id, 'learn'],
    queryFn: ({ signal }) =>
      client.call(resourceCalls(coursemeans).detail!, { params: { id } }, { signal, quiet: true }),
    retry: false,
  });
  const name = data && data['course_name'];
  useTitle(name, text.learn);
  if (!data) return error ? <FailurePanel error={error} retry={() => void refetch()} /> : <PageLoading />;
  return (
    <section className="gd-console-page gd-data-panel gd-course">
      <h1>{name}</h1>
      {typeof data['introduction'] === 'string' && <p>{data['introduction']}</p>}
      <Learning id={id} file={data['file']} hasPaper={typeof data['paper_id'] === 'string'} />
    </section>
  );
}

function Learning({ id, file, hasPaper }: { id: string; file: FileItem; hasPaper: boolean }) {
  const { client } = useConsole();
  const text = useCourseText();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const video = useRef<HTMLVideoElement>(null);
  const isVideo = file.type?.startsWith('video/') ?? false;
  const { watch, reading } = useBeats(id, video, isVideo);
  const [preview, dialog] = usePreview([file]);
  const playing = () => {
    const player = video.current;
    // Fast play does not count: its time is shorter than that of the course.
    watch.set(player !== null && !player.paused && player.playbackRate <= 1);
  };
  const sit = async () => {
    try {
      const sitting = await client.call(calls.learning.sit, { body: { id } }, { quiet: true });
      void navigate(`/grade/sit?id=${sitting.id}`);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(message, error);
    }
  };
  const done = typeof reading?.finished_at === 'string';
  return (
    <>
      {isVideo ? (
        <video
          ref={video}
          className="gd-course-video"
          src={client.resolve(file.url ?? '')}
          controls
          playsInline
          onPlay={playing}
          onPause={playing}
          onRateChange={playing}
          onEnded={playing}
        />
      ) : (
        <Button size="large" onClick={() => preview(file)}>
          {text.read} {file.name} {file.size !== undefined && fileSize(file.size)}
        </Button>
      )}
      {dialog}
      {reading && <Spent reading={reading} />}
      <p className="gd-course-hint">{text.hint}</p>
      {hasPaper && (
        <Button type="primary" size="large" disabled={!done} onClick={() => void sit()}>
          {text.sit}
        </Button>
      )}
    </>
  );
}

type Reading = calls.learning.CourseReading;

function Spent({ reading: { seconds, finished_at, min_minutes } }: { reading: Reading }) {
  const text = useCourseText();
  const done = finished_at !== null;
  const percent = done ? 100 : Math.min(99, Math.floor((seconds * 100) / (min_minutes * 60)));
  return (
    <div role="status">
      <Progress percent={percent} aria-label={text.time} />
      {done ? text.finished : fill(text.spent, { done: Math.floor(seconds / 60), of: min_minutes })}
    </div>
  );
}

/** Tells the server every fifteen seconds whether the course is looked at. */
function useBeats(id: string, video: RefObject<HTMLVideoElement | null>, isVideo: boolean) {
  const { client } = useConsole();
  const [watch] = useState(() => new Watch());
  const [reading, setReading] = useState<Reading>();
  useEffect(() => {
    const look = () => {
      if (!isVideo) watch.set(document.visibilityState === 'visible');
      else if (document.visibilityState !== 'visible') watch.set(false);
    };
    const beat = async (active: boolean) => {
      try {
        const position = video.current?.currentTime ?? 0;
        setReading(await client.call(calls.learning.beat, { body: { id, active, position } }, { quiet: true }));
      } catch (error) {
        // The next beat tells again; time without a network does not count.
        if (!(error instanceof CallFailure)) throw error;
      }
    };
    look();
    void beat(false);
    const timer = setInterval(() => void beat(watch.take()), BEAT);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [client, id, isVideo, video, watch]);
  return { watch, reading };
}
