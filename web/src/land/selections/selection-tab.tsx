import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import type { RequestSelection } from '@gektar/contract/land/selections/selection.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { formatCountOf, objects } from '@gektar/format/plural.ts';
import { units } from '@gektar/format/unit.ts';
import { missing } from '@gektar/format/words.ts';
import { Button, Menu } from '@mantine/core';
import { IconDots, IconEyeOff, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { failureText } from '#api/failure-text.ts';
import { PropertiesTable } from '#land/properties/properties-table.tsx';
import { requestQuery } from '#land/requests/request-data.ts';
import { LinkState } from '#sharing/link-state.tsx';
import { ColumnsMenu } from '#table/columns-menu.tsx';
import { useColumnSettings } from '#table/use-column-settings.ts';
import { confirm } from '#ui/dialog/confirm.tsx';
import { icon16 } from '#ui/icon.ts';
import { Caption } from '#ui/layout/caption.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { ViewSwitch } from '#ui/menu/view-switch.tsx';
import { SelectionAction, SelectionBar } from '#ui/piece/selection-bar.tsx';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { ProgressBar } from '#ui/waiting/progress-bar.tsx';
import { CardSkeleton } from '#ui/waiting/skeletons.tsx';
import { ClientLinkButton } from './client-link-button.tsx';
import { deleteItemsQuestion } from './delete-items-question.ts';
import { ExportButtons } from './export-buttons.tsx';
import classes from './search-tab.module.css';
import { selectionColumns } from './selection-columns.tsx';
import { selectionQuery, useClearSelection, useDeleteItems, useShowItems } from './selection-data.ts';
import { SelectionList } from './selection-list.tsx';
import { MembershipButton } from './selection-marks.tsx';
import { SelectionProvider } from './selection-provider.tsx';
import { readSelectionSearch, selectionViews } from './selection-search.ts';

const PropertiesMapView = lazyPart(async () => ({
  default: (await import('#land/properties/properties-map-view.tsx')).PropertiesMapView,
}));

/** The tab 'Подборка': what was chosen for the client, in the order of the story, with the client's link and the exports. */
export function SelectionTab() {
  const { id } = useParams({ from: '/land/request/$id' });
  const { data: request } = useQuery(requestQuery(id));
  const { data: selection, error, isPending, refetch } = useQuery(selectionQuery(id));
  if (isPending || !request) return <CardSkeleton />;
  if (!selection) {
    return (
      <FailedState title="Не удалось загрузить данные" caption={failureText(error)} onRetry={() => void refetch()} />
    );
  }
  return (
    <SelectionProvider request={request}>
      <Selection request={request} selection={selection} />
    </SelectionProvider>
  );
}

const membership = (property: PropertyRow) => <MembershipButton property={property} />;
/** The order of a selection is its own; the table asks for none. */
const noOrder = { sort: 'DateTimeCreated', direction: 'asc' } as const;

function Selection({ request, selection }: { request: LandRequest; selection: RequestSelection }) {
  const { view = 'list', hidden = false } = useSearch({
    from: '/land/request/$id/selections',
    select: readSelectionSearch,
    structuralSharing: true,
  });
  const navigate = useNavigate({ from: '/land/request/$id/selections' });
  const columns = useColumnSettings('land-selection', selectionColumns);
  const shown = selection.items.filter(({ status }) => status);
  const hiddenCount = selection.items.length - shown.length;
  const isHiddenShown = hidden && hiddenCount > 0;
  const items = isHiddenShown ? selection.items.filter(({ status }) => !status) : shown;
  const properties = items.map(({ property }) => property);
  const area = shown.reduce((sum, { property }) => sum + property.area, 0);
  const link = selection.requestSelectionLink;
  const clear = useClearSelection(request.id);

  const change = (next: { view?: (typeof selectionViews)[number]; hidden?: boolean }) =>
    void navigate({
      search: (before) => readSelectionSearch({ ...before, ...next }),
      replace: true,
      resetScroll: false,
    });

  const isNothingHidden = hidden && hiddenCount === 0;
  useEffect(() => {
    // The last one came back: the next that is hidden must not take the page along.
    if (isNothingHidden) void navigate({ search: ({ hidden: _, ...before }) => before, replace: true });
  }, [isNothingHidden, navigate]);

  if (selection.items.length === 0) {
    return (
      <EmptyState
        title="Подборка пуста"
        picture="blank"
        caption="Найдите участки под условия запроса и добавьте их сюда: отсюда клиент получит ссылку, таблицу и презентацию"
      >
        <Button
          variant="filled"
          renderRoot={(props) => <Link to="/land/request/$id/search" params={{ id: request.id }} {...props} />}
        >
          Перейти к поиску
        </Button>
      </EmptyState>
    );
  }

  async function askAndClear() {
    const isSure = await confirm({
      title: 'Очистить подборку?',
      text: 'Все объекты и комментарии уйдут из подборки, клиентская ссылка перестанет открываться.',
      confirmLabel: 'Очистить',
      danger: true,
    });
    if (isSure) clear.mutate();
  }

  const bar = (
    <Row wrap gap={12} className={classes.row}>
      <Caption as="span" size={16} isOnLine weight="bold" role="status">
        {isHiddenShown ? `Скрыто: ${formatCountOf(hiddenCount, objects)}` : formatCountOf(shown.length, objects)}
      </Caption>
      {!isHiddenShown && (
        <Caption as="span" size={13} isOnLine tone="soft">
          {formatQuantity(area, units.hectare)}
        </Caption>
      )}
      {link && <LinkState link={link} />}
      {hiddenCount > 0 && (
        <Button
          variant="subtle"
          leftSection={<IconEyeOff {...icon16} />}
          onClick={() => change({ hidden: !isHiddenShown })}
        >
          {isHiddenShown ? 'К подборке' : `Скрытые: ${hiddenCount}`}
        </Button>
      )}
      <Row align="stretch" justify="end" wrap gap={8} isAside>
        <ViewSwitch value={view} onChange={(next) => change({ view: next })} views={selectionViews} isNarrow />
        {view === 'table' && <ColumnsMenu columns={selectionColumns} settings={columns} />}
        <ExportButtons requestId={request.id} words={{ sheet: 'XLS', slides: 'PPT' }} />
        <Button
          leftSection={<IconPlus {...icon16} />}
          renderRoot={(props) => <Link to="/land/request/$id/search" params={{ id: request.id }} {...props} />}
        >
          {/* One label: a button would take the blank between two away. */}
          <span>
            Добавить<span className={classes.wideOnly}> объекты</span>
          </span>
        </Button>
        <ClientLinkButton request={request} selection={selection} itemCount={shown.length} />
        <Menu position="bottom-end">
          <Menu.Target>
            <Button aria-label="Действия с подборкой" title="Действия с подборкой" px={8}>
              <IconDots {...icon16} />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item color="red" leftSection={<IconTrash {...icon16} />} onClick={() => void askAndClear()}>
              Очистить подборку
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Row>
    </Row>
  );

  if (items.length === 0) {
    return (
      <Stack pane="still" isFlex grow>
        <Stack columns="minmax(0, 1fr)" gap={8} pad="10px var(--gutter)" isFirm className={classes.bar}>
          {bar}
        </Stack>
        <EmptyState
          title={missing.data}
          caption="Все объекты подборки скрыты"
          action={{ label: 'Показать скрытые', onClick: () => change({ hidden: true }) }}
        />
      </Stack>
    );
  }
  if (view === 'map') {
    return (
      <Stack pane="still" isFlex grow>
        <Stack columns="minmax(0, 1fr)" gap={8} pad="10px var(--gutter)" isFirm className={classes.bar}>
          {bar}
        </Stack>
        <Suspense fallback={<CardSkeleton />}>
          <PropertiesMapView
            filter={{ ids: properties.map(({ id }) => id) }}
            rows={properties}
            totalCount={properties.length}
            onEndReached={undefined}
            isLoadingMore={false}
            head={null}
            instead={null}
            place={undefined}
            onMove={() => undefined}
            aside={membership}
            isPart
          />
        </Suspense>
      </Stack>
    );
  }
  return (
    <Stack pane="still" isFlex grow>
      <Stack columns="minmax(0, 1fr)" gap={8} pad="10px var(--gutter)" isFirm className={classes.bar}>
        {bar}
      </Stack>
      {view === 'list' ? (
        <SelectionList requestId={request.id} items={items} canOrder={!isHiddenShown} />
      ) : (
        <PropertiesTable
          columns={selectionColumns}
          settings={columns}
          totalCount={properties.length}
          resetKey={String(isHiddenShown)}
          rows={properties}
          order={noOrder}
          onOrderChange={() => undefined}
          isPending={false}
          isStale={false}
          instead={null}
          onEndReached={undefined}
          isLoadingMore={false}
          keptAs={{ place: `land-request-selection-${request.id}`, question: String(isHiddenShown) }}
          chosenBar={({ rows: chosen, onClear }) => (
            <ChosenItems selection={selection} chosen={chosen} isHidden={isHiddenShown} onClear={onClear} />
          )}
        />
      )}
    </Stack>
  );
}

interface ChosenItemsProps {
  readonly selection: RequestSelection;
  readonly chosen: readonly PropertyRow[];
  /** The chosen ones are hidden: they can be shown again. */
  readonly isHidden: boolean;
  readonly onClear: () => void;
}

function ChosenItems({ selection, chosen, isHidden, onClear }: ChosenItemsProps) {
  const show = useShowItems(selection.requestId);
  const remove = useDeleteItems(selection.requestId);
  const ids = new Set(chosen.map(({ id }) => id));
  const items = selection.items.filter(({ property }) => ids.has(property.id));
  const itemIds = items.map(({ id }) => id);
  const running = show.progress ? show : remove;
  /** What was refused stays chosen. */
  const onSuccess = ({ refused }: { refused: readonly unknown[] }) => refused.length === 0 && onClear();
  async function askAndRemove() {
    const question = deleteItemsQuestion(items);
    if (!question || (await confirm(question))) remove.mutate(itemIds, { onSuccess });
  }
  return (
    <SelectionBar title={formatCountOf(chosen.length, objects)} onClear={onClear}>
      {running.progress ? (
        <ProgressBar
          label="Подборка"
          done={running.progress.done}
          total={running.progress.total}
          onCancel={running.stop}
        />
      ) : (
        <>
          <SelectionAction
            isMain
            icon={isHidden ? <IconPlus {...icon16} /> : <IconEyeOff {...icon16} />}
            onClick={() => show.mutate({ ids: itemIds, isShown: isHidden }, { onSuccess })}
          >
            {isHidden ? 'Вернуть в подборку' : 'Скрыть'}
          </SelectionAction>
          <SelectionAction icon={<IconTrash {...icon16} />} onClick={() => void askAndRemove()}>
            Удалить
          </SelectionAction>
        </>
      )}
    </SelectionBar>
  );
}
