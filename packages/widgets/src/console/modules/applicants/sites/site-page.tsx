import { FileSearchOutlined, FormOutlined, IdcardOutlined } from '@ant-design/icons';
import { fill, type SitePage as PageName } from '@gongdi/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLang } from '../../../ground/context/console-context.tsx';
import { SiteFrame, type Site } from './site-frame.tsx';
import { useApplicantText } from './text/index.ts';
import { useSite } from './use-site.ts';

const ICONS: Readonly<Record<PageName, ReactNode>> = {
  apply: <FormOutlined aria-hidden />,
  person: <IdcardOutlined aria-hidden />,
  query: <FileSearchOutlined aria-hidden />,
};

/** First page of a site, with links to what applicants can do. */
export function SitePage({ site }: { site: Site }) {
  const lang = useLang();
  const text = useApplicantText();
  const { data } = useSite(site.name);
  return (
    <SiteFrame site={site} title={text.home}>
      <h1>{site.label[lang]}</h1>
      {data?.organisation && <p className="gd-outside-hint">{fill(text.runBy, { name: data.organisation })}</p>}
      <ul className="gd-outside-choices">
        {site.pages.map((page) => (
          <li key={page}>
            <Link to={`/${site.name}/${page}`}>
              {ICONS[page]}
              <b>{text[page]}</b>
              <small>{text[`${page}Hint`]}</small>
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
