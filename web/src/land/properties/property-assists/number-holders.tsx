import type { OtherRecord } from '@gektar/contract/other-record.ts';
import { linkClass } from '#ui/button/link-button.tsx';

const words: Readonly<Record<OtherRecord['state'], string>> = {
  active: 'Этот номер у объекта ',
  archived: 'Этот номер у объекта в архиве: ',
  trashed: 'Объект с этим номером лежит в корзине: ',
};

/** Links to the objects with a number, in new tabs, so that the form stays open. */
export function NumberHolders({ holders }: { holders: readonly OtherRecord[] }) {
  return holders.map(({ id, title, state, path }) => (
    <div key={id}>
      {words[state]}
      <a className={linkClass} href={path} target="_blank" rel="noopener noreferrer">
        {title}
      </a>
    </div>
  ));
}
