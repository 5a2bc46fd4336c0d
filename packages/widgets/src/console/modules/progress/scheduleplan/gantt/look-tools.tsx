import { Checkbox, Input, Select } from 'antd';
import { Segmented } from '../../../../../kit/radios/index.ts';
import { useScheduleText } from '../text/index.ts';
import type { Doc } from '../../../../generic/schedule/doc.ts';
import { FILTERS, type Filter } from './rows.ts';
import { ZOOMS, type Zoom } from './scale.ts';

/** How the plan is looked at. */
export interface Look {
  zoom: Zoom;
  filter: Filter;
  search: string;
  baseline: boolean;
  links: boolean;
  line: boolean;
  /** Crew whose heads are shown; empty: all; null: none. */
  load: string | null;
  picture: 'bars' | 'network';
}

/** The step of the zoom at which a plan fits into about a window. */
export const zoomFor = (minutes: number): Zoom =>
  ZOOMS.findLast(({ day }) => (minutes / 1440) * day < 1600) ?? ZOOMS[0]!;

/** What of the plan is shown, and how large. */
export function LookTools({ look, setLook, doc }: { look: Look; setLook: (look: Look) => void; doc: Doc }) {
  const text = useScheduleText();
  return (
    <>
      <Segmented<Look['picture']>
        value={look.picture}
        onChange={(picture) => setLook({ ...look, picture })}
        options={(['bars', 'network'] as const).map((value) => ({ value, label: text[value] }))}
      />
      <Segmented<Zoom['key']>
        aria-label={text.zoom}
        value={look.zoom.key}
        onChange={(key) => setLook({ ...look, zoom: ZOOMS.find((one) => one.key === key)! })}
        options={ZOOMS.map(({ key }) => ({ value: key, label: text.zooms[key] }))}
      />
      <Select<Filter>
        className="gd-gantt-filter"
        aria-label={text.filter}
        value={look.filter}
        onChange={(filter) => setLook({ ...look, filter })}
        options={FILTERS.map((value) => ({ value, label: text[value] }))}
      />
      <Input.Search
        className="gd-gantt-search"
        aria-label={text.search}
        placeholder={text.search}
        allowClear
        value={look.search}
        onChange={({ target }) => setLook({ ...look, search: target.value })}
      />
      {(['baseline', 'links', 'line'] as const).map((key) => (
        <Checkbox key={key} checked={look[key]} onChange={({ target }) => setLook({ ...look, [key]: target.checked })}>
          {text[key]}
        </Checkbox>
      ))}
      <Checkbox
        checked={look.load !== null}
        onChange={({ target }) => setLook({ ...look, load: target.checked ? '' : null })}
      >
        {text.load}
      </Checkbox>
      {look.load !== null && <CrewSelect doc={doc} load={look.load} setLoad={(load) => setLook({ ...look, load })} />}
    </>
  );
}

function CrewSelect({ doc, load, setLoad }: { doc: Doc; load: string; setLoad: (crew: string) => void }) {
  const text = useScheduleText();
  const crews = [...new Set(doc.tasks.flatMap(({ crew }) => crew ?? []))].sort();
  return (
    <Select
      className="gd-gantt-filter"
      aria-label={text.load}
      value={load}
      onChange={setLoad}
      options={[{ value: '', label: text.allCrews }, ...crews.map((value) => ({ value, label: value }))]}
    />
  );
}
