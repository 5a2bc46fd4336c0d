import { AimOutlined, CheckOutlined, CloseOutlined, CompressOutlined, DeleteOutlined } from '@ant-design/icons';
import { RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { fewestPoints, fill, SITE_KIND_NAMES, SITE_KINDS, SITE_LIMITS, type SiteFeature } from '@gongdi/domain';
import { Button, Input, Select } from 'antd';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { canFinish, type PlanState } from './plan-state.ts';
import { useSitePlanText } from './text/index.ts';
import type { PlanActions } from './use-plan.ts';

interface PlanPanelProps {
  state: PlanState;
  acts: PlanActions;
  editable: boolean;
  onCenter: () => void;
  onWhole: () => void;
}

/** What can be drawn, what is being drawn, and what is there. */
export function PlanPanel({ state, acts, editable, onCenter, onWhole }: PlanPanelProps) {
  const text = useSitePlanText();
  const { features } = state;
  return (
    <div className="gd-site-plan-panel">
      {editable && <Tools state={state} acts={acts} onCenter={onCenter} />}
      <div className="gd-site-plan-list-head">
        <h3>{text.list}</h3>
        <span>{fill(text.count, { count: features.length })}</span>
        <Button size="small" icon={<CompressOutlined aria-hidden />} disabled={features.length === 0} onClick={onWhole}>
          {text.whole}
        </Button>
      </div>
      {features.length === 0 && <p className="gd-site-plan-hint">{text.none}</p>}
      <ul className="gd-site-plan-list">
        {features.map((one) => (
          <Item key={one.id} one={one} isChosen={state.chosen === one.id} acts={acts} editable={editable} />
        ))}
      </ul>
    </div>
  );
}

/** What can be drawn, and the steps of drawing. */
function Tools({ state, acts, onCenter }: Pick<PlanPanelProps, 'state' | 'acts' | 'onCenter'>) {
  const text = useSitePlanText();
  const lang = useLang();
  const { drawing, features } = state;
  const full = features.length >= SITE_LIMITS.features;
  return (
    <>
      <div className="gd-site-plan-tools" role="group" aria-label={text.draw}>
        {SITE_KIND_NAMES.map((kind) => (
          <Button
            key={kind}
            size="small"
            type={drawing?.kind === kind ? 'primary' : 'default'}
            aria-pressed={drawing?.kind === kind}
            disabled={full}
            icon={
              <span
                className={`gd-site-plan-sign gd-site-plan-${SITE_KINDS[kind].shape} gd-site-plan-of-${kind}`}
                aria-hidden
              />
            }
            onClick={() => acts.draw(drawing?.kind === kind ? null : kind)}
          >
            {SITE_KINDS[kind].label[lang]}
          </Button>
        ))}
      </div>
      <p className="gd-site-plan-hint" role="status">
        {full
          ? fill(text.limit, { most: SITE_LIMITS.features })
          : drawing
            ? fill(text.hintDrawing, {
                kind: SITE_KINDS[drawing.kind].label[lang],
                count: drawing.points.length,
                least: fewestPoints(SITE_KINDS[drawing.kind].shape),
              })
            : text.hint}
      </p>
      <div className="gd-site-plan-steps">
        {drawing && (
          <>
            <Button
              size="small"
              type="primary"
              icon={<CheckOutlined aria-hidden />}
              disabled={!canFinish(state)}
              onClick={acts.finish}
            >
              {text.finish}
            </Button>
            <Button size="small" icon={<CloseOutlined aria-hidden />} onClick={() => acts.draw(null)}>
              {text.stop}
            </Button>
            <Button size="small" icon={<AimOutlined aria-hidden />} onClick={onCenter}>
              {text.center}
            </Button>
          </>
        )}
        <Button
          size="small"
          icon={<UndoOutlined aria-hidden />}
          disabled={state.past.length === 0 && !drawing?.points.length}
          onClick={acts.undo}
        >
          {text.undo}
        </Button>
        <Button
          size="small"
          icon={<RedoOutlined aria-hidden />}
          disabled={state.future.length === 0}
          onClick={acts.redo}
        >
          {text.redo}
        </Button>
      </div>
    </>
  );
}

interface ItemProps extends Pick<PlanPanelProps, 'acts' | 'editable'> {
  one: SiteFeature;
  isChosen: boolean;
}

/** One thing of the list; the chosen one can be named, changed and deleted. */
function Item({ one, isChosen, acts, editable }: ItemProps) {
  const text = useSitePlanText();
  const lang = useLang();
  const label = one.name || `${SITE_KINDS[one.kind].label[lang]} · ${text.unnamed}`;
  return (
    <li>
      <button
        type="button"
        className="gd-site-plan-item"
        aria-pressed={isChosen}
        onClick={() => acts.choose(isChosen ? null : one.id)}
      >
        <span
          className={`gd-site-plan-sign gd-site-plan-${SITE_KINDS[one.kind].shape} gd-site-plan-of-${one.kind}`}
          aria-hidden
        />
        {label}
      </button>
      {isChosen && editable && (
        <div className="gd-site-plan-edit">
          <Input
            key={one.name}
            size="small"
            aria-label={text.name}
            placeholder={text.name}
            defaultValue={one.name}
            maxLength={SITE_LIMITS.name}
            onBlur={({ target }) => acts.rename(one.id, target.value)}
            onPressEnter={({ currentTarget }) => acts.rename(one.id, currentTarget.value)}
          />
          <Select
            size="small"
            aria-label={text.kind}
            value={one.kind}
            options={SITE_KIND_NAMES.filter((kind) => SITE_KINDS[kind].shape === SITE_KINDS[one.kind].shape).map(
              (kind) => ({ value: kind, label: SITE_KINDS[kind].label[lang] }),
            )}
            onChange={(kind) => acts.turnInto(one.id, kind)}
          />
          <Button size="small" danger icon={<DeleteOutlined aria-hidden />} onClick={() => acts.remove(one.id)}>
            {text.remove}
          </Button>
        </div>
      )}
    </li>
  );
}
