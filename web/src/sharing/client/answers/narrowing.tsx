import { type ClientAddress, hrefOf } from '#sharing/client/client-address.ts';
import type { ClientItem } from '#sharing/client/client-kind.ts';
import { ClientLinkTo } from '#sharing/client/client-link-to.tsx';
import { isAnswered } from './answer-after.ts';
import classes from './narrowing.module.css';
import type { ClientAnswers } from './use-client-answers.ts';

type View = ClientAddress['view'];

const views = [
  { view: 'list', label: 'Все' },
  { view: 'mine', label: 'Понравилось' },
  { view: 'open', label: 'Без ответа' },
  { view: 'asked', label: 'Вопросы' },
] as const satisfies readonly { view: View; label: string }[];

/** Items that a view shows. */
export function narrowed<Item extends Pick<ClientItem, 'id'>>(
  items: readonly Item[],
  view: View,
  answers: Pick<ClientAnswers, 'of'>,
): readonly Item[] {
  if (view === 'mine') return items.filter(({ id }) => answers.of(id).isLiked);
  if (view === 'open') return items.filter(({ id }) => !isAnswered(answers.of(id)));
  if (view === 'asked') return items.filter(({ id }) => answers.of(id).messages.length > 0);
  return items;
}

export interface NarrowingProps {
  readonly address: ClientAddress;
  readonly items: readonly Pick<ClientItem, 'id'>[];
  readonly answers: Pick<ClientAnswers, 'of' | 'isOn'>;
}

/** Narrows the list by answers. */
export function Narrowing({ address, items, answers }: NarrowingProps) {
  if (!answers.isOn) return null;
  return (
    <nav className={`${classes.views} on-screen`} aria-label="Какие объекты" data-scrolls-aside>
      {views.map(({ view, label }) => {
        const { length } = narrowed(items, view, answers);
        return (
          <ClientLinkTo
            key={view}
            href={hrefOf(address, { view })}
            aria-current={address.view === view ? 'page' : undefined}
          >
            {label}
            {length > 0 && <em> {length}</em>}
          </ClientLinkTo>
        );
      })}
    </nav>
  );
}
