import { IconArrowBackUp } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { icon18 } from '#ui/icon.ts';
import { createSignal, type Signal } from '#ui/signal.ts';
import { type Announced, announced } from './announced.ts';
import { showPanel } from './toast.tsx';

export interface ShownProgress {
  readonly set: (text: string) => void;
  readonly hide: () => void;
}

/** Shows a toast with progress until it is hidden: 'Возвращаем', '200 из 3 000 объектов'. */
export function showProgress(title: string): ShownProgress {
  const state = createSignal<Announced | undefined>(undefined);
  const hide = showPanel(<Progress title={title} state={state} />, <IconArrowBackUp {...icon18} />);
  return { set: (text) => state.set(announced(state.get(), text, performance.now())), hide };
}

function Progress({ title, state }: { title: string; state: Signal<Announced | undefined> }) {
  const progress = useSyncExternalStore(state.subscribe, state.get);
  return (
    <>
      <div aria-hidden>
        <strong>{title}</strong>
        <div>{progress?.text}</div>
      </div>
      <span className="sr">
        {title} {progress?.aloud}
      </span>
    </>
  );
}
