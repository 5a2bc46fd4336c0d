import { calls } from '@gongdi/api';
import { fieldsOf, fill, propaganda, wisdompartyconfiguration } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Result } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { FieldValue } from '../../../../kit/detail/record-detail.tsx';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { useConsole, useLang } from '../../../ground/context/console-context.tsx';
import { PublicLayout } from '../../../ground/layout/public-layout.tsx';
import { useTitle } from '../../../ground/page/use-title.ts';
import { CodeAnswer } from '../../../ground/status/code-answer.tsx';
import css from './party.css?inline';
import { useBranchText } from './text/index.ts';

type ScannedBranch = calls.party.ScannedBranch;
type Item = ScannedBranch['items'][number];

/** Interval between reads, ms. The file addresses in an answer expire after ten minutes. */
const REFRESH = 5 * 60_000;
/** How long an item of the carousel is shown, ms. */
const TURN = 6000;

/** `/qrcode/party?id=…`: what a party branch shows to whoever scans its code. */
export function BranchPage() {
  useSheet(css);
  const { client } = useConsole();
  const text = useBranchText();
  const [params] = useSearchParams();
  const code = params.get('id') ?? '';
  const found = useQuery({
    queryKey: ['party-code', code],
    queryFn: ({ signal }) => client.call(calls.party.scannedBranch, { params: { code } }, { signal, quiet: true }),
    enabled: code !== '',
    refetchInterval: REFRESH,
  });
  useTitle(found.data?.branch_name, text.title);
  return (
    <PublicLayout title={text.title}>
      <CodeAnswer
        code={code}
        found={found}
        text={text}
        unknown={<Result status="404" title={text.notFound} subTitle={text.notFoundHint} />}
      >
        {(data) => <Branch branch={data} />}
      </CodeAnswer>
    </PublicLayout>
  );
}

const KIND = fieldsOf(wisdompartyconfiguration).find(({ name }) => name === 'branch_kind')!;
const ITEM_KIND = fieldsOf(propaganda).find(({ name }) => name === 'item_kind')!;

function Branch({ branch }: { branch: ScannedBranch }) {
  const { client } = useConsole();
  const lang = useLang();
  const text = useBranchText();
  const turning = branch.items.filter(({ carousel }) => carousel);
  const facts = [
    [text.project, branch.project_name],
    [text.superior, branch.superior],
    [text.members, fill(text.people, { count: branch.member_count })],
    [text.activities, fill(text.times, { count: branch.activity_count })],
  ].filter(([, value]) => value);
  return (
    <>
      <h1>{branch.branch_name}</h1>
      {branch.motto && <p className="gd-party-motto">{branch.motto}</p>}
      {turning.length > 0 && <Turning items={turning} />}
      <section className="gd-data-panel">
        <dl className="gd-outside-facts">
          <div className="gd-outside-facts-line">
            <dt>{KIND.label[lang]}</dt>
            <dd>
              <FieldValue field={KIND} value={branch.branch_kind} />
            </dd>
          </div>
          {facts.map(([label, value]) => (
            <div key={label} className="gd-outside-facts-line">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {(branch.introduction || branch.picture) && (
        <section className="gd-data-panel gd-party-text">
          <h2>{text.introduction}</h2>
          {branch.picture && <img src={client.resolve(branch.picture.url)} alt="" />}
          {branch.introduction && <p>{branch.introduction}</p>}
        </section>
      )}
      <section className="gd-data-panel gd-party-text">
        <h2>{text.items}</h2>
        {branch.items.length === 0 && <p>{text.noItems}</p>}
        {branch.items.map((item) => (
          <article key={`${item.item_title} ${item.published_at}`}>
            <h3>{item.item_title}</h3>
            <Line item={item} />
            <p>{item.content}</p>
          </article>
        ))}
      </section>
    </>
  );
}

/**
 * The items of the carousel, side by side in a strip that snaps. It moves on by itself until somebody touches it, and
 * not at all for whoever asked for less motion.
 */
function Turning({ items }: { items: readonly Item[] }) {
  const { client } = useConsole();
  const text = useBranchText();
  const strip = useRef<HTMLUListElement>(null);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || items.length < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      const { scrollLeft, clientWidth, scrollWidth } = strip.current!;
      const next = scrollLeft + clientWidth >= scrollWidth - 1 ? 0 : scrollLeft + clientWidth;
      strip.current!.scrollTo({ left: next, behavior: 'smooth' });
    }, TURN);
    return () => clearInterval(timer);
  }, [held, items.length]);
  const hold = () => setHeld(true);
  return (
    <ul
      ref={strip}
      className="gd-party-turning"
      aria-label={text.carousel}
      tabIndex={0}
      onFocus={hold}
      onPointerDown={hold}
      onWheel={hold}
      data-gd-focus
    >
      {items.map((item) => (
        <li key={`${item.item_title} ${item.published_at}`}>
          {item.picture && <img src={client.resolve(item.picture.url)} alt="" />}
          <strong>{item.item_title}</strong>
        </li>
      ))}
    </ul>
  );
}

function Line({ item: { item_kind, held_on, published_at } }: { item: Item }) {
  return (
    <div className="gd-party-line">
      <FieldValue field={ITEM_KIND} value={item_kind} />
      <time>{held_on ?? published_at?.slice(0, 10)}</time>
    </div>
  );
}
