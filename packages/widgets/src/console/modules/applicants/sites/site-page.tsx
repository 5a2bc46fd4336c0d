import { FileSearchOutlined, FormOutlined, IdcardOutlined } from '@ant-design/icons';
import { fill, submissionOn, type SubmissionKind } from '@gongdi/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLang } from '../../../ground/context/console-context.tsx';
import { SiteFrame, type Site } from './site-frame.tsx';
import { usePageWords } from './page-words.ts';
import { useApplicantText } from './text/index.ts';
import { useSite } from './use-site.ts';

const ICONS = {
  form: <FormOutlined aria-hidden />,
  card: <IdcardOutlined aria-hidden />,
} satisfies Record<SubmissionKind['icon'], ReactNode>;

function iconOf(page: string): ReactNode {
  const kind = submissionOn(page);
  return kind ? ICONS[kind.icon] : <FileSearchOutlined aria-hidden />;
}

/** First page of a site, with links to what applicants can do. */
export function SitePage({ site }: { site: Site }) {
  const lang = useLang();
  const text = useApplicantText();
  const words = usePageWords();
  const { data } = useSite(site.name);
  return (
    <SiteFrame site={site} title={text.home}>
      <h1>{site.label[lang]}</h1>
      {data?.organisation && <p className="gd-outside-hint">{fill(text.runBy, { name: data.organisation })}</p>}
      <ul className="gd-outside-choices">
        {site.pages.map((page) => (
          <li key={page}>
            <Link to={`/${site.name}/${page}`}>
              {iconOf(page)}
              <b>{words(page).title}</b>
              <small>{words(page).hint}</small>
            </Link>
          </li>
        ))}
      </ul>
      {data?.notice && (
        <section className="gd-data-panel">
          <h2 className="gd-data-panel-title">{text.notice}</h2>
          <p className="gd-outside-notice-text">{data.notice}</p>
        </section>
      )}
    </SiteFrame>
  );
}
