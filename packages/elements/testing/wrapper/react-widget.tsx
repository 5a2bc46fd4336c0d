import { useState } from 'react';
import type { MountWidget } from '@gongdi/widgets';
import { adoptCss, renderWidget } from '@gongdi/widgets/kit';

function Counter({ explode }: { explode: boolean }) {
  const [count, setCount] = useState(0);
  if (explode) throw new Error('counter exploded');
  return (
    <button type="button" className="counter" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

/**
 * A widget that uses the kit. It has state that must survive a move, and a style sheet that must be adopted again in
 * another document.
 */
export const mount: MountWidget<{ explode?: boolean }> = (context, props) => {
  adoptCss(context.root, '.counter{color:rgb(1,2,3)}');
  const view = renderWidget(context, <Counter explode={props.explode === true} />);
  return {
    update: (next) => view.render(<Counter explode={next.explode === true} />),
    api: {},
    unmount: () => view.unmount(),
  };
};
