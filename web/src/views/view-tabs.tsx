import type { View, ViewCount } from '@gektar/contract/views/view.ts';
import { MAX_COUNTED } from '@gektar/contract/views/view-lists.ts';
import { formatCount } from '@gektar/format/number.ts';
import { IconChevronDown, IconPlus, IconUsers } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type KeyboardEvent,
  type MouseEvent,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { LinkButton } from '#ui/button/link-button.tsx';
import { icon14 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import type { LazyMenuProps } from '#ui/menu/lazy-menu-props.ts';
import { fittingTabs } from './fitting-tabs.ts';
import type { OpenViews, ViewDialogMode } from './open-views.ts';
import { addressOf, allAddress } from './view-address.ts';
import { countKeyOf, viewCountsQuery } from './view-data.ts';
import classes from './view-tabs.module.css';

const ViewDialog = lazyPart(async () => ({ default: (await import('./view-dialog.tsx')).ViewDialog }));
const ViewMenu = lazyPart(async () => ({ default: (await import('./view-menu.tsx')).ViewMenu }));
const MoreMenu = lazyPart(async () => ({ default: (await import('./view-menu.tsx')).MoreMenu }));
const loadMove = () => import('./move-view.ts');

/** A count still missing after this time is shown as '…' (ms). */
const LATE_MS = 2_000;

export interface ViewTabsProps extends OpenViews {
  readonly isChanged: boolean;
  /** Whether the open view was deleted or is no longer shared. */
  readonly isGone: boolean;
  /** Laptop or wider. On a narrower screen the tabs scroll, and their menu has the buttons of a changed view. */
  readonly isLaptop: boolean;
}

/** Tabs above the filters of a list: all rows, the user's own views, shared views. */
export function ViewTabs({ isChanged, isGone, isLaptop, ...open }: ViewTabsProps) {
  const { list, viewedList, views, view, defaultViewId } = open;
  const [dialog, setDialog] = useState<ViewDialogMode>();
  const client = useQueryClient();
  const width = useSyncExternalStore(onResize, () => window.innerWidth);
  const shown = isLaptop ? fittingTabs(views, view?.id, width) : views;
  const hidden = views.filter((one) => !shown.includes(one));
  const all = allAddress(defaultViewId);
  const countFor = useCounts(open);

  function handleKey(event: KeyboardEvent, tab: View) {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : undefined;
    if (!tab.isMine || (event.key !== 'F2' && !(event.altKey && step !== undefined))) return;
    event.preventDefault();
    if (step === undefined) setDialog({ kind: 'rename', view: tab });
    else void loadMove().then(({ stepView }) => stepView(client, viewedList, tab.id, step));
  }

  return (
    <Row as="nav" className={classes.row} aria-label="Виды" align="stretch" data-fits={isLaptop || undefined}>
      <Tab href={list.hrefOf(all)} isOpen={view === undefined && !isGone} onOpen={() => list.open(all)}>
        Все
        {views.length > 0 && <Count {...countFor({})} />}
      </Tab>
      {shown.map((tab) => {
        const isOpen = tab === view;
        const address = addressOf(tab);
        return (
          <Tab
            key={tab.id}
            href={list.hrefOf(address)}
            isOpen={isOpen}
            onOpen={() => {
              open.forgetChanges();
              list.open(address);
            }}
            onKeyDown={(event) => handleKey(event, tab)}
            dragged={tab.isMine ? tab.id : undefined}
            onDrop={(id) => void loadMove().then(({ dropView }) => dropView(client, viewedList, id, tab.id))}
            menu={
              isOpen && (
                <MenuButton
                  target={(onClick) => (
                    <button
                      type="button"
                      className={`${classes.menu} focus-inside`}
                      aria-label={`Действия с видом «${tab.name}»`}
                      aria-haspopup="menu"
                      onClick={onClick}
                    >
                      <IconChevronDown {...icon14} />
                    </button>
                  )}
                  menu={(target) => (
                    <ViewMenu
                      {...open}
                      target={target}
                      view={tab}
                      isChanged={isChanged && !isLaptop}
                      onDialog={setDialog}
                    />
                  )}
                />
              )
            }
          >
            {tab.isShared && (
              <>
                <IconUsers {...icon14} />
                <span className="sr">открыт отделу: </span>
              </>
            )}
            <span className={classes.name}>{tab.name}</span>
            <Count {...countFor(address)} />
            {isOpen && isChanged && (
              <span className={classes.dot}>
                <span className="sr">изменён</span>
              </span>
            )}
          </Tab>
        );
      })}
      {isGone && (
        <Row as="span" gap={8} size={13} c="soft" whiteSpace="nowrap" px={8} role="status">
          Вид удалён, сохранить себе?
          <LinkButton onClick={() => setDialog({ kind: 'new' })}>Сохранить как…</LinkButton>
        </Row>
      )}
      <button type="button" className={`${classes.add} focus-inside`} onClick={() => setDialog({ kind: 'new' })}>
        <IconPlus {...icon14} />
        Вид
      </button>
      {hidden.length > 0 && (
        <span className={classes.more}>
          <MenuButton
            target={(onClick) => (
              <button
                type="button"
                className={`${classes.moreButton} focus-inside`}
                aria-haspopup="menu"
                onClick={onClick}
              >
                Ещё {hidden.length}
                <IconChevronDown {...icon14} />
              </button>
            )}
            menu={(target) => <MoreMenu target={target} views={hidden} onOpen={(tab) => list.open(addressOf(tab))} />}
          />
        </span>
      )}
      {dialog && (
        <Suspense>
          <ViewDialog {...open} mode={dialog} onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
    </Row>
  );
}

function onResize(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

interface ShownCount {
  readonly counted: ViewCount | undefined;
  readonly isLate: boolean;
}

/** Counts of all tabs, in one call. @returns function that gives the count for a URL search */
function useCounts({ list, viewedList, views }: OpenViews): (address: Readonly<Record<string, unknown>>) => ShownCount {
  const filters = [{}, ...views.map(addressOf)].slice(0, MAX_COUNTED).map(list.filterOf);
  const { data, isPending } = useQuery({
    ...viewCountsQuery(list.countKey, viewedList, filters),
    enabled: views.length > 0,
  });
  const isLate = useIsLate(isPending && views.length > 0);
  return (address) => {
    const counted = data?.[countKeyOf(list.filterOf(address))];
    return { counted, isLate: counted?.isLate ?? isLate };
  };
}

/** Whether the wait has lasted longer than `LATE_MS`. */
function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting]);
  return isLate;
}

function Count({ counted, isLate }: ShownCount) {
  const count = counted?.count ?? undefined;
  if (count === undefined && !isLate) return null;
  return <span className={classes.count}>{count === undefined ? '…' : formatCount(count)}</span>;
}

interface MenuButtonProps extends Pick<LazyMenuProps, 'target'> {
  readonly menu: (target: LazyMenuProps['target']) => React.ReactNode;
}

/**
 * A button whose menu is loaded together with its entries on the first click: a menu opened without entries would lose
 * the focus.
 */
function MenuButton({ target, menu }: MenuButtonProps) {
  const [isWanted, setWanted] = useState(false);
  const button = target(() => setWanted(true));
  return isWanted ? <Suspense fallback={button}>{menu(target)}</Suspense> : button;
}

interface TabProps {
  readonly href: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly menu?: React.ReactNode;
  /** Id of the view, if its tab can be dragged. */
  readonly dragged?: string | undefined;
  readonly onDrop?: (id: string) => void;
  readonly children: React.ReactNode;
}

const DRAGGED = 'application/x-view';
/** Visible width of the tabs before the open one, where the tabs scroll and there is room (px). */
const BEFORE_OPEN = 60;
/** Width of the fade at the end of the row (px). */
const FADE = 40;

/** A link, so that a view can also be opened in another browser tab. */
function Tab({ href, isOpen, onOpen, onKeyDown, menu, dragged, onDrop, children }: TabProps) {
  function handleClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onOpen();
  }
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const tab = place.current;
    const row = tab?.parentElement;
    if (!isOpen || !tab || !row) return;
    const room = row.clientWidth - tab.offsetWidth - FADE;
    row.scrollTo({ left: tab.offsetLeft - Math.min(Math.max(room, 0), BEFORE_OPEN) });
  }, [isOpen]);
  return (
    <span
      ref={place}
      className={classes.tab}
      data-open={isOpen || undefined}
      {...(dragged !== undefined && {
        onDragOver: (event: React.DragEvent) => {
          if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
        },
        onDrop: (event: React.DragEvent) => onDrop?.(event.dataTransfer.getData(DRAGGED)),
      })}
    >
      <a
        href={href}
        className={`${classes.link} focus-inside`}
        aria-current={isOpen ? 'page' : undefined}
        onClick={handleClick}
        onKeyDown={onKeyDown}
        draggable={dragged !== undefined}
        onDragStart={(event) => dragged !== undefined && event.dataTransfer.setData(DRAGGED, dragged)}
      >
        {children}
      </a>
      {menu}
    </span>
  );
}
