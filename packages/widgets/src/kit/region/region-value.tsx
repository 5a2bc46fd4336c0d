import { regionText } from '@gongdi/domain/regions';

/** A region by its name and those above it. */
export default function RegionValue({ code }: { code: string }) {
  const text = regionText(code);
  return <span title={code}>{text}</span>;
}
