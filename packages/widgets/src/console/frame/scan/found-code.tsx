import { calls, type ScannedThing } from '@gongdi/api';
import { fill, isWebAddress, recordInCode } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton, Tag } from 'antd';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { CopyText } from '../../../kit/copy/copy-text.tsx';
import { isUnreachable } from '../../../kit/upload/local-files.ts';
import { useConsole, useLang } from '../../ground/context/console-context.tsx';
import { joined } from '../../ground/text/index.ts';
import { ownPath } from './own-path.ts';
import { useScanText } from './text/index.ts';

interface FoundCodeProps {
  code: string;
  onNext: () => void;
  /** Closes the scanner, because a page opens. */
  leave: () => void;
}

/** What a scanned code stands for: today's task or the page is opened at once if it is the only one. */
export function FoundCode({ code, onNext, leave }: FoundCodeProps) {
  const { client, config } = useConsole();
  const text = useScanText();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery({
    queryKey: ['scan', code],
    queryFn: ({ signal }) => client.call(calls.scan.resolve, { body: { code } }, { signal, quiet: true }),
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  });
  const go = (path: string) => {
    leave();
    void navigate(path);
  };
  const own = ownPath(code, config.baseUrl);
  const record = recordInCode(code);
  const only = data && onlyWay(data.things, record ? undefined : own);
  const gone = useRef(false);
  useEffect(() => {
    if (only === undefined || gone.current) return;
    gone.current = true;
    leave();
    void navigate(only);
  }, [only, leave, navigate]);
  const path = record ? `/${record.resource}/detail?id=${record.id}` : own;
  if (error)
    return (
      <div className="gd-scan-found">
        <Alert
          type="warning"
          showIcon
          title={isUnreachable(error) && path ? text.offline : fill(text.failed, { reason: error.message })}
        />
        {path ? (
          <Button type="primary" size="large" onClick={() => go(path)}>
            {text.open}
          </Button>
        ) : (
          isWebAddress(code) && <Foreign code={code} />
        )}
        <Button size="large" onClick={() => void refetch()}>
          {text.again}
        </Button>
        <Button size="large" onClick={onNext}>
          {text.next}
        </Button>
      </div>
    );
  if (!data || only !== undefined)
    return (
      <div className="gd-scan-found" role="status" aria-label={text.resolving}>
        <Skeleton active />
      </div>
    );
  return (
    <div className="gd-scan-found">
      {data.things.map((thing) => (
        <Thing key={`${thing.resource} ${thing.id}`} thing={thing} go={go} />
      ))}
      {data.things.length === 0 &&
        (isWebAddress(code) && !record ? (
          <Foreign code={code} />
        ) : (
          <Alert type="warning" showIcon title={record ? text.hidden : fill(text.none, { code })} />
        ))}
      <Button size="large" onClick={onNext}>
        {text.next}
      </Button>
    </div>
  );
}

const pageOf = (resource: string, id: string): string => `/${resource}/detail?id=${encodeURIComponent(id)}`;

/** The only page that a code leads to; undefined: people choose, or there is none. */
function onlyWay(things: readonly ScannedThing[], own: string | undefined): string | undefined {
  if (things.length === 0) return own;
  if (things.length > 1) return undefined;
  const { resource, id, detail, tasks, begin } = things[0]!;
  const today = tasks.filter((task) => task.today);
  if (tasks.length === 1 && today.length === 1) return pageOf(today[0]!.resource, today[0]!.id);
  return tasks.length === 0 && begin.length === 0 && detail ? pageOf(resource, id) : undefined;
}

function Thing({ thing, go }: { thing: ScannedThing; go: (path: string) => void }) {
  const text = useScanText();
  const lang = useLang();
  const { resource, id, label, title, detail, tasks, begin } = thing;
  return (
    <section className="gd-scan-thing" aria-label={title}>
      <small>{label[lang]}</small>
      <h3>{title}</h3>
      {tasks.length > 0 && (
        <ul aria-label={text.tasks}>
          {tasks.map((task) => (
            <li key={task.id}>
              <button type="button" onClick={() => go(pageOf(task.resource, task.id))}>
                <span>
                  {task.label[lang]} {task.title}
                  <small>{fill(text.due, { day: task.due })}</small>
                </span>
                {!task.today && <Tag color="error">{text.overdue}</Tag>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {tasks.length === 0 && begin.length > 0 && <p>{text.nothing}</p>}
      <div className="gd-scan-ways">
        {begin.map((one) => (
          <Button
            key={one.resource}
            size="large"
            type="primary"
            onClick={() => go(`/${one.resource}/add?${new URLSearchParams(one.query)}`)}
          >
            {joined(lang, fill(text.begin, { label: one.label[lang] }))}
          </Button>
        ))}
        {detail && (
          <Button size="large" onClick={() => go(pageOf(resource, id))}>
            {text.open}
          </Button>
        )}
      </div>
    </section>
  );
}

/** An address elsewhere: it is shown, and opened only when a person wants it. */
function Foreign({ code }: { code: string }) {
  const text = useScanText();
  return (
    <>
      <Alert type="warning" showIcon title={text.foreign} description={text.foreignHint} />
      <CopyText className="gd-scan-foreign">{code}</CopyText>
      <div className="gd-scan-ways">
        <Button size="large" href={code.trim()} target="_blank" rel="noopener noreferrer">
          {text.open}
        </Button>
      </div>
    </>
  );
}
