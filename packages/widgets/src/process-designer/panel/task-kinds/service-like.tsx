import { useState } from 'react';
import { type ModdleElement, textOf } from '../../../diagram/model.ts';
import type { Edit } from '../../engine/compound-command.ts';
import type { Editor } from '../edit/editor.ts';
import { AttributeRow, FlagsRow } from '../fields/attribute-row.tsx';
import { SelectRow } from '../fields/select-row.tsx';
import type { SectionProps } from '../section-props.ts';
import type { PanelTexts } from '../text/index.ts';
import { ConnectorRows } from './connector-rows.tsx';
import { DecisionRows } from './decision-rows.tsx';
import { ErrorMappings } from './error-mappings.tsx';
import { FieldRows, hasFields } from './field-rows.tsx';
import { type TaskKindTexts, taskKindTexts } from './text/index.ts';
import { builtIn, isWorker, type Way, waysOf } from './ways.ts';
import { WorkerRows } from './worker-rows.tsx';

/** The way that is written; an engine's unknown built-in kind stays what it is. */
function wayOf(editor: Editor, holder: ModdleElement): Way | '' {
  const type = textOf(holder, editor.name('type'));
  if (type) return type === 'external' && editor.engine === 'flowable' ? 'type:external-worker' : `type:${type}`;
  // what the engine does not read here is no way, but told as dead
  const ways = waysOf(editor.engine, holder.$type);
  const written = (['decisionRef', 'class', 'expression', 'delegateExpression'] as const).find(
    (name) => ways.includes(name) && textOf(holder, editor.name(name)) !== '',
  );
  if (written) return written;
  return editor.extensions('Connector', holder).length > 0 ? 'connector' : '';
}

function label(way: Way, texts: PanelTexts, words: TaskKindTexts): string {
  const labels: Record<string, string> = {
    class: texts.javaClass,
    expression: texts.expression,
    delegateExpression: texts.delegateExpression,
    decisionRef: words.decision,
    connector: words.connector,
    http: words.http,
    mail: words.mail,
    shell: words.shell,
    dmn: words.decision,
    camel: words.camel,
    mule: words.mule,
    external: words.worker,
    'external-worker': words.worker,
  };
  const kind = builtIn(way) ?? way;
  return labels[kind] ?? kind;
}

/** One way to the work of a service, send or rule task or of a thrown message, with what belongs to it. */
export default function ServiceLike(props: SectionProps & { target?: ModdleElement }) {
  const { editor, texts, lang, target } = props;
  const words = taskKindTexts(lang);
  const holder = target ?? editor.object;
  const written = wayOf(editor, holder);
  // a way that was chosen but has no value yet is not in the model
  const [chosen, setChosen] = useState<Way | ''>('');
  const way = written || chosen;
  const ways = waysOf(editor.engine, holder.$type);
  const choose = (next: Way | '') => {
    setChosen(next);
    const edits = switchEdits(editor, holder, next, written === 'connector');
    if (edits.length > 0) editor.apply(...edits);
  };
  const row = { ...props, words, holder };
  const code = way === 'class' || way === 'expression' || way === 'delegateExpression';
  return (
    <>
      <SelectRow
        label={texts.implementation}
        value={way}
        choices={[
          { value: '', label: texts.none },
          ...[...new Set(way && !ways.includes(way) ? [...ways, way] : ways)].map((value) => ({
            value,
            label: label(value, texts, words),
          })),
        ]}
        hint={way === '' ? words.noWay : undefined}
        onChange={(next) => choose(next as Way | '')}
      />
      {code && <AttributeRow key={way} editor={editor} target={target} name={way} label={label(way, texts, words)} />}
      {way === 'decisionRef' && <DecisionRows {...row} />}
      {way === 'connector' && <ConnectorRows {...row} />}
      {isWorker(way || 'class') && <WorkerRows {...row} />}
      {(way === 'expression' || way === 'decisionRef' || hasResult(editor, holder)) && (
        <AttributeRow editor={editor} target={target} name={resultName(editor, holder)} label={texts.resultVariable} />
      )}
      {code && (
        <FlagsRow
          editor={editor}
          target={target}
          label={words.options}
          flags={[
            ['triggerable', words.triggerable],
            ...(way === 'expression' ? OF_RESULT.map(([name, word]) => [name, words[word]] as const) : []),
          ]}
        />
      )}
      {((way !== '' && way !== 'expression' && way !== 'decisionRef' && way !== 'connector' && !isWorker(way)) ||
        hasFields(editor, holder)) && <FieldRows {...row} kind={way === '' ? undefined : builtIn(way)} />}
      {way === 'type:external' && editor.engine === 'camunda' && <ErrorMappings {...row} />}
      {editor.element.type === 'bpmn:ServiceTask' && (
        <AttributeRow editor={editor} target={target} name="skipExpression" label={words.skipExpression} />
      )}
    </>
  );
}

/** What Flowable does with the result of an expression. */
const OF_RESULT = [
  ['useLocalScopeForResultVariable', 'useLocalScope'],
  ['storeResultVariableAsTransient', 'storeTransient'],
] as const;

/** Flowable's and Activiti's own name of the result; what a file uses is kept. */
function resultName(editor: Editor, holder: ModdleElement): string {
  return textOf(holder, editor.name('resultVariableName')) ? 'resultVariableName' : 'resultVariable';
}

const hasResult = (editor: Editor, holder: ModdleElement): boolean =>
  textOf(holder, editor.name(resultName(editor, holder))) !== '';

/** The other ways are taken away at once; a built-in kind or connector is written at once. */
function switchEdits(editor: Editor, holder: ModdleElement, next: Way | '', hadConnector: boolean): Edit[] {
  const type = next === '' ? undefined : builtIn(next);
  const gone = ['class', 'expression', 'delegateExpression', 'decisionRef', 'type']
    .filter((name) => editor.knows(name, holder) && textOf(holder, editor.name(name)) !== '')
    .map((name) => [editor.name(name), undefined] as const);
  const set = { ...Object.fromEntries(gone), ...(type ? { [editor.name('type')]: type } : {}) };
  const edits: Edit[] = Object.keys(set).length > 0 ? [{ target: holder, set }] : [];
  if (hadConnector && next !== 'connector') edits.push(editor.withExtensions('Connector', [], holder));
  if (next === 'connector' && !hadConnector) {
    edits.push(editor.withExtensions('Connector', [editor.create(editor.name('Connector'), {})], holder));
  }
  return edits;
}
