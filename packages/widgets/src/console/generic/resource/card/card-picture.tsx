import { filesIn, type FileItem } from '@gongdi/domain';
import { useSeen } from '../../../../kit/layout/use-seen.ts';
import { previewKind } from '../../../../kit/preview/content/preview-kind.ts';
import { useContent } from '../../../../kit/preview/content/use-content.ts';

/** The first picture of a record, loaded when it comes into view; nothing when there is none. */
export function CardPicture({ value }: { value: unknown }) {
  const file = filesIn(value).find((one) => previewKind(one) === 'image');
  return file ? <Seen file={file} /> : null;
}

function Seen({ file }: { file: FileItem }) {
  const [box, seen] = useSeen<HTMLSpanElement>();
  const content = useContent(seen ? file : undefined, { small: true });
  return (
    <span ref={box} className="gd-card-picture">
      {content.state === 'ready' && <img src={content.src} alt="" />}
    </span>
  );
}
