import { App, Button, Input, Modal, Space } from 'antd';
import { useEffect, useId, useLayoutEffect, useMemo, useState } from 'react';
import type { MapConfig } from '@gongdi/api';
import { DEFAULT_SYSTEM, convert, type CoordinateSystem } from '@gongdi/geo';
import { format } from '../../diagram/format.ts';
import { useWidget } from '../../kit/shadow/use-widget.ts';
import { adoptCss, useSurface } from '../../kit/shadow/index.ts';
import { adoptSearchCss, cityOf, PlaceSearchBox, placeProvider, type Place } from '../search/index.ts';
import { adoptMapCss } from '../sheets.ts';
import { MapStage } from '../stage/map-stage.tsx';
import { DEFAULT_ZOOM } from '../view/map-view.ts';
import css from './picker.css?inline';
import { PickerMap } from './picker-map.ts';
import { pickerTexts } from './text/index.ts';
import { useMapConfig } from '../use-map-config.ts';
import type { PickedAddress } from '../../kit/data/data-context.tsx';
import { useAddress } from './use-address.ts';

export interface AddressDialogProps {
  /** Place and address that the field already contains. */
  initial: Partial<PickedAddress> | null;
  /** Coordinate system of the point, as input and as output; default GCJ-02, as places of records are on the wire. */
  system?: CoordinateSystem;
  onPicked: (address: PickedAddress) => void;
  /** Called after the dialog has been removed. */
  onClose: () => void;
}

/** The map address picker (console specification, section 2.7). */
export default function AddressDialog(props: AddressDialogProps) {
  const config = useMapConfig(useWidget().config);
  return config === undefined ? null : <PickerDialog {...props} config={config} />;
}

function PickerDialog({
  initial,
  system = DEFAULT_SYSTEM,
  onPicked,
  onClose,
  config,
}: AddressDialogProps & { config: MapConfig | null }) {
  const context = useWidget();
  const { lang, mode } = useSurface(context);
  const texts = pickerTexts(lang);
  const { message } = App.useApp();
  const provider = useMemo(() => placeProvider(config, (input, init) => fetch(input, init)), [config]);
  const [open, setOpen] = useState(true);
  const statusId = useId();
  useLayoutEffect(() => {
    adoptMapCss(context.root);
    adoptSearchCss(context.root);
    adoptCss(context.root, css);
  }, [context.root]);

  const { point, address, looking, take, type } = useAddress(initial, {
    provider,
    system,
    onFail: () => void message.error(texts.failed),
  });
  // One map for the life of the dialog: its base map does not change while the dialog is open.
  const [map] = useState(() => {
    const city = point ? undefined : cityOf(initial?.address ?? '');
    const begin = city && { point: city.point, system: city.system, zoom: city.zoom ?? DEFAULT_ZOOM };
    return new PickerMap({ config: config ?? undefined, lang, system, point, begin });
  });
  useEffect(() => () => map.destroy(), [map]);
  useEffect(() => map.listen(take));

  const picked = ({ name, address: whole, point: at, system: of, zoom, source }: Place): void => {
    const here = convert(at, of, system);
    map.show(here, zoom ?? DEFAULT_ZOOM);
    take(here, source === 'typed' ? undefined : wordsOf(name, whole));
  };
  const confirm = (): void => {
    if (!point) return void message.warning(texts.choose);
    if (address.trim() === '') return void message.warning(texts.enterAddress);
    onPicked({ longitude: point[0], latitude: point[1], address: address.trim().slice(0, ADDRESS_LIMIT) });
    setOpen(false);
  };
  return (
    <Modal
      open={open}
      title={texts.title}
      width={860}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      footer={
        <Space>
          <Button onClick={() => setOpen(false)}>{texts.cancel}</Button>
          <Button type="primary" onClick={confirm}>
            {texts.confirm}
          </Button>
        </Space>
      }
    >
      <div className="gd-pick">
        <div className="gd-pick-bar">
          <PlaceSearchBox
            lang={lang}
            provider={provider}
            system={system}
            onPick={picked}
            onWarn={(words) => void message.warning(words)}
          />
          <Button onClick={() => map.takeCenter()}>{texts.useCenter}</Button>
        </div>
        <div className="gd-pick-map">
          <MapStage view={map.view} lang={lang} mode={mode} locate />
        </div>
        <p className="gd-pick-said" id={statusId} role="status">
          {point
            ? format(texts.chosen, { longitude: point[0].toFixed(6), latitude: point[1].toFixed(6), system })
            : texts.nothing}
        </p>
        <Input
          aria-label={texts.address}
          aria-describedby={statusId}
          placeholder={provider ? texts.addressHint : texts.addressOffline}
          maxLength={ADDRESS_LIMIT}
          value={address}
          suffix={looking ? texts.looking : undefined}
          onChange={(event) => type(event.target.value)}
          onPressEnter={confirm}
        />
      </div>
    </Modal>
  );
}

/** Maximum length of the address of a record. */
const ADDRESS_LIMIT = 200;

/** 上海市浦东新区世纪大道 1 号 东方明珠: the address, followed by the name if the address does not contain it. */
function wordsOf(name: string, whole: string | undefined): string {
  if (whole === undefined || whole === '') return name;
  return whole.includes(name) ? whole : `${whole}${name}`;
}
