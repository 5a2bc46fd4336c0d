import { useRef, useState } from 'react';
import type { Lang } from '../../kit/theme/tokens.ts';
import { isModelFile } from '../session/read-document.ts';
import type { Compared } from '../tools/tools.ts';
import type { DesignerVersion } from '../host/host-tools.ts';
import { compareTexts } from './text/index.ts';

interface VersionChoiceProps {
  versions: readonly DesignerVersion[];
  lang: Lang;
  onChoose(version: Compared): void;
}

/** Lets the user choose the version for the comparison: a file, or a version from the host. */
export function VersionChoice({ versions, lang, onChoose }: VersionChoiceProps) {
  const texts = compareTexts(lang);
  const chooser = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [waiting, setWaiting] = useState(false);
  const choose = async (name: string, give: () => Promise<Compared['xml']>, failed: string) => {
    setProblem(null);
    setWaiting(true);
    try {
      onChoose({ name, xml: await give() });
    } catch {
      setProblem(failed);
    } finally {
      setWaiting(false);
    }
  };
  const file = (chosen: File) =>
    isModelFile(chosen)
      ? choose(chosen.name, async () => new Uint8Array(await chosen.arrayBuffer()), texts.fileUnreadable)
      : setProblem(texts.fileType);
  return (
    <>
      <p>{texts.choose}</p>
      <button
        type="button"
        className="gd-tool"
        data-type="primary"
        data-size="small"
        disabled={waiting}
        onClick={() => chooser.current?.click()}
      >
        {texts.openFile}
      </button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".xml,.bpmn"
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          event.target.value = '';
          if (chosen) void file(chosen);
        }}
      />
      {problem !== null && <p role="alert">{problem}</p>}
      {versions.length > 0 && (
        <>
          <h3>{texts.versions}</h3>
          <ul>
            {versions.map(({ name, xml }) => (
              <li key={name}>
                <button
                  type="button"
                  className="gd-compare-change-go"
                  disabled={waiting}
                  onClick={() =>
                    void choose(name, async () => (typeof xml === 'string' ? xml : xml()), texts.versionFailed)
                  }
                >
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
