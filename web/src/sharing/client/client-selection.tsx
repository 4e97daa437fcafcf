import { formatCountOf } from '@gektar/format/plural.ts';
import { IconHeart, IconList, IconMap2 } from '@tabler/icons-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { MapFrame } from '#map/canvas/map-frame.tsx';
import { Box } from '#ui/layout/box.ts';
import { Stack } from '#ui/layout/stack.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { useWidth } from '#ui/use-width.ts';
import { BlankPlot, NoPlotFound } from '#ui/waiting/illustrations.tsx';
import { type ClientAddress, goBackOr, goTo, hrefOf } from './client-address.ts';
import { ClientDock, DockTab } from './client-dock.tsx';
import { ClientFoot } from './client-foot.tsx';
import { ClientHead } from './client-head.tsx';
import type { ClientItem, ClientKind, ClientSelected, ClientWords } from './client-kind.ts';
import { ClientLinkTo } from './client-link-to.tsx';
import classes from './client-selection.module.css';
import { ItemsDrawing } from './items-drawing.tsx';
import type { Office } from './office.ts';
import type { ClientFavorites } from './use-client-favorites.ts';
import { useIsWide } from './use-is-wide.ts';

const ItemsMap = lazyPart(() => import('./items-map.tsx'));

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
  readonly favorites: ClientFavorites;
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

/** The selection after an accepted code: cards, map, marked items, one item (G-05). */
export function ClientSelection<Item extends ClientItem>({ selection, aside, ...open }: ClientSelectionProps<Item>) {
  const { kind, office, address, favorites } = open;
  const { items, companyName, expirationTime } = selection;
  const { view } = address;
  const chosen = shownAlone(items, address);
  const shown = view === 'mine' ? items.filter(({ id }) => favorites.has(id)) : items;
  const toList = hrefOf(address, { view });
  useFocusOnWay(chosen?.id, (itemId) => hrefOf(address, { view, itemId }));
  return (
    <Stack display="flex" mih="100dvh" className={classes.page}>
      {chosen ? (
        <kind.Page
          key={chosen.id}
          item={chosen}
          isMarked={favorites.has(chosen.id)}
          onMark={favorites.add}
          onBack={() => goBackOr(toList)}
        />
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
          <Items items={shown} {...open} />
        </>
      )}
      {!(view === 'map' && !chosen) && <ClientFoot office={office} />}
      <ClientDock office={office}>
        <DockTab icon={IconList} label="Список" href={hrefOf(address, {})} isCurrent={!chosen && view === 'list'} />
        <DockTab
          icon={IconMap2}
          label="Карта"
          href={hrefOf(address, { view: 'map' })}
          isCurrent={!chosen && view === 'map'}
        />
        <DockTab
          icon={IconHeart}
          label={favorites.count > 0 ? `Понравилось ${favorites.count}` : 'Понравилось'}
          href={hrefOf(address, { view: 'mine' })}
          isCurrent={!chosen && view === 'mine'}
        />
      </ClientDock>
    </Stack>
  );
}

/** Height of the drawing above the cards (px). */
const DRAWING_HEIGHT = 150;

type ItemsProps<Item extends ClientItem> = OpenProps<Item> & { readonly items: readonly Item[] };

/**
 * Cards and their map: on a phone, a drawing above the cards that links to the interactive map; on a desktop, the map
 * next to them.
 */
function Items<Item extends ClientItem>({ items, kind, office, address, favorites }: ItemsProps<Item>) {
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
        {items.map((item, index) => (
          <kind.Card
            key={item.id}
            item={item}
            href={hrefOf(address, { view, itemId: item.id })}
            isMarked={favorites.has(item.id)}
            onMark={favorites.add}
            isFirst={index < 2}
            isLit={litId === item.id}
            onLit={setLitId}
          />
        ))}
      </Stack>
      {isWide && <div className={classes.beside}>{map}</div>}
    </Box>
  );
}

function NothingHere({ view, words }: Pick<ClientAddress, 'view'> & { words: ClientWords }) {
  const isMine = view === 'mine';
  return (
    <Stack as="main" display="flex" align="center" justify="center" gap={8} p="48px 24px" className={classes.nothing}>
      {isMine ? <NoPlotFound /> : <BlankPlot />}
      <h2>{isMine ? 'Вы ещё ничего не отметили' : words.nothing}</h2>
      <p>{isMine ? words.howToLike : 'Брокер ещё собирает её. Загляните позже или позвоните нам.'}</p>
    </Stack>
  );
}
