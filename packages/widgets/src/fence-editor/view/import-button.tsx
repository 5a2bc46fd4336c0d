import { COORDINATE_SYSTEMS, type CoordinateSystem, type FenceFile } from '@gongdi/geo';
import { useRef, useState } from 'react';
import { withTimeout } from '../../kit/lazy/index.ts';
import type { Editor } from '../editor/editor.ts';
import type * as Exchange from '../exchange/import.ts';
import { format, type Texts } from '../text/index.ts';
import { Icon } from './icons.tsx';

const ACCEPT = '.geojson,.json,.kml,.kmz,.gpx,.shp,.zip,.wkt,.txt';

interface ImportProps {
  editor: Editor;
  texts: Texts;
  onDone(): void;
}

/** Adds the areas of a file to the existing ones, as one step. */
export function ImportButton({ editor, texts, onDone }: ImportProps) {
  const input = useRef<HTMLInputElement>(null);
  const [system, setSystem] = useState<CoordinateSystem>('WGS-84');
  /** A file without a coordinate system; it waits until the user has chosen one by the distances shown. */
  const [unsaid, setUnsaid] = useState<{ file: FenceFile; away: (system: CoordinateSystem) => string | null }>();
  const run = async (work: (exchange: typeof Exchange) => Promise<void>) => {
    try {
      await work(await withTimeout(import('../exchange/import.ts')));
    } catch (error) {
      editor.failed('import', texts.importFailed, error);
    }
  };
  const read = (chosen: File) =>
    run(async ({ readFile, awayFromProject, importFence }) => {
      const file = await readFile(editor, chosen);
      if (!file) return;
      const away = (one: CoordinateSystem) => awayFromProject(editor, file, one);
      // If the file lies on the project itself, no question is needed.
      if (file.system === null && ![null, texts.importHere].includes(away(system))) {
        setUnsaid({ file, away });
        return;
      }
      await importFence(editor, file, system);
      onDone();
    });
  const place = (file: FenceFile) =>
    run(async ({ importFence }) => {
      setUnsaid(undefined);
      await importFence(editor, file, system);
      onDone();
    });
  return (
    <div className="gd-fence-panel-row">
      <button type="button" className="gd-fence-button" onClick={() => input.current?.click()}>
        <Icon name="import" />
        {texts.import}
      </button>
      <label>
        {texts.importSystem}
        <select value={system} onChange={({ target }) => setSystem(target.value as CoordinateSystem)}>
          {COORDINATE_SYSTEMS.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      {unsaid && (
        <div className="gd-fence-unsaid" role="alert">
          <p>{format(texts.importAway, { system, distance: unsaid.away(system) ?? '' })}</p>
          <button
            type="button"
            className="gd-fence-button gd-fence-primary"
            autoFocus
            onClick={() => void place(unsaid.file)}
          >
            {texts.importGo}
          </button>
          <button type="button" className="gd-fence-button" onClick={() => setUnsaid(undefined)}>
            {texts.cancel}
          </button>
        </div>
      )}
      <span className="gd-fence-weak">{texts.importHint}</span>
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        hidden
        aria-label={texts.import}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void read(file);
        }}
      />
    </div>
  );
}
