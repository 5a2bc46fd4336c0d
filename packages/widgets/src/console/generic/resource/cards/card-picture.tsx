import { filesIn, type FileItem } from '@gongdi/domain';
import { useEffect, useRef, useState } from 'react';
import { previewKind } from '../../../../kit/preview/content/preview-kind.ts';
import { useContent } from '../../../../kit/preview/content/use-content.ts';

/** A larger picture is not loaded for a card, bytes: a phone on a site has little of the network. */
const LARGEST = 2 * 1024 * 1024;
/** A picture is loaded when it is this near to the view, px. */
const AHEAD = '200px';

/** The first picture of a record, loaded when it comes into view; nothing when there is none. */
export function CardPicture({ value }: { value: unknown }) {
  const file = filesIn(value).find((one) => previewKind(one) === 'image' && (one.size ?? 0) <= LARGEST);
  return file ? <Seen file={file} /> : null;
}

function Seen({ file }: { file: FileItem }) {
  const box = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !box.current) return;
    const observer = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && setNear(true), {
      rootMargin: AHEAD,
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [near]);
  const content = useContent(near ? file : undefined);
  return (
    <span ref={box} className="gd-cards-picture">
      {content.state === 'ready' && <img src={content.src} alt="" />}
    </span>
  );
}
