import { GongdiError } from '@gongdi/domain';
import { isStorableName, unstorable } from './storable.ts';
import type { Variables } from './types.ts';

const REASONS = {
  deep: { zh: '嵌套过深', en: 'it is nested too deeply' },
  text: { zh: '含有无法保存的字符', en: 'it holds characters that cannot be stored' },
  key: { zh: '含有不允许的键名', en: 'it holds a key that is not allowed' },
} as const;

/**
 * Returns variables from outside if they may be stored.
 * @throws GongdiError `badRequest` that names the variable that may not be stored
 */
export function storableVariables(variables: Variables): Variables {
  for (const [name, value] of Object.entries(variables)) {
    const reason = isStorableName(name) ? unstorable(value) : 'key';
    if (reason === null) continue;
    const { zh, en } = REASONS[reason];
    throw new GongdiError('badRequest', {
      label: { zh: `变量“${name.slice(0, 40)}”${zh}`, en: `The variable “${name.slice(0, 40)}” is refused: ${en}` },
    });
  }
  return variables;
}
