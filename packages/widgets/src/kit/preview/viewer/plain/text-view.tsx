import { fileSize, fill, type FileItem } from '@gongdi/domain';
import { useSheet } from '../../../shadow/use-sheet.ts';
import { useRead } from '../../content/use-bytes.ts';
import { FileProblem } from '../parts/file-problem.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { useViewerText } from '../text/index.ts';
import { decodePlain } from './decode-plain.ts';
import plainCss from './plain.css?inline';

/** Bytes that are fetched, and characters that are shown. */
const LIMIT = 64 * 1024 * 1024;
const SHOWN = 500_000;

const read = async (bytes: ArrayBuffer) => {
  const whole = decodePlain(bytes);
  return { text: whole.slice(0, SHOWN), cut: whole.length > SHOWN };
};

/** A text, whatever encoding in use here it has. */
export function TextView({ file }: { file: FileItem }) {
  useSheet(plainCss);
  const text = useViewerText();
  const held = useRead(file, LIMIT, read);
  if (held.state === 'loading') return <Waiting part={held.part} />;
  if (held.state === 'failed') return <FileProblem trouble={held.trouble} retry={held.retry} />;
  const { text: shown, cut } = held.value;
  if (shown.trim() === '') return <p className="gd-plain-note">{text.emptyText}</p>;
  return (
    <>
      <pre className="gd-plain" tabIndex={0} role="group" aria-label={text.document} data-gd-focus>
        {shown}
      </pre>
      {cut && (
        <p className="gd-plain-note" role="note">
          {fill(text.textCut, { size: fileSize(SHOWN) })}
        </p>
      )}
    </>
  );
}
