import { CallFailure, resourceCalls } from '@gongdi/api';
import { ERRORS, fill, formFieldsOf, isEditable, LIST_SEPARATOR, type AnyResource } from '@gongdi/domain';
import { App } from 'antd';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '../../../kit/lazy/index.ts';
import { useConsole, useLang } from '../../ground/context/console-context.tsx';
import { lastChange } from './last-change.ts';
import { mergeRecords, type Merge } from './merge.ts';
import { useRecordText } from './text/index.ts';

const MergeDialog = lazyPart(async () => ({ default: (await import('./merge-dialog.tsx')).MergeDialog }));

type Values = Record<string, unknown>;

interface Question {
  merge: Merge;
  who: string;
  answer: (merged: Values | null) => void;
}

interface Merging {
  /**
   * Saves an edited record. If somebody else has changed it meanwhile, both changes are merged: alone, where they do not
   * overlap, and otherwise by what the user chooses.
   * @returns whether it was saved; false: the user goes on editing
   * @throws CallFailure when it is refused for another reason
   */
  save: (base: Values, input: Values) => Promise<boolean>;
  dialog: ReactNode;
}

/** Times that a record is merged in one save; whoever is overtaken more often has a writer of a program against him. */
const ROUNDS = 5;

/** Saving of a record that others may change at the same time. */
export function useMerge(resource: AnyResource): Merging {
  const { client } = useConsole();
  const text = useRecordText();
  const lang = useLang();
  const { message } = App.useApp();
  const [question, setQuestion] = useState<Question>();
  const { edit, detail } = resourceCalls(resource);

  const save = async (base: Values, input: Values): Promise<boolean> => {
    let sent = input;
    for (let round = 0; ; round += 1) {
      try {
        await client.call(edit!, { body: sent }, { quiet: true });
        return true;
      } catch (error) {
        const isConflict = error instanceof CallFailure && error.code === ERRORS.conflict.code;
        if (!isConflict || !detail || round >= ROUNDS) throw error;
        const id = String(base['id']);
        const theirs = (await client.call(detail, { params: { id } }, { quiet: true }).catch((failure: unknown) => {
          void message.error(text.mergeGone);
          throw failure;
        })) as Values;
        // The record has left the states in which it may be edited: nothing can be merged.
        if (theirs['version'] === sent['version'] || !isEditable(resource, theirs)) throw error;
        const merge = mergeRecords(formFieldsOf(resource, 'edit'), base, input, theirs);
        const who = (await lastChange(client, resource.name, id))?.by?.nickname ?? text.someone;
        const merged =
          merge.conflicts.length === 0
            ? merge.merged
            : await new Promise<Values | null>((answer) => setQuestion({ merge, who, answer }));
        setQuestion(undefined);
        if (!merged) return false;
        sent = merged;
        if (merge.taken.length > 0) {
          const fields = merge.taken.map(({ label }) => label[lang]).join(LIST_SEPARATOR[lang]);
          void message.info(fill(text.mergeTold, { who, fields }), 6);
        }
      }
    }
  };

  const dialog = question && (
    <Suspense fallback={null}>
      <MergeDialog
        merge={question.merge}
        who={question.who}
        onChosen={question.answer}
        onCancel={() => question.answer(null)}
      />
    </Suspense>
  );
  return { save, dialog };
}
