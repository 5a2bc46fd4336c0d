/** A share as bar and per cent; below `enough` per cent it is marked. Nothing to share: a dash. */
export function Share({ part, whole, enough }: { part: number; whole: number; enough: number }) {
  if (whole === 0) return <>--</>;
  const share = Math.round((part / whole) * 1000) / 10;
  return (
    <>
      <span className="gd-figures-share" aria-hidden>
        <i
          className={part * 100 < enough * whole ? 'gd-figures-short' : undefined}
          style={{ width: `${Math.min(100, share)}%` }}
        />
      </span>
      {share}%
    </>
  );
}
