import { usePlatform } from '../context/use-platform.ts';
import { BrandMark } from './brand-mark.tsx';

/** The installation's logo, or the product's own mark. */
export function Brand() {
  const logo = usePlatform()?.logo;
  return logo ? <img className="gd-logo" src={logo} alt="" /> : <BrandMark />;
}
