import { Button } from 'antd';
import { type ComponentType, useEffect, useState } from 'react';
import type { Lang } from '../../../kit/theme/tokens.ts';
import { panelTexts } from '../text/index.ts';

/**
 * A part of the panel in a separate chunk, loaded when it is first shown. If loading fails, an error and a button to
 * try again are shown in its place; the rest of the designer is not affected. A quiet part shows nothing while it
 * loads.
 */
export function lazyView<Props extends { lang: Lang }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { quiet = false } = {},
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function LazyView(props: Props) {
    const [View, setView] = useState(() => loaded);
    const [attempt, setAttempt] = useState(1);
    const [failed, setFailed] = useState(0);
    useEffect(() => {
      if (View) return undefined;
      let gone = false;
      load().then(
        (module) => {
          loaded = module.default;
          if (!gone) setView(() => module.default);
        },
        () => {
          if (!gone) setFailed(attempt);
        },
      );
      return () => {
        gone = true;
      };
    }, [View, attempt]);
    const texts = panelTexts(props.lang);
    if (View) return <View {...props} />;
    if (failed < attempt) return quiet ? null : <p role="status">{texts.loading}</p>;
    return (
      <p role="alert" className="gd-panel-row-error">
        {texts.loadFailed}{' '}
        <Button size="small" onClick={() => setAttempt(attempt + 1)}>
          {texts.retry}
        </Button>
      </p>
    );
  };
}
