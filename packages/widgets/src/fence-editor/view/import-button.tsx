import { COORDINATE_SYSTEMS, type CoordinateSystem } from '@gongdi/geo';
import { useRef, useState } from 'react';
import { withTimeout } from '../../kit/lazy/index.ts';
import type { Editor } from '../editor.ts';
import type { Texts } from '../text/index.ts';
import { Icon } from './icons.tsx';

const ACCEPT = '.geojson,.json,.kml,.kmz,.gpx,.shp,.zip,.wkt,.txt';

/** Areas of a file are added to those that are there, as one step. */
export function ImportButton({ editor, texts, onDone }: { editor: Editor; texts: Texts; onDone(): void }) {
  const input = useRef<HTMLInputElement>(null);
  const [system, setSystem] = useState<CoordinateSystem>('WGS-84');
  const read = async (file: File) => {
    try {
      const { importFence } = await withTimeout(import('../exchange/import.ts'));
      await importFence(editor, file, system);
      onDone();
    } catch (error) {
      editor.failed('import', texts.importFailed, error);
    }
  };
  return (
    <div className="gd-fence-row">
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
