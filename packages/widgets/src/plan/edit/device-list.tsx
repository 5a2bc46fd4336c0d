import { fill, type Lang } from '@gongdi/domain';
import { useState } from 'react';
import type { PlanDevice } from '../point/point.ts';
import { planText } from '../text/index.ts';

interface DeviceListProps {
  lang: Lang;
  /** Devices that are not on the drawing. */
  devices: readonly PlanDevice[];
  /** The device that is being placed. */
  placing: string | null;
  onPlace: (device: PlanDevice | null) => void;
}

/** From this number of devices on, a search field is shown. */
const SEARCH_FROM = 8;

/** List of devices that are not placed yet. */
export function DeviceList({ lang, devices, placing, onPlace }: DeviceListProps) {
  const text = planText[lang];
  const [word, setWord] = useState('');
  const wanted = word.trim().toLowerCase();
  const found = devices.filter(({ name, number }) => `${name} ${number}`.toLowerCase().includes(wanted));
  return (
    <section className="gd-plan-list" aria-label={fill(text.devices, { count: devices.length })}>
      <h3>{fill(text.devices, { count: devices.length })}</h3>
      {devices.length >= SEARCH_FROM && (
        <input
          type="search"
          className="gd-plan-input"
          value={word}
          placeholder={text.searchDevice}
          aria-label={text.searchDevice}
          onChange={(event) => setWord(event.target.value)}
        />
      )}
      {devices.length === 0 && (
        <p className="gd-plan-empty">
          {text.noDevices}
          <small>{text.noDevicesText}</small>
        </p>
      )}
      <ul>
        {found.map((device) => (
          <li key={device.id}>
            <button
              type="button"
              aria-pressed={placing === device.id}
              // Still focusable: screen readers announce the reason in the list.
              aria-disabled={device.taken !== undefined}
              title={device.taken}
              onClick={() => {
                if (device.taken === undefined) onPlace(placing === device.id ? null : device);
              }}
            >
              <span className="gd-plan-name">{device.name}</span>
              <small>{device.taken ?? device.number}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
