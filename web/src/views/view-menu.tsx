import type { View } from '@gektar/contract/views/view.ts';
import { formatDate } from '@gektar/format/date.ts';
import { Menu, Switch } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowLeft,
  IconArrowRight,
  IconCopy,
  IconDeviceFloppy,
  IconHome,
  IconLink,
  IconPencil,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { writeClipboard } from '#ui/button/copy-button.tsx';
import { icon12, icon16 } from '#ui/icon.ts';
import { Text } from '#ui/layout/text.ts';
import type { LazyMenuProps } from '#ui/menu/lazy-menu-props.ts';
import LoadedMenu from '#ui/menu/loaded-menu.tsx';
import { viewName } from '#ui/menu/view-switch.tsx';
import { showError, showSuccess } from '#ui/toast/toast.tsx';
import { stepView } from './move-view.ts';
import type { ViewDialogMode } from './open-views.ts';
import { nameOfCopy, useViewActions } from './use-view-actions.ts';
import { addressOf, allAddress } from './view-address.ts';
import { useSaving, type ViewSavingProps } from './view-saving.tsx';

export interface ViewItemsProps extends ViewSavingProps {
  /** Whether the view was changed: the menu then offers the actions that a wide screen shows next to the filters. */
  readonly isChanged: boolean;
  readonly onDialog: (mode: ViewDialogMode) => void;
}

/** `LoadedMenu` with the entries of the open view. */
export function ViewMenu({ target, ...props }: ViewItemsProps & Pick<LazyMenuProps, 'target'>) {
  return (
    <LoadedMenu target={target} width={252}>
      <ViewItems {...props} />
    </LoadedMenu>
  );
}

/** Menu entries for the open view; for somebody else's view, only those that do not change it. */
function ViewItems(props: ViewItemsProps) {
  const { list, viewedList, views, view, defaultViewId, isChanged, onDialog } = props;
  const { create, update, remove, openFirst } = useViewActions(viewedList);
  const { revert, save } = useSaving(props);
  const client = useQueryClient();
  const isFirst = defaultViewId === view.id;
  const step = (by: -1 | 1) => void stepView(client, viewedList, view.id, by);

  function copy() {
    const { filter, order, columns, kind } = view;
    const name = nameOfCopy(view.name, views);
    const draft = { newId: uuidv7(), list: viewedList, name, isShared: false, filter, order, columns, kind };
    // The menu is unmounted by then, and the mutation's own callbacks are no longer called.
    void create.mutateAsync(draft).then((made) => list.open(addressOf(made)), ignored);
  }
  async function copyAddress() {
    const href = new URL(list.hrefOf(addressOf(view)), window.location.href).href;
    if (await writeClipboard(href)) showSuccess('Ссылка успешно скопирована');
    else showError('Ссылка не скопирована');
  }

  return (
    <>
      {isChanged && (
        <>
          {view.isMine && <Item Icon={IconDeviceFloppy} label="Сохранить" onClick={save} />}
          <Item Icon={IconDeviceFloppy} label="Сохранить как…" onClick={() => onDialog({ kind: 'new' })} />
          <Item Icon={IconArrowBackUp} label="Вернуть" onClick={revert} />
          <Menu.Divider />
        </>
      )}
      {view.isMine && (
        <>
          <Item Icon={IconPencil} label="Переименовать" keys="F2" onClick={() => onDialog({ kind: 'rename', view })} />
          <Menu.Item
            leftSection={<IconUsers {...icon16} />}
            rightSection={<State isOn={view.isShared} />}
            onClick={() => update.mutate({ view, about: { isShared: !view.isShared } })}
          >
            Открыть для отдела
            {view.isShared && isOn}
          </Menu.Item>
        </>
      )}
      <Menu.Item
        leftSection={<IconHome {...icon16} />}
        rightSection={<State isOn={isFirst} />}
        onClick={() => openFirst.mutate(isFirst ? null : view.id)}
      >
        Открывать список с него
        {isFirst && isOn}
      </Menu.Item>
      <Item Icon={IconCopy} label="Копировать" onClick={copy} />
      <Item Icon={IconLink} label="Скопировать адрес" onClick={() => void copyAddress()} />
      {view.isMine && (
        <>
          <Item
            Icon={IconArrowLeft}
            label="Сдвинуть влево"
            keys={<Arrow Icon={IconArrowLeft} />}
            onClick={() => step(-1)}
          />
          <Item
            Icon={IconArrowRight}
            label="Сдвинуть вправо"
            keys={<Arrow Icon={IconArrowRight} />}
            onClick={() => step(1)}
          />
          <Menu.Divider />
          <Menu.Item
            style={{ color: 'var(--danger)' }}
            leftSection={<IconTrash {...icon16} />}
            onClick={() => void remove.mutateAsync(view).then(() => list.open(allAddress(defaultViewId)), ignored)}
          >
            Удалить вид
          </Menu.Item>
        </>
      )}
      <Menu.Divider />
      <Text size={12} c="mute" p="4px 12px 6px" style={{ whiteSpace: 'normal' }}>
        {ownerText(view)}
      </Text>
    </>
  );
}

/** Does nothing, because the failure is already shown as a toast. */
const ignored = () => undefined;

/** Owner and contents of the view, in words. */
export function ownerText({ isMine, owner, dateTimeShared, columns, order, kind }: View): string {
  const since = dateTimeShared === null ? undefined : formatDate(dateTimeShared.slice(0, 10));
  const whose = isMine ? 'Вид ваш' : `Вид: ${owner}`;
  const seen = since === undefined ? 'виден только вам' : `виден отделу с ${since}`;
  const parts = [
    ...(columns ? ['столбцы'] : []),
    ...(order ? ['порядок'] : []),
    'фильтр',
    ...(kind ? [`«${viewName(kind)}»`] : []),
  ];
  const last = parts.length > 1 ? ` и ${parts.at(-1)}` : '';
  const stored = (parts.length > 1 ? parts.slice(0, -1) : parts).join(', ') + last;
  return `${whose}, ${seen}. ${stored.slice(0, 1).toUpperCase()}${stored.slice(1)}.`;
}

/** Screen reader text after the name of a menu entry that is switched on. */
const isOn = <span className="sr">, включено</span>;

function State({ isOn }: { isOn: boolean }) {
  return <Switch checked={isOn} readOnly size="xs" tabIndex={-1} aria-hidden style={{ pointerEvents: 'none' }} />;
}

/** An icon, because the font has no arrows. */
function Arrow({ Icon }: { Icon: typeof IconArrowLeft }) {
  return (
    <>
      Alt <Icon {...icon12} />
    </>
  );
}

interface ItemProps {
  readonly Icon: typeof IconPencil;
  readonly label: ReactNode;
  readonly keys?: ReactNode;
  readonly onClick: () => void;
}

function Item({ Icon, label, keys, onClick }: ItemProps) {
  return (
    <Menu.Item
      leftSection={<Icon {...icon16} />}
      onClick={onClick}
      {...(keys !== undefined && {
        rightSection: (
          <Text as="kbd" size={11} c="soft" bd="line-2" bdrs="r1" px={6} className="on-laptop">
            {keys}
          </Text>
        ),
      })}
    >
      {label}
    </Menu.Item>
  );
}

export interface MoreMenuProps extends Pick<LazyMenuProps, 'target'> {
  readonly views: readonly View[];
  readonly onOpen: (view: View) => void;
}

/** Views that do not fit in the row. */
export function MoreMenu({ target, views, onOpen }: MoreMenuProps) {
  const items = views.map((view) => (
    <Menu.Item
      key={view.id}
      {...(view.isShared && { leftSection: <IconUsers {...icon16} /> })}
      onClick={() => onOpen(view)}
    >
      {view.name}
    </Menu.Item>
  ));
  return (
    <LoadedMenu target={target} width={260}>
      {items}
    </LoadedMenu>
  );
}
