import { ZOOM } from '../../diagram/viewport.ts';
import type { CommandContext, CommandId } from '../canvas/commands.ts';
import { runLater } from '../canvas/with-hands.ts';
import type { Dialogs } from '../dialog/dialogs.ts';
import type { Settings } from '../host/props.ts';
import type { DesignerSession } from '../session/session.ts';
import type { DesignerState } from '../session/state.ts';
import type { Texts } from '../text/index.ts';
import { toolbarActions } from './actions.ts';
import { ToolButton, type ToolButtonProps } from './button.tsx';
import type { IconName } from '../icons/icons.ts';
import { MenuButton } from './menu-button.tsx';
import { openFile } from './open-file.ts';
import { OpenFileButton } from './open-file-button.tsx';

export interface ToolbarProps {
  session: DesignerSession;
  state: DesignerState;
  settings: Settings;
  texts: Texts;
  dialogs: Dialogs;
  /** Commands of the canvas; null until there is one. */
  canvas: CommandContext | null;
  panelOpen: boolean | null;
  onTogglePanel(): void;
}

/** The six alignments in the specification's order with the engine's names for them. */
const ALIGNMENTS = [
  ['alignLeft', 'left'],
  ['alignRight', 'right'],
  ['alignTop', 'top'],
  ['alignBottom', 'bottom'],
  ['alignCenter', 'center'],
  ['alignMiddle', 'middle'],
] as const;

/** Formats in which the document can be downloaded. */
export const DOWNLOADS = [
  ['downloadXml', 'xml', 'application/xml'],
  ['downloadSvg', 'svg', 'image/svg+xml'],
  ['downloadBpmn', 'bpmn', 'application/xml'],
] as const;

/** The header, in the order of the designer specification, section 2. */
export function Toolbar({ session, state, settings, texts, dialogs, canvas, panelOpen, onTogglePanel }: ToolbarProps) {
  const { stage, simulation } = state;
  const look = { size: settings.headerButtonSize, type: settings.headerButtonType };
  const idle = stage !== null && simulation === 'off';
  const tool = (icon: IconName & keyof Texts, onClick: () => void, more: Partial<ToolButtonProps> = {}) => (
    <ToolButton key={icon} icon={icon} label={texts[icon]} onClick={onClick} {...look} {...more} />
  );
  const { download, preview, redraw, align } = toolbarActions({ session, stage, texts, dialogs });
  const ask = (id: CommandId, icon: IconName) =>
    canvas && (
      <ToolButton
        icon={icon}
        label={canvas.texts().commands[id]}
        onClick={() => runLater(id, canvas)}
        disabled={!idle}
        {...look}
      />
    );

  return (
    <div className="gd-tool-bar" role="toolbar" aria-label={texts.toolbar} part="toolbar">
      <div className="gd-tool-group">
        <OpenFileButton
          label={texts.openFile}
          disabled={simulation !== 'off'}
          {...look}
          onFile={(file) => void openFile(file, { session, texts, dialogs })}
        />
        <MenuButton
          icon="download"
          label={texts.download}
          text
          disabled={!stage}
          {...look}
          items={DOWNLOADS.map(([label, extension, mime]) => ({
            key: extension,
            label: texts[label],
            act: () => void download(extension, mime),
          }))}
        />
        <MenuButton
          icon="preview"
          label={texts.preview}
          text
          disabled={!stage}
          {...look}
          items={(['xml', 'json'] as const).map((kind) => ({
            key: kind,
            label: kind === 'xml' ? texts.previewXml : texts.previewJson,
            act: () => void preview(kind),
          }))}
        />
        {settings.simulation &&
          tool('simulate', () => void session.toggleSimulation(), {
            label: simulation === 'off' ? texts.simulateOn : texts.simulateOff,
            icon: simulation === 'off' ? 'simulate' : 'stop',
            text: false,
            disabled: !stage || simulation === 'starting',
            pressed: simulation !== 'off',
          })}
      </div>
      <div className="gd-tool-group">
        {ALIGNMENTS.map(([icon, type]) => tool(icon, () => void align(type), { disabled: !idle }))}
      </div>
      <div className="gd-tool-group">
        {tool('zoomOut', () => session.view.zoomBy(-ZOOM.step), { disabled: !stage })}
        <output className="gd-tool-zoom" aria-label={texts.zoomValue}>
          {Math.round(state.zoom * 100)}%
        </output>
        {tool('zoomIn', () => session.view.zoomBy(ZOOM.step), { disabled: !stage })}
        {tool('zoomReset', () => session.view.fit(), { disabled: !stage })}
      </div>
      <div className="gd-tool-group">
        {tool('undo', () => session.undo(), { disabled: !idle || !state.canUndo })}
        {tool('redo', () => session.redo(), { disabled: !idle || !state.canRedo })}
        {tool('redraw', () => void redraw(), { disabled: simulation !== 'off' })}
      </div>
      <div className="gd-tool-group">
        {tool('save', () => void session.save(), {
          text: true,
          disabled: !idle || state.saving,
          busy: state.saving,
          label: texts.save,
        })}
        {canvas && ask('outline', 'outline')}
        {canvas && ask('shortcuts', 'help')}
        {panelOpen !== null && (
          <ToolButton
            icon="panel"
            label={panelOpen ? texts.hidePanel : texts.showPanel}
            pressed={panelOpen}
            onClick={onTogglePanel}
            {...look}
          />
        )}
      </div>
      <slot name="toolbar" />
    </div>
  );
}
