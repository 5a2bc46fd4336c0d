import { isType } from '../../../diagram/model.ts';
import { AttributeRow } from '../fields/attribute-row.tsx';
import { ChecksRow } from '../fields/checks-row.tsx';
import type { SectionProps } from '../edit/section-props.ts';
import { RetryRow } from './retry-row.tsx';
import { jobTexts } from './text/index.ts';

/** Priority and retries of an element's jobs, below its asynchronous settings. */
export default function JobRows(props: SectionProps) {
  const { editor, lang } = props;
  const { object, engine } = editor;
  const words = jobTexts(lang);
  // Flowable and Activiti read retries of activities only (`FlowableFailedjobRetryParser`)
  const retries = isType(object, 'bpmn:FlowNode') && (engine === 'camunda' || isType(object, 'bpmn:Activity'));
  return (
    <>
      {engine === 'flowable' && object.get('flowable:asyncLeave') === true && (
        <ChecksRow
          label={words.leave}
          checks={[
            {
              key: 'leave',
              label: words.leaveExclusive,
              // true is the default
              checked: object.get('flowable:asyncLeaveExclusive') !== false,
              onChange: (checked) => editor.set('flowable:asyncLeaveExclusive', checked ? undefined : false),
            },
          ]}
        />
      )}
      <AttributeRow editor={editor} name="jobPriority" label={words.jobPriority} hint={words.priorityHint} />
      {isType(object, 'bpmn:Process') && (
        <AttributeRow editor={editor} name="taskPriority" label={words.taskPriority} hint={words.priorityHint} />
      )}
      {retries && <RetryRow {...props} holder={object} />}
    </>
  );
}
