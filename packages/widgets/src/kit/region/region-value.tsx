import { regionText } from '@gongdi/domain/regions';

/** The name of a region with the names of its parent regions. */
export default function RegionValue({ code }: { code: string }) {
  const text = regionText(code);
  return <span title={code}>{text}</span>;
}
