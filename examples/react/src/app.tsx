// React 19 sets properties and listens to the events of a plain tag. In React 18 the same is
// `import { GdProcessDesigner } from '@gongdi/elements/react'` and `<GdProcessDesigner … onGdSave={save} />`.
import type { GdDeviceTable, GdProcessDesignerEvents } from '@gongdi/elements/jsx';
import { useEffect, useRef, useState } from 'react';

/** Code of the device type: tower crane. */
const CRANE = 3;
const DEVICES = [1, 2, 3].map((number) => ({
  device_id: `c${number}`,
  device_type: CRANE,
  device_name: `${number}# 塔吊`,
}));

const reading = (index: number) => ({
  device_id: DEVICES[index]!.device_id,
  at: new Date().toISOString(),
  values: { load: 2 + index, height: 35 },
});

export function App() {
  const [saved, setSaved] = useState('还没有');
  const [dark, setDark] = useState(false);
  const table = useRef<GdDeviceTable>(null);
  const theme = dark ? 'dark' : 'light';

  const save = ({ detail }: GdProcessDesignerEvents['gd-save']) =>
    // A real host sends the model to its server; a rejection is shown to the person by the designer.
    detail.respondWith(Promise.resolve().then(() => setSaved(`${detail.name}，${detail.xml.length} 个字符`)));

  useEffect(() => {
    const timer = setInterval(() => void table.current?.push([reading(Date.now() % DEVICES.length)]), 1000);
    return () => clearInterval(timer);
  }, []);

  return (
    <main>
      <h1>塔吊与流程</h1>
      <label>
        <input type="checkbox" checked={dark} onChange={() => setDark(!dark)} /> 深色
      </label>
      <gd-device-table
        ref={table}
        heading="塔吊"
        devices={DEVICES}
        values={DEVICES.map((_, i) => reading(i))}
        theme={theme}
      />
      <p>
        宿主保存的版本：<output>{saved}</output>
      </p>
      <gd-process-designer
        style={{ height: 600 }}
        processId="safety_check"
        processName="安全检查审批"
        theme={theme}
        ongd-save={save}
      >
        <button type="button" slot="toolbar" onClick={() => setSaved('清除')}>
          宿主的按钮
        </button>
      </gd-process-designer>
    </main>
  );
}
