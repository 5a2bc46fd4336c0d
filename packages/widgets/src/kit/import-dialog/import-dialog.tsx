import type { AnyResource } from '@gongdi/domain';
export function ImportDialog(_: { resource: AnyResource; onClose: () => void; onImported: () => void }) {
  return null;
}
