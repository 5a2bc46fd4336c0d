import type { GatePassage } from '@gongdi/api';
import { PASSAGE_DIRECTION, PASSAGE_JUDGED, PASSAGE_REASON } from '@gongdi/domain';
import type { Verdict } from './may-pass.ts';
import type { Recognised } from './recognise.ts';

export interface Judgement {
  judged: number;
  reason: number | null;
  reason_text: string | null;
}

const UNKNOWN: Verdict = { may: false, reason: PASSAGE_REASON.unknown, text: null };
const NO_FACE: Verdict = { may: false, reason: PASSAGE_REASON.way, text: '未同意采集人脸，应刷卡或扫码' };

/** Decides again what a gate has decided. Nobody is kept from leaving, so an exit is never against the list. */
export function judge(
  passage: GatePassage,
  direction: number | null,
  known: Recognised | undefined,
  verdict: Verdict | undefined,
): Judgement {
  const passed = passage.result === 'passed';
  const said = passage.reason?.trim() ?? '';
  const answer = !known ? UNKNOWN : passage.way === 'face' && !known.by_face ? NO_FACE : (verdict ?? UNKNOWN);
  const may = answer.may || (direction === PASSAGE_DIRECTION.out && known !== undefined);
  const words = [answer.may ? null : answer.text, said === '' ? null : `设备：${said}`].filter(Boolean).join('；');
  const reason_text = words === '' ? null : words.slice(0, 500);
  if (passed && may) return { judged: PASSAGE_JUDGED.agrees, reason: null, reason_text: null };
  if (passed) return { judged: PASSAGE_JUDGED.against, reason: answer.reason, reason_text };
  if (may) return { judged: PASSAGE_JUDGED.needless, reason: PASSAGE_REASON.gate, reason_text };
  return { judged: PASSAGE_JUDGED.agrees, reason: answer.reason, reason_text };
}
