import { useConsole, useSession } from '../context/console-context.tsx';
import { useBrand } from '../context/use-brand.ts';
import { useCompanyLogo } from '../context/use-company-logo.ts';
import { usePlatform } from '../context/use-platform.ts';
import { BrandMark } from './brand-mark.tsx';

/** The installation's logo, or the product's own mark. */
export function Brand() {
  const logo = usePlatform()?.logo;
  return logo ? <img className="gd-console-logo" src={logo} alt="" /> : <BrandMark />;
}

/** Name and logo that the user's organisation has configured; without a logo that of the company, if it has one. */
export function CompanyLogo() {
  const { client } = useConsole();
  const { user } = useSession();
  const brand = useBrand().data;
  const company = useCompanyLogo().data?.logo;
  const logo = brand?.logo ? client.resolve(brand.logo) : company;
  return (
    <>
      {logo && <img className="gd-console-company-logo" src={logo} alt={brand?.name ?? user?.company_name ?? ''} />}
      {brand?.name && <span className="gd-console-company-name">{brand.name}</span>}
    </>
  );
}
