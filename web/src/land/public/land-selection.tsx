import type { CallOutput } from '@gektar/contract/endpoint.ts';
import type { landPublic, PublicItem } from '@gektar/contract/land/selections/public-selection.ts';
import { formatCountOf, objects } from '@gektar/format/plural.ts';
import { IconFileText, IconHeart, IconList, IconMap2 } from '@tabler/icons-react';
import { useState } from 'react';
import { MapFrame } from '#map/canvas/map-frame.tsx';
import { type ClientAddress, goBackOr, goTo, hrefOf } from '#sharing/client/client-address.ts';
import { clientButton } from '#sharing/client/client-button.ts';
import { ClientDock, DockTab } from '#sharing/client/client-dock.tsx';
import { ClientFoot } from '#sharing/client/client-foot.tsx';
import { ClientHead } from '#sharing/client/client-head.tsx';
import { ClientLinkTo } from '#sharing/client/client-link-to.tsx';
import type { Office } from '#sharing/client/office.ts';
import type { ClientFavorites } from '#sharing/client/use-client-favorites.ts';
import { useIsWide } from '#sharing/client/use-is-wide.ts';
import { useWidth } from '#sharing/client/use-width.ts';
import { icon16 } from '#ui/icon.ts';
import { Stack } from '#ui/layout/stack.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { BlankPlot, NoPlotFound } from '#ui/waiting/illustrations.tsx';
import classes from './land-selection.module.css';
import { PlotCard } from './plot-card.tsx';
import { PlotPage } from './plot-page.tsx';
import { PlotsDrawing } from './plots-drawing.tsx';

const PlotsMap = lazyPart(() => import('./plots-map.tsx'));

export type PublicSelection = CallOutput<typeof landPublic.read>;

export interface LandSelectionProps {
  readonly selection: PublicSelection;
  readonly office: Office | undefined;
  readonly address: ClientAddress;
  readonly favorites: ClientFavorites;
}

/** The selection behind an accepted code: cards, map, what was marked, one object (G-05). */
export function LandSelection({ selection, office, address, favorites }: LandSelectionProps) {
  const { items, companyName, expirationTime } = selection;
  const { view, itemId } = address;
  const chosen = items.find(({ id }) => id === itemId);
  const shown = view === 'mine' ? items.filter(({ id }) => favorites.has(id)) : items;
  const toList = hrefOf(address, { view });
  return (
    <Stack isFlex className={classes.page}>
      {chosen ? (
        <PlotPage
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
            count={formatCountOf(items.length, objects)}
            expirationTime={expirationTime}
          >
            <ClientLinkTo className={clientButton.quiet} href={hrefOf(address, { isReport: true })}>
              <IconFileText {...icon16} />
              Отчет
            </ClientLinkTo>
          </ClientHead>
          <Objects items={shown} office={office} address={address} favorites={favorites} />
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

/** Of the drawing above the cards, px. */
const DRAWING_HEIGHT = 150;

type ObjectsProps = Omit<LandSelectionProps, 'selection'> & { readonly items: readonly PublicItem[] };

/** Cards with their map: a drawing above them on a phone, which is pressed for the map that moves; beside them on a desk. */
function Objects({ items, office, address, favorites }: ObjectsProps) {
  const [litId, setLitId] = useState<string>();
  const isWide = useIsWide();
  const [frame, width] = useWidth();
  const { view } = address;
  if (items.length === 0) return <NothingHere view={view} />;
  const open = (itemId: string) => goTo(hrefOf(address, { view, itemId }));
  const map = (
    <MapFrame>
      <PlotsMap items={items} office={office} litId={litId} onLit={setLitId} onChoose={open} />
    </MapFrame>
  );
  if (view === 'map') return <main className={classes.wholeMap}>{map}</main>;
  return (
    <main className={classes.objects}>
      <Stack columns="minmax(0, 1fr)" gap={8} className={classes.cards}>
        {!isWide && (
          <div className={classes.drawing} ref={frame}>
            <ClientLinkTo href={hrefOf(address, { view: 'map' })} aria-label="Показать объекты на карте" />
            {width && <PlotsDrawing items={items} width={width} height={DRAWING_HEIGHT} onChoose={open} />}
          </div>
        )}
        {items.map((item, index) => (
          <PlotCard
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
    </main>
  );
}

function NothingHere({ view }: Pick<ClientAddress, 'view'>) {
  const isMine = view === 'mine';
  return (
    <Stack as="main" isFlex align="center" justify="center" gap={8} pad="48px 24px" className={classes.nothing}>
      {isMine ? <NoPlotFound /> : <BlankPlot />}
      <h2>{isMine ? 'Вы ещё ничего не отметили' : 'В подборке пока нет объектов'}</h2>
      <p>
        {isMine
          ? 'Нажмите сердечко на фотографии объекта, и он появится здесь.'
          : 'Брокер ещё собирает её. Загляните позже или позвоните нам.'}
      </p>
    </Stack>
  );
}
