import { LayoutOutlined } from '@ant-design/icons';
import type { TileFigure, TilePage, TileWaiting } from '@gongdi/api';
import { fill, permission } from '@gongdi/domain';
import { Button, Empty } from 'antd';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Segmented } from '../../../../../kit/radios/index.ts';
import { useKeptChoice } from '../../../../../kit/data/kept-choice.ts';
import { useSheet } from '../../../../../kit/shadow/index.ts';
import { useLang, usePermissions } from '../../../../ground/context/console-context.tsx';
import { TREND_SPAN } from '../kept/storage-keys.ts';
import { useWorkbenchText } from '../text/index.ts';
import { ArrangeTiles } from './arrange-tiles.tsx';
import { arranged, useArrangement, type Arrangement } from './arrangement.ts';
import { addressOfTile, isZero, TileCard, type AnyTile } from './tile-card.tsx';
import css from './tiles.css?inline';

interface TileGridProps {
  /** Page that the arrangement belongs to. */
  page: TilePage;
  /** Arrangement of the user's role; null: there is none. */
  ofRole: (Arrangement & { role: string }) | null;
  title: string;
  attention: readonly TileWaiting[];
  figures: readonly TileFigure[];
  more: number;
  /** Only the first tiles are shown until the user asks for the others. */
  folds?: boolean;
  /** Requests the remaining numbers. */
  onMore?: () => void;
}

const URGENCY = { error: 0, warning: 1, info: 2 } as const;
/** Numbers of days over which trends are shown. */
const SPANS = [7, 30] as const;

/** Tiles of a folded page: two rows of what waits and one of figures, on a wide screen. */
const UNFOLDED = { waiting: 12, figures: 6 };

/** What is urgent comes first, then what else waits, then figures; equally urgent ones as they are answered. */
const urgency = ({ level }: AnyTile): number => (level ? URGENCY[level] : 3);

const firstOf = (tiles: readonly AnyTile[]): AnyTile[] => [
  ...tiles.filter(({ level }) => level).slice(0, UNFOLDED.waiting),
  ...tiles.filter(({ level }) => !level).slice(0, UNFOLDED.figures),
];

/** The tiles of a page in the user's order. Those with nothing to say step back into one line. */
export function TileGrid({ page, ofRole, title, attention, figures, more, folds = false, onMore }: TileGridProps) {
  const text = useWorkbenchText();
  const lang = useLang();
  const may = usePermissions();
  const heading = useId();
  const [arranging, setArranging] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  const [days, setDays] = useKeptChoice<number>(TREND_SPAN, SPANS[0]);
  const own = useArrangement(page, ofRole);
  useSheet(css);
  // If the user loses a permission while the page is open, the tile disappears at once.
  const all = [...attention, ...figures].filter(({ resource }) => may(permission(resource, 'list')));
  const tiles = arranged(
    all.toSorted((a: AnyTile, b: AnyTile) => urgency(a) - urgency(b)),
    own.arrangement,
  );
  const shown = tiles.filter(({ key }) => !own.arrangement.hidden.includes(key));
  const nonZero = shown.filter((tile) => !isZero(tile));
  const zeros = shown.filter(isZero);
  // Whoever has arranged the tiles has chosen what is shown.
  const isFolded = folds && !unfolded && own.arrangement.order.length === 0;
  const seen = isFolded ? firstOf(nonZero) : nonZero;
  const folded = nonZero.length - seen.length;
  return (
    <section className="gd-data-panel" aria-labelledby={heading}>
      <div className="gd-data-panel-title">
        <h2 id={heading}>{title}</h2>
        <span className="gd-data-end gd-tiles-tools">
          {all.some(({ trend }) => trend) && !arranging && (
            <Segmented<number>
              size="small"
              aria-label={text.span}
              value={days}
              options={SPANS.map((span) => ({ value: span, label: fill(text.days, { days: span }) }))}
              onChange={setDays}
            />
          )}
          {all.length > 1 && (
            <Button
              size="small"
              type={arranging ? 'primary' : 'default'}
              icon={<LayoutOutlined aria-hidden />}
              aria-pressed={arranging}
              onClick={() => setArranging(!arranging)}
            >
              {arranging ? text.arranged : text.arrange}
            </Button>
          )}
        </span>
      </div>
      {arranging ? (
        <ArrangeTiles page={page} role={ofRole?.role} tiles={tiles} {...own} />
      ) : (
        <>
          {all.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.attentionNone} />}
          <ul className="gd-tiles-grid" aria-label={title}>
            {seen.map((tile) => (
              <li key={tile.key}>
                <TileCard tile={tile} days={days} />
              </li>
            ))}
          </ul>
          {folded > 0 && (
            <Button type="link" size="small" className="gd-tiles-rest" onClick={() => setUnfolded(true)}>
              {fill(text.attentionMore, { count: folded })}
            </Button>
          )}
          {folded === 0 && zeros.length > 0 && (
            <p className="gd-tiles-zeros">
              <span>{nonZero.length === 0 ? text.attentionNone : text.zeros}</span>
              {zeros.map((tile) => (
                <Link key={tile.key} to={addressOfTile(tile)}>
                  {tile.label[lang]} 0
                </Link>
              ))}
            </p>
          )}
          {more > 0 && onMore && (
            <Button type="link" size="small" className="gd-tiles-rest" onClick={onMore}>
              {fill(text.attentionMore, { count: more })}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
