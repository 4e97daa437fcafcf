import type { ClientVisit as Visit } from '@gektar/contract/sharing/client-visit.ts';
import { formatCountOf } from '@gektar/format/plural.ts';
import { IconEye, IconList, IconMap2, IconScale } from '@tabler/icons-react';
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { MapFrame } from '#map/canvas/map-frame.tsx';
import { icon16 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { Stack } from '#ui/layout/stack.ts';
import { lazyGenericPart, lazyPart } from '#ui/lazy-part.ts';
import { useWidth } from '#ui/use-width.ts';
import { BlankPlot, NoPlotFound } from '#ui/waiting/illustrations.tsx';
import { AnswerBar } from './answers/answer-bar.tsx';
import { ASK, VISIT } from './answers/item-goals.ts';
import { Narrowing, narrowed } from './answers/narrowing.tsx';
import { RefusedLine } from './answers/refused-line.tsx';
import { ReplyLine } from './answers/reply-line.tsx';
import type { ClientAnswers } from './answers/use-client-answers.ts';
import { type ClientAddress, goBackOr, goTo, hrefOf } from './client-address.ts';
import { ClientDock, DockTab } from './client-dock.tsx';
import { ClientFoot } from './client-foot.tsx';
import { ClientHead } from './client-head.tsx';
import {
  type ClientItem,
  type ClientKind,
  type ClientSelected,
  type ClientWords,
  nameOf,
  type PlacedItem,
} from './client-kind.ts';
import { ClientLinkTo } from './client-link-to.tsx';
import classes from './client-selection.module.css';
import { CompareChoice } from './compare/compare-choice.tsx';
import { SendPage } from './compare/send-page.tsx';
import { ItemsDrawing } from './items-drawing.tsx';
import type { Office } from './office.ts';
import { useIsWide } from './use-is-wide.ts';
import { BrokerCard } from './visit/broker-card.tsx';
import { changeLines } from './visit/change-words.ts';
import { Changes } from './visit/changes.tsx';
import { formerAmounts } from './visit/former-amounts.ts';

const ItemsMap = lazyPart(() => import('./items-map.tsx'));
const ComparePage = lazyGenericPart(() => import('./compare/compare-page.tsx'));
const ItemTalk = lazyPart(() => import('./answers/item-talk.tsx'));

/** Moves the focus with navigation: to the heading of an opened item, and back to its link in the list. */
function useFocusOnWay(itemId: string | undefined, hrefOfItem: (itemId: string) => string): void {
  const former = useRef(itemId);
  useEffect(() => {
    const left = former.current;
    if (left === itemId) return;
    former.current = itemId;
    const link = left !== undefined && `main a[href="${CSS.escape(hrefOfItem(left))}"]`;
    const next = itemId === undefined ? link : 'main h1';
    if (next) document.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
  });
}

interface OpenProps<Item extends ClientItem> {
  readonly kind: ClientKind<Item>;
  readonly office: Office | undefined;
  readonly address: ClientAddress;
  readonly answers: ClientAnswers;
  /** undefined until loaded. */
  readonly visit: Visit | undefined;
}

export interface ClientSelectionProps<Item extends ClientItem> extends OpenProps<Item> {
  readonly selection: ClientSelected<Item>;
  /** Content at the right of the header: the report. */
  readonly aside: ReactNode;
}

/** The item shown on its page; undefined for a removed one. */
export function shownAlone<Item extends ClientItem>(items: readonly Item[], { itemId }: ClientAddress) {
  return items.find(({ id }) => id === itemId);
}

/** The selection after an accepted code: cards, map, answers, comparison, one item (G-05). */
export function ClientSelection<Item extends ClientItem>({ selection, aside, ...open }: ClientSelectionProps<Item>) {
  const { kind, office, address, answers, visit } = open;
  const { words } = kind;
  const { items, companyName, expirationTime } = selection;
  const { view } = address;
  const chosen = shownAlone(items, address);
  const compared = address.compared.flatMap((itemId) => items.filter(({ id }) => id === itemId));
  useFocusOnWay(chosen?.id, (itemId) => hrefOf(address, { view, itemId }));
  const isComparison = view === 'compare' && !chosen;
  const count = formatCountOf(isComparison ? compared.length : items.length, words.forms);
  const tabs = [
    { icon: IconList, label: 'Список', to: 'list' },
    { icon: IconMap2, label: 'Карта', to: 'map' },
    { icon: IconScale, label: compared.length > 0 ? `Сравнить ${compared.length}` : 'Сравнить', to: 'compare' },
  ] as const;
  const current = view === 'map' || view === 'compare' ? view : 'list';
  return (
    <Stack display="flex" mih="100dvh" className={classes.page}>
      {!chosen && (
        <ClientHead
          office={office}
          companyName={companyName}
          count={count}
          isComparison={isComparison}
          expirationTime={expirationTime}
        >
          {aside}
        </ClientHead>
      )}
      {chosen && <Alone key={chosen.id} item={chosen} onBack={() => goBackOr(hrefOf(address, { view }))} {...open} />}
      {isComparison && (
        <Suspense fallback={<main />}>
          <ComparePage
            kind={kind}
            items={compared}
            address={address}
            answers={answers}
            areaM2={visit?.areaM2 ?? null}
            formerOf={(itemId) => formerAmounts(visit, itemId)}
          />
        </Suspense>
      )}
      {!chosen && !isComparison && <Listed items={items} {...open} />}
      {(chosen || view !== 'map') && <ClientFoot office={office} />}
      <ClientDock phone={visit?.broker?.phone ?? office?.officePhone}>
        {tabs.map(({ icon, label, to }) => (
          <DockTab
            key={to}
            icon={icon}
            label={label}
            href={hrefOf(address, { view: to })}
            isCurrent={!chosen && current === to}
          />
        ))}
      </ClientDock>
    </Stack>
  );
}

interface AloneProps<Item extends ClientItem> extends OpenProps<Item> {
  readonly item: Item;
  readonly onBack: () => void;
}

/** The page of one item, with answers, questions and days for a visit, and the broker. */
function Alone<Item extends ClientItem>({ item, kind, answers, address, visit, onBack }: AloneProps<Item>) {
  const { id } = item;
  const { title } = kind.placed(item);
  const { open } = answers;
  const [goal, setGoal] = useState({ hash: location.hash, press: 0 });
  const aim = (hash: string) => setGoal(({ press }) => ({ hash, press: press + 1 }));
  useEffect(() => open(id), [open, id]);
  return (
    <>
      <kind.Page
        item={item}
        former={formerAmounts(visit, id)}
        onBack={onBack}
        answers={
          <AnswerBar
            domain={address.domain}
            itemId={id}
            name={nameOf(kind.words, item)}
            title={title}
            liked={kind.words.liked}
            answers={answers}
            onAsk={() => aim(ASK)}
            onVisit={() => aim(VISIT)}
          />
        }
        talk={
          <Suspense>
            <ItemTalk itemId={id} title={title} brokerName={visit?.broker?.name} answers={answers} goal={goal} />
          </Suspense>
        }
      />
      <div className={classes.belowItem}>
        <AboutBroker address={address} answers={answers} visit={visit} title={title} />
      </div>
    </>
  );
}

interface AboutBrokerProps extends Pick<OpenProps<ClientItem>, 'address' | 'answers' | 'visit'> {
  /** Title of the page for the program that sends it. */
  readonly title: string;
}

/** The broker's card, what the broker sees of the client, and sending of the page. */
function AboutBroker({ address, answers, visit, title }: AboutBrokerProps) {
  const broker = visit?.broker;
  return (
    <>
      {broker && <BrokerCard broker={broker} />}
      <aside className={`${classes.seen} on-screen`} aria-label="Что видит брокер">
        <IconEye {...icon16} />
        {broker?.name ?? 'Брокер'} видит, когда открывали эту ссылку, и ваши отметки, вопросы и дни показа. Имена и
        устройства не записываются.
      </aside>
      <div className={`${classes.send} on-screen`}>
        <SendPage
          label="Отправить коллеге"
          title={title}
          hasCode={address.password !== null}
          onNotice={answers.notify}
        />
      </div>
    </>
  );
}

/** Height of the drawing above the cards (px). */
const DRAWING_HEIGHT = 150;

type ItemsProps<Item extends ClientItem> = OpenProps<Item> & { readonly items: readonly Item[] };

/**
 * The list: changes since the previous visit, narrowing, cards. The broker is in a column next to them from 900 px,
 * otherwise below. On a phone, a drawing above the cards links to the interactive map.
 */
function Listed<Item extends ClientItem>({ items: all, ...open }: ItemsProps<Item>) {
  const { kind, office, address, answers, visit } = open;
  const { words, placed } = kind;
  const { view } = address;
  const items = narrowed(all, view, answers);
  const [litId, setLitId] = useState<string>();
  const isWide = useIsWide();
  const onMap = useMemo(() => items.map(placed), [items, placed]);
  const openItem = (itemId: string) => goTo(hrefOf(address, { view, itemId }));
  const map = items.length > 0 && (
    <MapFrame>
      <ItemsMap items={onMap} words={words} office={office} litId={litId} onLit={setLitId} onChoose={openItem} />
    </MapFrame>
  );
  if (view === 'map' && map)
    return (
      <Box as="main" pos="relative" mih={360} className={classes.wholeMap}>
        {map}
      </Box>
    );
  const lines = visit ? changeLines(visit.changes, all, kind) : [];
  return (
    <div className={classes.body}>
      <div className={classes.left}>
        {visit?.previousDateTime && lines.length > 0 && (
          <Changes
            lines={lines}
            since={visit.previousDateTime}
            hrefOfItem={(itemId) => hrefOf(address, { view, itemId })}
          />
        )}
        <Narrowing address={address} items={all} answers={answers} />
        {items.length === 0 ? (
          <NothingHere view={view} words={words} />
        ) : (
          <Cards items={items} onMap={onMap} isWide={isWide} litId={litId} onLit={setLitId} {...open} />
        )}
      </div>
      <div className={classes.side}>
        <AboutBroker address={address} answers={answers} visit={visit} title={document.title} />
        {isWide && map && (
          <aside className={classes.sideMap} aria-label="На карте">
            {map}
          </aside>
        )}
      </div>
    </div>
  );
}

interface CardsProps<Item extends ClientItem> extends ItemsProps<Item> {
  readonly onMap: readonly PlacedItem[];
  readonly isWide: boolean;
  readonly litId: string | undefined;
  readonly onLit: (itemId: string | undefined) => void;
}

function Cards<Item extends ClientItem>(cards: CardsProps<Item>) {
  const { items, kind, address, answers, visit, onMap, isWide, litId, onLit } = cards;
  const { words, placed } = kind;
  const [frame, width] = useWidth();
  const { view } = address;
  return (
    <Stack as="main" columns="minmax(0, 1fr)" gap={8} pb={8} className={classes.cards}>
      {!isWide && (
        <div className={classes.drawing} ref={frame}>
          <ClientLinkTo href={hrefOf(address, { view: 'map' })} aria-label={words.showOnMap} />
          {width && (
            <ItemsDrawing
              items={onMap}
              words={words}
              width={width}
              height={DRAWING_HEIGHT}
              onChoose={(itemId) => goTo(hrefOf(address, { view, itemId }))}
            />
          )}
        </div>
      )}
      {items.map((item, index) => {
        const { id } = item;
        const href = hrefOf(address, { view, itemId: id });
        const name = nameOf(words, item);
        const about = { domain: address.domain, itemId: id, name, title: placed(item).title };
        if (answers.of(id).refusal)
          return <RefusedLine key={id} {...about} order={item.order} href={href} answers={answers} />;
        return (
          <kind.Card
            key={id}
            item={item}
            former={formerAmounts(visit, id)}
            href={href}
            choice={<CompareChoice itemId={id} name={name} address={address} words={words} answers={answers} />}
            answers={
              <>
                <ReplyLine itemId={id} href={href} brokerName={visit?.broker?.name} answers={answers} />
                <AnswerBar
                  {...about}
                  liked={words.liked}
                  answers={answers}
                  onAsk={() => goTo(href + ASK)}
                  onVisit={() => goTo(href + VISIT)}
                />
              </>
            }
            isFirst={index < 2}
            isLit={litId === id}
            onLit={onLit}
          />
        );
      })}
    </Stack>
  );
}

/** Texts of an empty view; of the whole selection, from the domain's words. */
const emptyViews = {
  mine: 'Вы ещё ничего не отметили',
  open: 'Вы ответили обо всех',
  asked: 'Вопросов ещё нет',
} as const;

function NothingHere({ view, words }: Pick<ClientAddress, 'view'> & { words: ClientWords }) {
  const isNarrowed = view === 'mine' || view === 'open' || view === 'asked';
  const hint = view === 'mine' ? words.howToLike : view === 'asked' ? 'Спросите на странице объекта.' : '';
  return (
    <Stack as="main" display="flex" align="center" justify="center" gap={8} p="48px 24px" className={classes.nothing}>
      {isNarrowed ? <NoPlotFound /> : <BlankPlot />}
      <h2>{isNarrowed ? emptyViews[view] : words.nothing}</h2>
      <p>{isNarrowed ? hint : 'Брокер ещё собирает её. Загляните позже или позвоните нам.'}</p>
    </Stack>
  );
}
