import type { ApplicantSite, SiteName } from '@gongdi/domain';
import { Button, Result } from 'antd';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { useLang } from '../../../ground/context/console-context.tsx';
import { PublicLayout } from '../../../ground/layout/public-layout.tsx';
import { useTitle } from '../../../ground/page/use-title.ts';
import { PageLoading } from '../../../ground/status/page-loading.tsx';
import { usePageWords } from './page-words.ts';
import { useApplicantText } from './text/index.ts';
import { useSite } from './use-site.ts';

export type Site = ApplicantSite & { name: SiteName };

/** Frame of every page of a site. Its content is loaded when the site is known to be open. */
export function SiteFrame({ site, title, children }: { site: Site; title: string; children: ReactNode }) {
  const lang = useLang();
  const text = useApplicantText();
  const words = usePageWords();
  const { data, isError, error, refetch } = useSite(site.name);
  useTitle(title, site.label[lang]);
  const name = <Link to={`/${site.name}`}>{site.label[lang]}</Link>;
  const links = (
    <nav className="gd-outside-links">
      {site.pages.map((page) => (
        <NavLink key={page} to={`/${site.name}/${page}`}>
          {words(page).title}
        </NavLink>
      ))}
    </nav>
  );
  return (
    <PublicLayout title={name} links={data?.open ? links : undefined}>
      {data?.open && children}
      {data && !data.open && <Result status="info" title={text.closed} subTitle={data.notice || text.closedHint} />}
      {!data && !isError && <PageLoading />}
      {!data && isError && (
        <Result
          status="error"
          title={text.failed}
          subTitle={error.message}
          extra={
            <Button type="primary" onClick={() => void refetch()}>
              {text.retry}
            </Button>
          }
        />
      )}
    </PublicLayout>
  );
}
