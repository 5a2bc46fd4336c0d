import { fill, type FileItem } from '@gongdi/domain';
import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import { FileUpload } from '../../../../kit/upload/file-upload.tsx';
import { newKey, PlanEditor, type PlanDevice, type PlanDrawing, type PlanEdit } from '../../../../plan/index.ts';
import { useLang } from '../../../ground/context/console-context.tsx';
import { DrawingTabs } from './drawing-tabs.tsx';
import { useAreaText } from './text/index.ts';
import { MAIN, pictureOf } from './use-area.ts';
import { usePicture } from './use-picture.tsx';

/** Limit on the size of a drawing's picture, KB. */
const MAX_KB = 20 * 1024;

interface DrawingEditorProps {
  edit: PlanEdit;
  devices: readonly PlanDevice[];
  failed: boolean;
  retry: () => void;
  /** True if devices cannot be chosen yet. */
  waits: boolean;
}

/** Editor of an area's drawings with their pictures and points. */
export function DrawingEditor({ edit, devices, failed, retry, waits }: DrawingEditorProps) {
  const lang = useLang();
  const text = useAreaText();
  const [chosen, setChosen] = useState(MAIN);
  const { drawings } = edit;
  const drawing = drawings.find(({ key }) => key === chosen) ?? drawings[0]!;
  const { src, notice } = usePicture(drawing);
  const { key, width, height } = drawing;
  const { setDrawing } = edit;
  useEffect(() => {
    if (!src || (width > 0 && height > 0)) return undefined;
    const image = new Image();
    let gone = false;
    image.addEventListener('load', () => {
      if (!gone) setDrawing(key, { width: image.naturalWidth, height: image.naturalHeight }, `picture ${key}`);
    });
    image.src = src;
    return () => {
      gone = true;
    };
  }, [src, key, width, height, setDrawing]);
  const take = ([file]: readonly FileItem[]) =>
    edit.setDrawing(key, { url: file?.url ?? file?.id ?? '', width: 0, height: 0 }, `picture ${key}`);
  const add = () => {
    const name = fill(text.furtherDrawing, { number: drawings.length + 1 });
    const made: PlanDrawing = { key: newKey(), name, width: 0, height: 0, url: '', points: [] };
    edit.change((all) => [...all, made]);
    setChosen(made.key);
  };
  const picture = pictureOf({ ...drawing, name: drawing.name || text.picture });
  return (
    <div className="gd-area-drawing">
      <DrawingTabs
        drawings={drawings}
        current={drawing}
        onChoose={setChosen}
        onAdd={add}
        onRename={(name) => edit.setDrawing(key, { name }, `name ${key}`)}
        onRemove={() => edit.change((all) => all.filter((one) => one.key !== key))}
      />
      <FileUpload
        key={key}
        label={text.upload}
        value={picture ? [picture] : []}
        onChange={take}
        accept={['image']}
        maxSize={MAX_KB}
        maxCount={1}
        pictures
      />
      <small className="gd-console-record-info">{text.uploadHint}</small>
      {waits && <Alert type="info" showIcon title={text.chooseProject} />}
      {failed && (
        <Alert
          type="warning"
          showIcon
          title={text.devicesFailed}
          action={<Button onClick={retry}>{text.retry}</Button>}
        />
      )}
      <PlanEditor
        key={`plan ${key}`}
        lang={lang}
        edit={edit}
        drawing={drawing}
        src={src}
        notice={notice}
        devices={devices}
      />
    </div>
  );
}
