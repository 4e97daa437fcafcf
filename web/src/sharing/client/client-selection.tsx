import { formatCountOf } from '@gektar/format/plural.ts';
import { IconEye, IconList, IconMap2 } from '@tabler/icons-react';
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { MapFrame } from '#map/canvas/map-frame.tsx';
import { icon16 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { Stack } from '#ui/layout/stack.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { useWidth } from '#ui/use-width.ts';
import { BlankPlot, NoPlotFound } from '#ui/waiting/illustrations.tsx';
import { AnswerBar } from './answers/answer-bar.tsx';
import { ASK, VISIT } from './answers/item-goals.ts';
import { Narrowing, narrowed } from './answers/narrowing.tsx';
import { RefusedLine } from './answers/refused-line.tsx';
import type { ClientAnswers } from './answers/use-client-answers.ts';
import { type ClientAddress, goBackOr, goTo, hrefOf } from './client-address.ts';
import { ClientDock, DockTab } from './client-dock.tsx';
import { ClientFoot } from './client-foot.tsx';
import { ClientHead } from './client-head.tsx';
import { type ClientItem, type ClientKind, type ClientSelected, type ClientWords, nameOf } from './client-kind.ts';
import { ClientLinkTo } from './client-link-to.tsx';
import classes from './client-selection.module.css';
import { ItemsDrawing } from './items-drawing.tsx';
import type { Office } from './office.ts';
import { useIsWide } from './use-is-wide.ts';

const ItemsMap = lazyPart(() => import('./items-map.tsx'));
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

/** The selection after an accepted code: cards, map, answers, one item (G-05). */
export function ClientSelection<Item extends ClientItem>({ selection, aside, ...open }: ClientSelectionProps<Item>) {
  const { kind, office, address, answers } = open;
  const { items, companyName, expirationTime } = selection;
  const { view } = address;
  const chosen = shownAlone(items, address);
  const toList = hrefOf(address, { view });
  useFocusOnWay(chosen?.id, (itemId) => hrefOf(address, { view, itemId }));
  return (
    <Stack display="flex" mih="100dvh" className={classes.page}>
      {chosen ? (
        <Alone key={chosen.id} item={chosen} onBack={() => goBackOr(toList)} {...open} />
      ) : (
        <>
          <ClientHead
            office={office}
            companyName={companyName}
            count={formatCountOf(items.length, kind.words.forms)}
            expirationTime={expirationTime}
          >
            {aside}
          </ClientHead>
          {view !== 'map' && <Narrowing address={address} items={items} answers={answers} />}
          <Items items={narrowed(items, view, answers)} {...open} />
        </>
      )}
      {!(view === 'map' && !chosen) && (
        <>
          <SeenByBroker />
          <ClientFoot office={office} />
        </>
      )}
      <ClientDock office={office}>
        <DockTab icon={IconList} label="Список" href={hrefOf(address, {})} isCurrent={!chosen && view !== 'map'} />
        <DockTab
          icon={IconMap2}
          label="Карта"
          href={hrefOf(address, { view: 'map' })}
          isCurrent={!chosen && view === 'map'}
        />
      </ClientDock>
    </Stack>
  );
}

interface AloneProps<Item extends ClientItem> extends OpenProps<Item> {
  readonly item: Item;
  readonly onBack: () => void;
}

/** The page of one item, with answers, questions and days for a visit. */
function Alone<Item extends ClientItem>({ item, kind, answers, address, onBack }: AloneProps<Item>) {
  const { id } = item;
  const { title } = kind.placed(item);
  const { open } = answers;
  const [goal, setGoal] = useState({ hash: location.hash, press: 0 });
  const aim = (hash: string) => setGoal(({ press }) => ({ hash, press: press + 1 }));
  useEffect(() => open(id), [open, id]);
  return (
    <kind.Page
      item={item}
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
          <ItemTalk itemId={id} title={title} answers={answers} goal={goal} />
        </Suspense>
      }
    />
  );
}

/** What the broker sees of the client, in one sentence. */
function SeenByBroker() {
  return (
    <aside className={`${classes.seen} on-screen`} aria-label="Что видит брокер">
      <IconEye {...icon16} />
      Брокер видит, когда открывали эту ссылку, и ваши отметки, вопросы и дни показа. Имена и устройства не
      записываются.
    </aside>
  );
}

/** Height of the drawing above the cards (px). */
const DRAWING_HEIGHT = 150;

type ItemsProps<Item extends ClientItem> = OpenProps<Item> & { readonly items: readonly Item[] };

/**
 * Cards and their map: on a phone, a drawing above the cards that links to the interactive map; on a desktop, the map
 * next to them.
 */
function Items<Item extends ClientItem>({ items, kind, office, address, answers }: ItemsProps<Item>) {
  const { words, placed } = kind;
  const [litId, setLitId] = useState<string>();
  const isWide = useIsWide();
  const [frame, width] = useWidth();
  const onMap = useMemo(() => items.map(placed), [items, placed]);
  const { view } = address;
  if (items.length === 0) return <NothingHere view={view} words={words} />;
  const open = (itemId: string) => goTo(hrefOf(address, { view, itemId }));
  const map = (
    <MapFrame>
      <ItemsMap items={onMap} words={words} office={office} litId={litId} onLit={setLitId} onChoose={open} />
    </MapFrame>
  );
  if (view === 'map')
    return (
      <Box as="main" pos="relative" mih={360} className={classes.wholeMap}>
        {map}
      </Box>
    );
  return (
    <Box as="main" miw={0} className={classes.objects}>
      <Stack columns="minmax(0, 1fr)" gap={8} pb={8} className={classes.cards}>
        {!isWide && (
          <div className={classes.drawing} ref={frame}>
            <ClientLinkTo href={hrefOf(address, { view: 'map' })} aria-label={words.showOnMap} />
            {width && (
              <ItemsDrawing items={onMap} words={words} width={width} height={DRAWING_HEIGHT} onChoose={open} />
            )}
          </div>
        )}
        {items.map((item, index) => {
          const href = hrefOf(address, { view, itemId: item.id });
          const about = {
            domain: address.domain,
            itemId: item.id,
            name: nameOf(words, item),
            title: placed(item).title,
          };
          if (answers.of(item.id).refusal)
            return <RefusedLine key={item.id} {...about} order={item.order} href={href} answers={answers} />;
          return (
            <kind.Card
              key={item.id}
              item={item}
              href={href}
              answers={
                <AnswerBar
                  {...about}
                  liked={words.liked}
                  answers={answers}
                  onAsk={() => goTo(href + ASK)}
                  onVisit={() => goTo(href + VISIT)}
                />
              }
              isFirst={index < 2}
              isLit={litId === item.id}
              onLit={setLitId}
            />
          );
        })}
      </Stack>
      {isWide && <div className={classes.beside}>{map}</div>}
    </Box>
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
