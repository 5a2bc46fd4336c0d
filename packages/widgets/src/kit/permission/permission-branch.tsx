import { fill } from '@gongdi/domain';
import { useId, useState, type ReactNode } from 'react';
import { useKitText } from '../data/data-context.tsx';
import {
  ALL,
  allOf,
  checkOf,
  columnsOf,
  countOf,
  includes,
  mayChange,
  operationsIn,
  withModules,
  withOperations,
  type Module,
  type Operation,
  type PermissionGroup,
} from './permission-tree.ts';
import { usePermissionText } from './text/index.ts';
import { TriCheck } from './tri-check.tsx';

interface Granting {
  value: readonly string[];
  /** Codes that the user holds; wildcards are not expanded. */
  held: ReadonlySet<string>;
  onChange: (value: string[]) => void;
}

interface PermissionBranchProps extends Granting {
  group: PermissionGroup;
  open: boolean;
  onFold: (open: boolean) => void;
}

/** A group with a check box for all of it, one for each operation that its modules share, and its modules. */
export function PermissionBranch({ group, open, onFold, ...granting }: PermissionBranchProps) {
  const { value, held, onChange } = granting;
  const text = usePermissionText();
  const id = useId();
  const { title, modules } = group;
  const chosen = new Set(value);
  const columns = columnsOf(modules);
  if (group.alone)
    return (
      <li>
        <ModuleLine module={modules[0]!} {...granting} />
      </li>
    );
  return (
    <li>
      <Line
        title={title}
        open={open}
        controls={id}
        operations={operationsIn(modules)}
        chosen={chosen}
        onFold={onFold}
        onCheck={(on) => onChange(withModules(value, modules, on, held))}
      />
      {open && (
        <div id={id} className="gd-permission-tree-below">
          {columns.length > 0 && modules.length > 1 && (
            <div className="gd-permission-tree-columns">
              <span>{text.columns}</span>
              {columns.map((column) => (
                <TriCheck
                  key={column.name}
                  check={checkOf(chosen, column.operations)}
                  label={fill(text.column, { name: title, operation: column.title })}
                  disabled={!column.operations.some((one) => mayChange(chosen, one))}
                  onChange={(on) => onChange(withOperations(value, column.operations, on, modules))}
                >
                  {column.title}
                </TriCheck>
              ))}
            </div>
          )}
          <ul>
            {modules.map((module) => (
              <li key={module.index}>
                <ModuleLine module={module} {...granting} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}

interface LineProps {
  title: string;
  open: boolean;
  /** Id of what is below. */
  controls: string;
  operations: readonly Operation[];
  chosen: ReadonlySet<string>;
  /** Beside the title. */
  note?: ReactNode;
  onFold: (open: boolean) => void;
  onCheck: (on: boolean) => void;
}

/** Title of a group or module: folds, grants all of it, and says how much of it is granted. */
function Line({ title, open, controls, operations, chosen, note, onFold, onCheck }: LineProps) {
  const text = usePermissionText();
  return (
    <div className="gd-permission-tree-line">
      <TriCheck
        check={checkOf(chosen, operations)}
        label={fill(text.whole, { name: title })}
        disabled={!operations.some((one) => mayChange(chosen, one))}
        onChange={onCheck}
      />
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? controls : undefined}
        onClick={() => onFold(!open)}
      >
        <svg viewBox="0 0 24 24" width="12" height="12" aria-hidden>
          <path d="m9 5 7 7-7 7" />
        </svg>
        {title}
      </button>
      {note}
      <span className="gd-permission-tree-count">
        {countOf(chosen, operations)} / {operations.length}
      </span>
    </div>
  );
}

function ModuleLine({ module, value, held, onChange }: Granting & { module: Module }) {
  const text = usePermissionText();
  const words = useKitText();
  const [open, setOpen] = useState(true);
  const id = useId();
  const chosen = new Set(value);
  const whole = !chosen.has(ALL) && chosen.has(allOf(module.index));
  return (
    <div role="group" aria-label={module.title}>
      <Line
        title={module.title}
        open={open}
        controls={id}
        operations={module.operations}
        chosen={chosen}
        note={
          whole && (
            <small className="gd-permission-tree-note" title={words.permissionAll}>
              {text.later}
            </small>
          )
        }
        onFold={setOpen}
        onCheck={(on) => onChange(withModules(value, [module], on, held))}
      />
      {open && (
        <div id={id} className="gd-permission-tree-operations">
          {module.operations.map((one) => (
            <TriCheck
              key={one.code}
              check={includes(chosen, one.code) ? 'all' : 'none'}
              disabled={!mayChange(chosen, one)}
              onChange={(on) => onChange(withOperations(value, [one], on, [module]))}
            >
              {one.title}
            </TriCheck>
          ))}
        </div>
      )}
    </div>
  );
}
