import { useText } from '../../ground/context/console-context.tsx';

export interface CaptchaPictureProps {
  /** Undefined while the picture is loading. */
  source: string | undefined;
  /** The last attempt to load a picture failed. */
  failed: boolean;
  refresh: () => void;
}

/** The picture of a captcha; a click asks for another one. */
export function CaptchaPicture({ source, failed, refresh }: CaptchaPictureProps) {
  const text = useText();
  return (
    <button type="button" onClick={refresh} title={text.captchaRefresh} aria-label={text.captchaRefresh}>
      {failed ? (
        <span className="gd-console-captcha-failed">{text.captchaFailed}</span>
      ) : (
        source && <img src={source} alt={text.captcha} />
      )}
    </button>
  );
}
