import { formatCountOf } from '@gektar/format/plural.ts';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type UIEvent, useEffect, useRef, useState } from 'react';
import type { ClientAnswers } from '#sharing/client/answers/use-client-answers.ts';
import { type ClientAddress, hrefOf, replaceHref } from '#sharing/client/client-address.ts';
import { clientButton } from '#sharing/client/client-button.ts';
import { type ClientItem, type ClientKind, type ComparedKind, nameOf } from '#sharing/client/client-kind.ts';
import { ClientLinkTo } from '#sharing/client/client-link-to.tsx';
import { FormerAmount } from '#sharing/client/former-amount.tsx';
import { useIsWide } from '#sharing/client/use-is-wide.ts';
import type { FormerAmounts } from '#sharing/client/visit/former-amounts.ts';
import { QuietDecimals } from '#ui/component/quiet-decimals.tsx';
import { icon16 } from '#ui/icon.ts';
import { NoPlotFound } from '#ui/waiting/illustrations.tsx';
import { AnswerWords } from './answer-words.tsx';
import classes from './compare-page.module.css';
import { type ComparedValue, comparedGroupsOf } from './compared-rows.ts';
import { SendPage } from './send-page.tsx';

export interface ComparePageProps<Item extends ClientItem> {
  readonly kind: ClientKind<Item>;
  /** Chosen items that are still in the selection. */
  readonly items: readonly Item[];
  readonly address: ClientAddress;
  readonly answers: ClientAnswers;
  /** Smallest area that the request asks for (m²). */
  readonly areaM2: number | null;
  readonly formerOf: (itemId: string) => FormerAmounts;
}

/** Two to four items side by side. */
export default function ComparePage<Item extends ClientItem>(page: ComparePageProps<Item>) {
  const { kind, items, address } = page;
  const [compared, setCompared] = useState<ComparedKind<Item>>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    kind.loadCompared().then(
      (loaded) => setCompared(loaded),
      () => setHasFailed(true),
    );
  }, [kind]);
  if (items.length < 2) return <TooFew page={page} />;
  if (hasFailed) return <Retry onRetry={() => location.reload()} />;
  if (!compared) return <main className={classes.page} />;
  return <Comparison {...page} compared={compared} key={address.id} />;
}

function Retry({ onRetry }: { onRetry: () => void }) {
  return (
    <main className={classes.empty}>
      <h2>Не удалось загрузить сравнение</h2>
      <button type="button" className={clientButton.plain} onClick={onRetry}>
        Повторить
      </button>
    </main>
  );
}

function TooFew<Item extends ClientItem>({ page: { kind, items, address } }: { page: ComparePageProps<Item> }) {
  return (
    <main className={classes.empty}>
      <NoPlotFound />
      <h2>{items.length === 0 ? 'Пока нечего сравнивать' : 'Для сравнения нужно не меньше двух'}</h2>
      <p>Нажмите «Сравнить» на фотографии в списке.</p>
      <ClientLinkTo className={clientButton.plain} href={hrefOf(address, {})}>
        <IconPlus {...icon16} />
        {kind.words.addToCompared}
      </ClientLinkTo>
    </main>
  );
}

type ComparisonProps<Item extends ClientItem> = ComparePageProps<Item> & { readonly compared: ComparedKind<Item> };

function Comparison<Item extends ClientItem>(props: ComparisonProps<Item>) {
  const { kind, items, address, answers, areaM2, formerOf, compared } = props;
  const [onlyDifferent, setOnlyDifferent] = useState(true);
  const isWide = useIsWide();
  const groups = comparedGroupsOf(items, compared.facts(areaM2), onlyDifferent, formerOf);
  const hasBest = groups.some(({ rows }) => rows.some(({ values }) => values.some(({ isBest }) => isBest)));
  const [head, body] = [useRef<HTMLTableSectionElement>(null), useRef<HTMLTableSectionElement>(null)];
  // On a phone, names and values are two scrollers: the names stick to the top of the window.
  const follow = (other: typeof head) => (event: UIEvent<HTMLElement>) => {
    if (other.current) other.current.scrollLeft = event.currentTarget.scrollLeft;
  };
  const remove = (itemId: string) => {
    replaceHref(hrefOf(address, { view: 'compare', compared: address.compared.filter((id) => id !== itemId) }));
  };
  return (
    <main className={classes.page}>
      <div className={classes.tools}>
        <label className={classes.only}>
          <input
            type="checkbox"
            checked={onlyDifferent}
            onChange={(event) => setOnlyDifferent(event.currentTarget.checked)}
          />
          Только различия
        </label>
        {hasBest && (
          <span className={classes.legend}>
            <i aria-hidden="true">9,00</i>
            лучшее в строке, где лучше бывает одно
          </span>
        )}
        <span className={classes.actions}>
          {items.length < 4 && (
            <ClientLinkTo className={`${clientButton.plain} ${classes.add}`} href={hrefOf(address, {})}>
              <IconPlus {...icon16} />
              {kind.words.addToCompared}
            </ClientLinkTo>
          )}
          <SendPage
            label={isWide ? 'Отправить коллеге' : 'Коллеге'}
            title={`Сравнение, ${formatCountOf(items.length, kind.words.forms)}`}
            hasCode={address.password !== null}
            onNotice={answers.notify}
          />
        </span>
      </div>
      <table className={classes.table} style={{ ['--columns' as string]: items.length }}>
        <thead ref={head} onScroll={follow(body)}>
          <tr>
            <td className={classes.corner}>{kind.words.mostCompared}</td>
            {items.map((item) => (
              <th key={item.id} scope="col" className={classes.name}>
                <ItemName
                  item={item}
                  kind={kind}
                  compared={compared}
                  href={hrefOf(address, { view: 'compare', itemId: item.id })}
                  onRemove={() => remove(item.id)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} tabIndex={isWide ? undefined : 0} onScroll={follow(head)}>
          {groups.map(({ title, rows }) => [
            <tr key={title} className={classes.group}>
              <th scope="colgroup" colSpan={items.length + 1}>
                {title}
              </th>
            </tr>,
            ...rows.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {values.map((value, at) => (
                  <Value key={items[at]?.id} value={value} />
                ))}
              </tr>
            )),
          ])}
          <tr className={classes.last}>
            <th scope="row">Ваш ответ</th>
            {items.map(({ id }) => (
              <td key={id}>
                <AnswerWords answer={answers.of(id)} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {hasBest && (
        <p className={classes.judged}>
          Выделено лучшее в строке, где лучше бывает одно: цена, расстояние
          {address.domain === 'industrial' && ', наименьший блок. Класс и срок сравните сами'}.
        </p>
      )}
    </main>
  );
}

function Value({ value: { text, former, isKnown, isBest } }: { value: ComparedValue }) {
  return (
    <td data-best={isBest || undefined} data-unknown={!isKnown || undefined}>
      <span>
        <QuietDecimals text={text} />
        {isBest && <small className="sr">, лучшее в строке</small>}
        <FormerAmount text={former} />
      </span>
    </td>
  );
}

interface ItemNameProps<Item extends ClientItem> extends Pick<ComparisonProps<Item>, 'kind' | 'compared'> {
  readonly item: Item;
  readonly href: string;
  readonly onRemove: () => void;
}

function ItemName<Item extends ClientItem>({ item, kind, compared, href, onRemove }: ItemNameProps<Item>) {
  const { title, note, photo } = compared.nameOf(item);
  return (
    <>
      <div className={classes.photo}>{photo}</div>
      <div className={classes.words}>
        <span>
          <ClientLinkTo href={href}>{title}</ClientLinkTo>
          <small>{note}</small>
        </span>
        <button type="button" aria-label={`Убрать из сравнения, ${nameOf(kind.words, item)}`} onClick={onRemove}>
          <IconX {...icon16} />
        </button>
      </div>
    </>
  );
}
