import type { ChangedFigure, SelectionChanges } from '@gektar/contract/sharing/client-visit.ts';
import { formatDate } from '@gektar/format/date.ts';
import { formatPlain } from '@gektar/format/number.ts';
import type { ClientItem, ClientKind } from '#sharing/client/client-kind.ts';

/** A line of 'Изменилось с прошлого раза'. */
export interface ChangeLine {
  readonly kind: 'less' | 'more' | 'added' | 'removed' | 'replied';
  /** '«PNK-Чехов II», корпус 5' */
  readonly name: string;
  /** Item whose page the line opens; absent for a removed one. */
  readonly itemId?: string;
  /** 'ставка ниже, 8 320' */
  readonly text: string;
  /** Value of the previous visit, crossed out: '8 700'. */
  readonly before?: string;
}

interface FigureWords {
  readonly name: string;
  readonly less: string;
  readonly more: string;
  /** Without a value: 'по запросу'. */
  readonly none: string;
}
const lower = { less: 'ниже', more: 'выше', none: 'по запросу' } as const;
const figureWords: Readonly<Record<ChangedFigure, FigureWords>> = {
  price: { name: 'цена', ...lower },
  salePrice: { name: 'цена', ...lower },
  averageNetRentalRate: { name: 'ставка', ...lower },
  opexPerSqm: { name: 'OPEX', ...lower, none: 'не указан' },
  area: { name: 'площадь', less: 'меньше', more: 'больше', none: 'не указана' },
};

/** Lines of changes in the words of the domain; changes of items that the page does not show are left out. */
export function changeLines<Item extends ClientItem>(
  { figures, days, added, removed, replied }: SelectionChanges,
  items: readonly Item[],
  { changed, words }: Pick<ClientKind<Item>, 'changed' | 'words'>,
): ChangeLine[] {
  const of = (itemId: string, wordsOf: (item: Item) => Words): ChangeLine[] => {
    const item = items.find(({ id }) => id === itemId);
    return item ? [{ name: changed.nameOf(item), itemId, ...wordsOf(item) }] : [];
  };
  return [
    ...figures.flatMap((figure) => of(figure.id, () => figureText(figure))),
    ...days.flatMap((day) => of(day.id, () => dayText(day))),
    ...added.flatMap((id) => of(id, (item) => ({ kind: 'added', text: changed.addedText(item) }))),
    ...removed.map((title) => ({
      kind: 'removed' as const,
      name: title ?? words.one,
      text: 'больше не предлагается',
    })),
    ...replied.flatMap((id) => of(id, () => ({ kind: 'replied', text: 'брокер ответил на ваш вопрос' }))),
  ];
}

type Words = Omit<ChangeLine, 'name' | 'itemId'>;

function dayText({ before, now }: SelectionChanges['days'][number]): Words {
  const isSooner = now < before;
  const text = `доступна ${isSooner ? 'раньше' : 'позже'}, ${formatDate(now)}`;
  return { kind: isSooner ? 'less' : 'more', text, before: formatDate(before) };
}

function figureText({ name, before, now }: SelectionChanges['figures'][number]): Words {
  const words = figureWords[name];
  if (before === null) return { kind: 'more', text: `указана ${words.name}, ${now === null ? '' : formatPlain(now)}` };
  const former = formatPlain(before);
  if (now === null) return { kind: 'more', text: `${words.name} ${words.none}`, before: former };
  const isLess = now < before;
  const text = `${words.name} ${isLess ? words.less : words.more}, ${formatPlain(now)}`;
  return { kind: isLess ? 'less' : 'more', text, before: former };
}
