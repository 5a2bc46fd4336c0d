import type { calls } from '@gongdi/api';
import { partmanage, partStatus, type StoredFile } from '@gongdi/domain';
import { Alert } from 'antd';
import { useNavigate } from 'react-router';
import { useLang } from '../../../ground/context/console-context.tsx';
import { useFigureText } from './text/index.ts';

export interface Region {
  part_id: string;
  /** Corners as fractions of width and height. */
  points: string;
}

/** Size of the drawing's own units. */
export const UNITS = 1000;

/** Returns the corners of a region in the units of the drawing, as SVG wants them. */
export const cornersOf = (points: string): string =>
  points
    .split(' ')
    .map((point) =>
      point
        .split(',')
        .map((part) => Number(part) * UNITS)
        .join(','),
    )
    .join(' ');

/** A picture of the building with the regions of its parts in the colours of their states. */
export function PictureFigure({
  picture,
  regions,
  parts,
}: {
  picture: StoredFile;
  regions: readonly Region[];
  parts: readonly calls.part.FigurePart[];
}) {
  const lang = useLang();
  const text = useFigureText();
  const navigate = useNavigate();
  const byId = new Map(parts.map((one) => [one.id, one]));
  const nameOf = new Map(partStatus.entries.map(({ value, label }) => [value, label[lang]]));
  return (
    <>
      {regions.length === 0 && <Alert type="info" showIcon title={text.noRegions} />}
      <div className="gd-figure-picture">
        <img src={picture.url} alt={picture.name} />
        <svg viewBox={`0 0 ${UNITS} ${UNITS}`} preserveAspectRatio="none" role="group" aria-label={text.title}>
          {regions.map(({ part_id, points }, at) => {
            const part = byId.get(part_id);
            if (!part) return null;
            const open = () => void navigate(`/${partmanage.name}/detail?id=${part_id}`);
            const label = `${part.full_name} · ${nameOf.get(part.state)}`;
            return (
              <polygon
                key={`${part_id}${at}`}
                className={`gd-figure-state-${part.state}`}
                points={cornersOf(points)}
                role="link"
                tabIndex={0}
                aria-label={label}
                onClick={open}
                onKeyDown={({ key }) => key === 'Enter' && open()}
              >
                <title>{label}</title>
              </polygon>
            );
          })}
        </svg>
      </div>
    </>
  );
}
