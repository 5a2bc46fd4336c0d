import { FieldValue } from '../../kit/detail/record-detail.tsx';

/** The name of a project. */
export default function ProjectCell({ id }: { id: string }) {
  return <FieldValue field={{ kind: 'reference', ref: 'projectmanage' }} value={id} />;
}
