import { AimOutlined, EnvironmentOutlined, SearchOutlined } from '@ant-design/icons';
import { calls } from '@gongdi/api';
import { fill, inSentence } from '@gongdi/domain';
import { Button, Form, Input, InputNumber } from 'antd';
import { Suspense, useState, type ReactNode } from 'react';
import { useData, useKitText, type PickedAddress } from '../data/data-context.tsx';
import { useFormSheet } from '../form-controls/form-sheet.ts';
import { useFormText } from '../form-controls/text/index.ts';
import { whereNow } from '../upload/where-now.ts';

/**
 * An address with its coordinates, which people do not know by heart: the server looks them up, or they are chosen on a
 * map, or are those of this device. As long as they are missing, the control says so.
 */
export default function AddressControl({ name, label }: { name: string; label: string }) {
  useFormSheet();
  const kit = useKitText();
  const text = useFormText();
  const form = Form.useFormInstance();
  const { AddressPicker, client } = useData();
  const [choosing, setChoosing] = useState(false);
  const [busy, setBusy] = useState<'find' | 'here' | null>(null);
  const [said, setSaid] = useState('');
  const part = (key: string) => [name, 'location', key];
  const at = Form.useWatch([name, 'location'], { form, preserve: true }) as Partial<PickedAddress> | null | undefined;
  const words = at?.address?.trim() ?? '';
  const placed = typeof at?.longitude === 'number' && typeof at.latitude === 'number';

  const put = (change: Partial<PickedAddress>, say: string): void => {
    const before = form.getFieldValue([name, 'location']) as object | null;
    form.setFieldValue([name, 'location'], { ...before, ...change });
    // Clears the validation message, as typing does.
    form.setFields([{ name, errors: [] }]);
    setSaid(say);
  };
  const find = async (): Promise<void> => {
    setBusy('find');
    try {
      const { asked, places } = await client.call(calls.map.find, { query: { address: words } }, { quiet: true });
      const [best] = places;
      if (best) {
        const { name: found, longitude, latitude } = best;
        put({ longitude, latitude }, fill(text.addressFound, { name: found }));
        return;
      }
      setSaid(asked ? text.addressUnknown : text.addressNoService);
      setChoosing(AddressPicker !== undefined);
    } catch (error) {
      setSaid(error instanceof Error ? error.message : text.addressUnknown);
    } finally {
      setBusy(null);
    }
  };
  const here = async (): Promise<void> => {
    setBusy('here');
    const found = await whereNow();
    setBusy(null);
    if (found) put(found, text.addressHere);
    else setSaid(globalThis.isSecureContext ? text.hereFailed : text.hereInsecure);
  };
  const missing: ReactNode = words !== '' && !placed ? text.addressMissing : '';
  return (
    <div className="gd-data-address">
      <Form.Item name={part('address')} noStyle>
        <Input
          placeholder={fill(kit.enter, { label: inSentence(label) })}
          maxLength={200}
          aria-label={label}
          allowClear
        />
      </Form.Item>
      <Form.Item name={part('longitude')} noStyle>
        <InputNumber placeholder={kit.longitude} aria-label={kit.longitude} min={-180} max={180} step={0.0001} />
      </Form.Item>
      <Form.Item name={part('latitude')} noStyle>
        <InputNumber placeholder={kit.latitude} aria-label={kit.latitude} min={-90} max={90} step={0.0001} />
      </Form.Item>
      <div className="gd-data-address-ways">
        <Button
          icon={<SearchOutlined aria-hidden />}
          loading={busy === 'find'}
          disabled={words.length < 2}
          onClick={() => void find()}
        >
          {text.addressFind}
        </Button>
        {AddressPicker && (
          <Button
            aria-label={fill(kit.pickOnMap, { label })}
            icon={<EnvironmentOutlined aria-hidden />}
            onClick={() => setChoosing(true)}
          >
            {text.addressOnMap}
          </Button>
        )}
        <Button icon={<AimOutlined aria-hidden />} loading={busy === 'here'} onClick={() => void here()}>
          {text.addressUseHere}
        </Button>
      </div>
      <p className="gd-data-address-said" role="status">
        {said === '' || (missing !== '' && said === text.addressHere) ? missing : said}
      </p>
      {choosing && AddressPicker && (
        <Suspense fallback={null}>
          <AddressPicker
            initial={at ?? null}
            onPicked={(picked) => put(picked, '')}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
