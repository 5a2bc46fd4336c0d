import { CallFailure, calls } from '@gongdi/api';
import { fill, permission, scheduleplan } from '@gongdi/domain';
import { App, Button, Dropdown, Modal } from 'antd';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { saveBlob } from '../../../../../kit/file/save-blob.ts';
import type { Content } from '../../../../generic/schedule/dates.ts';
import { showFailure } from '../../../../generic/show-failure.ts';
import { useConsole, useLang, usePermissions } from '../../../../ground/context/console-context.tsx';
import { useScheduleText } from '../text/index.ts';
import type { PaperKey } from './paper-sheets.ts';

const PAPER_KEYS: readonly PaperKey[] = ['A3', 'A1'];

/** The plan as a file, brought in or out, its print, and the ways to its record and tasks. */
export function PlanFiles({
  content,
  reload,
  print,
}: {
  content: Content;
  reload: () => void;
  /** Prints the bars on paper of this size; undefined: what is shown is printed as it is. */
  print: (paper: PaperKey | undefined) => void;
}) {
  const text = useScheduleText();
  const { client } = useConsole();
  const { message } = App.useApp();
  const may = usePermissions();
  const go = useNavigate();
  const chooser = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState<Left>([]);
  const guarded = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(message, error);
    }
  };
  const save = (format: 'xml' | 'xlsx') =>
    guarded(async () => {
      const query = { id: content.id, format };
      saveBlob(
        await client.call(calls.schedule.exportFile, { query }, { quiet: true }),
        `${content.plan_name}.${format}`,
      );
    });
  const take = (file: File) =>
    guarded(async () => {
      const input = { form: { id: content.id }, file, fileName: file.name };
      const taken = await client.call(calls.schedule.importFile, input, { quiet: true });
      void message.success(fill(text.imported, { tasks: taken.tasks, links: taken.links }));
      if (taken.left_out.length > 0) setLeft(taken.left_out);
      else reload();
    });
  const mayExport = may(permission(scheduleplan.name, 'export'));
  const items = [
    ...(content.may_change ? [{ key: 'import', label: text.import, title: text.importHint }] : []),
    ...(mayExport
      ? [
          { key: 'xml', label: text.exportXml },
          { key: 'xlsx', label: text.exportXlsx },
        ]
      : []),
    ...PAPER_KEYS.map((key) => ({ key, label: fill(text.printOn, { paper: key }) })),
    { key: 'print', label: text.print },
    { key: 'back', label: text.back },
  ];
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items,
          onClick: ({ key }) => {
            if (key === 'import') chooser.current?.click();
            else if (key === 'xml' || key === 'xlsx') void save(key);
            else if (key === 'print') print(undefined);
            else if (key === 'A3' || key === 'A1') print(key);
            else void go(`/scheduleplan/detail?id=${encodeURIComponent(content.id)}`);
          },
        }}
      >
        <Button>{text.file}</Button>
      </Dropdown>
      <Link to={`/scheduletask?plan_id=${encodeURIComponent(content.id)}`}>{text.tasks}</Link>
      <input
        ref={chooser}
        type="file"
        accept=".xml,.xlsx,.xls"
        hidden
        aria-label={text.import}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again.
          target.value = '';
          if (file) void take(file);
        }}
      />
      <LeftOut
        left={left}
        onClose={() => {
          setLeft([]);
          reload();
        }}
      />
    </>
  );
}

type Left = readonly { label: { zh: string; en: string }; times: number }[];

/** What of a file could not be taken. */
function LeftOut({ left, onClose }: { left: Left; onClose: () => void }) {
  const text = useScheduleText();
  const lang = useLang();
  return (
    <Modal
      open={left.length > 0}
      title={text.leftOut}
      okText={text.close}
      cancelButtonProps={{ hidden: true }}
      onOk={onClose}
      onCancel={onClose}
    >
      <ul>
        {left.map(({ label, times }) => (
          <li key={label.en}>{fill(text.leftLine, { what: label[lang], times })}</li>
        ))}
      </ul>
    </Modal>
  );
}
