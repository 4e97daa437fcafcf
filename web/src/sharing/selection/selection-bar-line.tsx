import { formatCountOf } from '@gektar/format/plural.ts';
import { Button, Menu } from '@mantine/core';
import { IconDots, IconEyeOff, IconPlus, IconTrash } from '@tabler/icons-react';
import { Link, type LinkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LinkState } from '#sharing/link-state.tsx';
import { confirm } from '#ui/dialog/confirm.tsx';
import { icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { ViewSwitch } from '#ui/menu/view-switch.tsx';
import { ClientLinkButton } from './client-link-button.tsx';
import { useDeckUpdate } from './deck-update.tsx';
import { ExportButtons } from './export-buttons.tsx';
import type { AnyItem, SelectedRow, Selection, SelectionKind, SelectionRequest } from './selection-kind.ts';
import type { SelectionSearch, selectionViews } from './selection-search.ts';
import classes from './selection-view.module.css';
import { useClearSelection } from './use-order.ts';
import { useSelectionRefusal } from './use-selection-refusal.ts';

export interface SelectionBarLineProps<Row extends SelectedRow, Item extends AnyItem> {
  readonly kind: SelectionKind<Row, Item>;
  readonly request: SelectionRequest;
  readonly selection: Selection<Item>;
  readonly view: (typeof selectionViews)[number];
  readonly views: readonly (typeof selectionViews)[number][];
  /** Whether the view has columns that can be chosen. */
  readonly hasColumns: boolean;
  readonly hiddenCount: number;
  readonly isHiddenShown: boolean;
  readonly onChange: (next: Partial<Record<keyof SelectionSearch, unknown>>) => void;
  /** Sum of all shown items: '12 га'. */
  readonly sum: string;
  readonly searchTab: LinkOptions;
  readonly columns: ReactNode;
}

/** Bar of a selection: counts, link, views, exports, actions. */
export function SelectionBarLine<Row extends SelectedRow, Item extends AnyItem>(
  props: SelectionBarLineProps<Row, Item>,
) {
  const { kind, request, selection, view, hiddenCount, isHiddenShown, onChange } = props;
  const { words } = kind;
  const link = selection.requestSelectionLink;
  const shownCount = selection.items.length - hiddenCount;
  const refusal = useSelectionRefusal(kind, request.id);
  const clear = useClearSelection(kind, request.id);
  const deckUpdate = useDeckUpdate(kind, request.id);

  async function askAndClear() {
    const isSure = await confirm({
      title: 'Очистить подборку?',
      text: `Все ${words.many} и комментарии уйдут из подборки, клиентская ссылка перестанет открываться: отмена её не вернёт.`,
      confirmLabel: 'Очистить',
      danger: true,
    });
    if (isSure) clear.mutate();
  }

  return (
    <Row wrap="wrap" gap={12} mih={32} className={classes.row}>
      <Text as="span" fz={16} fw={600} role="status">
        {isHiddenShown
          ? `Скрыто: ${formatCountOf(hiddenCount, words.counted)}`
          : formatCountOf(shownCount, words.counted)}
      </Text>
      {!isHiddenShown && (
        <Text as="span" fz={13} c="soft">
          {props.sum}
        </Text>
      )}
      {link && <LinkState link={link} />}
      {hiddenCount > 0 && (
        <Button
          variant="subtle"
          leftSection={<IconEyeOff {...icon16} />}
          onClick={() => onChange({ hidden: !isHiddenShown })}
        >
          {isHiddenShown ? 'К подборке' : `Скрытые: ${hiddenCount}`}
        </Button>
      )}
      <Row align="stretch" justify="flex-end" wrap="wrap" gap={8} ms="auto">
        <ViewSwitch value={view} onChange={(next) => onChange({ view: next })} views={props.views} isNarrow />
        {props.hasColumns && props.columns}
        <ExportButtons kind={kind} requestId={request.id} words={{ sheet: 'XLS', slides: 'PPT', pdf: 'PDF' }} />
        <Button
          leftSection={<IconPlus {...icon16} />}
          renderRoot={(button) => <Link {...props.searchTab} {...button} />}
        >
          {/* One element for both words: between two elements, the button would drop the space. */}
          <span>
            Добавить<span className="on-laptop"> {words.many}</span>
          </span>
        </Button>
        <ClientLinkButton kind={kind} request={request} selection={selection} />
        <Menu position="bottom-end">
          <Menu.Target>
            <Button aria-label="Действия с подборкой" title="Действия с подборкой" px={8}>
              <IconDots {...icon16} />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {deckUpdate.item}
            <Menu.Item
              color="red"
              leftSection={<IconTrash {...icon16} />}
              disabled={refusal !== undefined}
              onClick={() => void askAndClear()}
            >
              Очистить подборку
            </Menu.Item>
            {refusal !== undefined && <Menu.Label maw={260}>{refusal}</Menu.Label>}
          </Menu.Dropdown>
        </Menu>
        {deckUpdate.dialog}
      </Row>
    </Row>
  );
}
