import { formatDate } from '@gektar/format/date.ts';
import {
  IconMessageCheck,
  IconMinus,
  IconPlus,
  IconTrendingDown,
  IconTrendingUp,
  type TablerIcon,
} from '@tabler/icons-react';
import { useState } from 'react';
import { ClientLinkTo } from '#sharing/client/client-link-to.tsx';
import { icon16 } from '#ui/icon.ts';
import type { ChangeLine } from './change-words.ts';
import classes from './changes.module.css';

/** Number of lines before 'Ещё N'. */
const FIRST = 3;

const icons: Readonly<Record<ChangeLine['kind'], TablerIcon>> = {
  less: IconTrendingDown,
  more: IconTrendingUp,
  added: IconPlus,
  removed: IconMinus,
  replied: IconMessageCheck,
};

export interface ChangesProps {
  readonly lines: readonly ChangeLine[];
  /** Moscow time of the previous visit. */
  readonly since: string;
  readonly hrefOfItem: (itemId: string) => string;
}

/** Changes in the selection since the client's previous visit. */
export function Changes({ lines, since, hrefOfItem }: ChangesProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? lines : lines.slice(0, FIRST);
  return (
    <section className={`${classes.changes} on-screen`} aria-labelledby="changes">
      <h2 id="changes">
        Изменилось с прошлого раза
        <small>с {formatDate(since)}</small>
      </h2>
      <ul>
        {shown.map(({ kind, name, itemId, text, before }) => {
          const Icon = icons[kind];
          return (
            <li key={`${kind} ${itemId ?? name} ${text}`}>
              <Icon {...icon16} />
              <span>
                {itemId === undefined ? <b>{name}:</b> : <ClientLinkTo href={hrefOfItem(itemId)}>{name}:</ClientLinkTo>}{' '}
                {text}
                {before !== undefined && (
                  <>
                    {' '}
                    вместо <s>{before}</s>
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {lines.length > shown.length && (
        <button type="button" onClick={() => setIsWhole(true)}>
          Ещё {lines.length - shown.length}
        </button>
      )}
    </section>
  );
}
