import { Button } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { useContent } from '../../../../kit/preview/content/use-content.ts';
import type { PlanDrawing } from '../../../../plan/index.ts';
import { useAreaText } from './text/index.ts';
import { pictureOf } from './use-area.ts';

/** Returns the picture of a drawing as an address that the page can load, or the message to show instead. */
export function usePicture(drawing: PlanDrawing): { src: string | undefined; notice: ReactNode } {
  const text = useAreaText();
  const { url, name } = drawing;
  const file = useMemo(() => pictureOf({ ...EMPTY, url, name }), [url, name]);
  const content = useContent(file);
  if (!file) return { src: undefined, notice: text.noPicture };
  if (content.state === 'ready') return { src: content.src, notice: undefined };
  if (content.state === 'loading') return { src: undefined, notice: text.pictureLoading };
  return {
    src: undefined,
    notice: (
      <>
        {text.pictureFailed}{' '}
        <Button size="small" onClick={content.retry}>
          {text.retry}
        </Button>
      </>
    ),
  };
}

const EMPTY: PlanDrawing = { key: '', name: '', width: 0, height: 0, url: '', points: [] };
