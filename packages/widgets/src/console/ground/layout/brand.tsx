import { useSession } from '../context/console-context.tsx';
import { useCompanyLogo } from '../context/use-company-logo.ts';
import { usePlatform } from '../context/use-platform.ts';
import { BrandMark } from './brand-mark.tsx';

/** The installation's logo, or the product's own mark. */
export function Brand() {
  const logo = usePlatform()?.logo;
  return logo ? <img className="gd-console-logo" src={logo} alt="" /> : <BrandMark />;
}

/** The logo of the user's company, if it has one. */
export function CompanyLogo() {
  const { user } = useSession();
  const logo = useCompanyLogo().data?.logo;
  return logo ? <img className="gd-console-company-logo" src={logo} alt={user?.company_name ?? ''} /> : null;
}
