import type { Domain } from '@gektar/contract/domain.ts';
import type { Draft, DraftKind, DraftOutcome } from '@gektar/contract/drafts/draft.ts';
import { formatMeasured } from '@gektar/format/number.ts';
import { formatCountOf, type PluralForms, plural } from '@gektar/format/plural.ts';
import { Button, Checkbox } from '@mantine/core';
import { IconCheck, IconPencil, IconTrash } from '@tabler/icons-react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { outdatePages } from '#api/outdate-pages.ts';
import { FoundPage, FoundTable } from '#form/filter/found-page.tsx';
import { RowCheckbox } from '#table/row-checkbox.tsx';
import { SelectionAction, SelectionBar } from '#ui/component/selection-bar.tsx';
import { confirm } from '#ui/dialog/confirm.tsx';
import { icon16 } from '#ui/icon.ts';
import { Card } from '#ui/layout/card.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { hrefOptions, pathOptions } from '#ui/path-options.ts';
import { showError, showSuccess } from '#ui/toast/toast.tsx';
import type { ToastAction } from '#ui/toast/toast-about.ts';
import { useAction } from '#ui/use-action.ts';
import { useIsNarrow } from '#ui/use-media.ts';
import { completeDrafts, deleteDrafts, draftsQuery, refreshDrafts } from './draft-data.ts';
import { draftHref, inQueue } from './draft-way.ts';
import { draftForms, draftKindNames, draftName, isWhole, missingText } from './draft-words.ts';
import classes from './drafts-page.module.css';
import { mostMissed } from './most-missed.ts';

/** A column between the checkbox and the area. */
export interface DraftColumn {
  readonly title: string;
  readonly textOf: (draft: Draft) => string;
}

/** A change of fields of several drafts of one kind. */
export interface DraftsDrawerProps {
  readonly kind: DraftKind;
  readonly ids: readonly string[];
  /** Wire name of the field that the drawer begins with. */
  readonly first: string | undefined;
  readonly titleOf: (id: string) => ReactNode;
  readonly onClose: () => void;
  readonly onKeep: (ids: readonly string[]) => void;
}

/** Drafts of a domain, with what the domain adds to their list. */
export interface DraftsAbout {
  readonly domain: Domain;
  readonly columns: readonly DraftColumn[];
  /** 'Площадь, га' */
  readonly areaTitle: string;
  /** Noun of the objects: 'Создано: 2 объекта'. */
  readonly objectForms: PluralForms;
  /** Wire names of the fields that a bulk change offers, by kind. */
  readonly offered: Readonly<Partial<Record<DraftKind, readonly string[]>>>;
  /** Label of a field: 'НДС аренды'. */
  readonly labelOf: (kind: DraftKind, field: string) => string;
  /** Drawer with a bulk change; passed in, because this folder does not import from `operations`. */
  readonly drawer: (props: DraftsDrawerProps) => ReactNode;
  /** Undo of a deletion, for a toast. */
  readonly undoOf: (operationIds: readonly string[]) => ToastAction;
}

export interface DraftsPageProps extends DraftsAbout {
  readonly crumbs: ReactNode;
  /** The switch to the lists of objects. */
  readonly beside: ReactNode;
  /** The search text, which is in the URL. */
  readonly text: string | undefined;
  readonly onSearch: (text: string | undefined) => void;
}

/** List of drafts with their missing fields; the chosen ones are changed together, completed or deleted (N-10). */
export function DraftsPage(props: DraftsPageProps) {
  const { domain, crumbs, beside, text, onSearch } = props;
  const query = useInfiniteQuery(draftsQuery(domain, text ?? ''));
  const { data } = query;
  const drafts = data?.pages.flatMap((page) => page.drafts) ?? [];
  const count = data?.pages[0]?.count;
  const found = count === undefined ? undefined : formatCountOf(count, draftForms);
  const list = useDraftList(props, drafts);

  return (
    <Stack as="main" display="flex" flex={1}>
      <FoundPage
        crumbs={crumbs}
        title={found ?? 'Черновики'}
        found={found}
        beside={beside}
        search={{ label: 'Поиск по черновикам', placeholder: 'Название, номер, адрес, файл' }}
        text={text}
        onSearch={onSearch}
        about={
          <Row gap="8px 12px" wrap="wrap" justify="space-between">
            <Text size={13} c="soft">
              Ждут дополнения: клиентам и в подбор не попадают
            </Text>
            {list.buttons}
          </Row>
        }
        query={query}
        isEmpty={drafts.length === 0}
        empty={{
          title: 'Черновиков нет',
          caption: 'Здесь будут объекты, которым не хватает обязательных полей',
          notFound: 'Таких черновиков нет',
        }}
      >
        {list.table}
      </FoundPage>
      {list.bar}
    </Stack>
  );
}

/** Buttons, table and bar of a list of drafts. @param loadId load that made them; undefined: all */
export function useDraftList(about: DraftsAbout, drafts: readonly Draft[], loadId?: string) {
  const { domain, offered, labelOf, drawer } = about;
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<Pick<DraftsDrawerProps, 'kind' | 'ids' | 'first'>>();
  const isNarrow = useIsNarrow();
  const chosen = drafts.filter(({ id }) => chosenIds.has(id));
  const missed = mostMissed(drafts, offered);
  const [first] = inQueue(drafts);
  const draftOf = (id: string) => drafts.find((draft) => draft.id === id);
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosenIds((before) => {
      const now = new Set(before);
      for (const id of ids) isChosen ? now.add(id) : now.delete(id);
      return now;
    });
  const table = { ...about, drafts, chosenIds, choose };
  return {
    buttons: drafts.length > 0 && (
      <Row gap={8} wrap="wrap">
        {missed && (
          <Button
            variant="default"
            leftSection={<IconPencil {...icon16} />}
            onClick={() => {
              choose(missed.ids, true);
              setOpened({ kind: missed.kind, ids: missed.ids, first: missed.field });
            }}
          >
            {`Заполнить: ${labelOf(missed.kind, missed.field)}, у ${missed.ids.length}`}
          </Button>
        )}
        {first && (
          <Button
            variant="filled"
            renderRoot={(root) => (
              <Link
                {...hrefOptions(draftHref({ domain, id: first.id, isQueue: true, search: { load: loadId } }))}
                {...root}
              />
            )}
          >
            Дополнить по очереди
          </Button>
        )}
      </Row>
    ),
    table: isNarrow ? <DraftCards {...table} /> : <DraftTable {...table} />,
    bar: (
      <>
        {chosen.length > 0 && (
          <div className={classes.bar}>
            <ChosenDraftsBar
              {...about}
              chosen={chosen}
              onEdit={(kind) => setOpened({ kind, ids: chosen.map(({ id }) => id), first: undefined })}
              onClear={() => setChosenIds(new Set())}
            />
          </div>
        )}
        {opened &&
          drawer({
            ...opened,
            titleOf: (id) => {
              const draft = draftOf(id);
              return draft === undefined ? 'Черновик' : [draft.place, draftName(draft)].filter(Boolean).join(', ');
            },
            onClose: () => setOpened(undefined),
            onKeep: (ids) => setChosenIds(new Set(ids)),
          })}
      </>
    ),
  };
}

interface TableProps extends DraftsAbout {
  readonly drafts: readonly Draft[];
  readonly chosenIds: ReadonlySet<string>;
  readonly choose: (ids: readonly string[], isChosen: boolean) => void;
}

function DraftTable({ domain, columns, areaTitle, drafts, chosenIds, choose }: TableProps) {
  const ids = drafts.map(({ id }) => id);
  const chosenCount = ids.filter((id) => chosenIds.has(id)).length;
  const state = chosenCount === 0 ? 'none' : chosenCount === ids.length ? 'all' : 'some';
  return (
    <FoundTable label="Черновики" className={classes.table}>
      <thead>
        <tr>
          <th scope="col" className={classes.check}>
            <RowCheckbox label="Выбрать все" state={state} isTabStop onToggle={() => choose(ids, state !== 'all')} />
          </th>
          {columns.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
          <th scope="col" className={classes.figure}>
            {areaTitle}
          </th>
          <th scope="col">Чего не хватает</th>
          <th scope="col">
            <span className="sr">Действия</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {drafts.map((draft) => (
          <tr key={draft.id} aria-selected={chosenIds.has(draft.id)}>
            <td className={classes.check}>
              <DraftCheckbox draft={draft} chosenIds={chosenIds} choose={choose} />
            </td>
            {columns.map(({ title, textOf }) => (
              <td key={title}>{textOf(draft) || '—'}</td>
            ))}
            <td className={classes.figure}>{draft.area === null ? '—' : formatMeasured(draft.area)}</td>
            <td>
              <Missing draft={draft} />
            </td>
            <td className={classes.link}>
              <CompleteLink domain={domain} draft={draft} />
            </td>
          </tr>
        ))}
      </tbody>
    </FoundTable>
  );
}

function DraftCards({ domain, columns, areaTitle, drafts, chosenIds, choose }: TableProps) {
  return (
    <Stack as="ul" gap={10} aria-label="Черновики">
      {drafts.map((draft) => (
        <Card as="li" key={draft.id} p={14}>
          <Stack gap={8}>
            <Row justify="space-between" gap={8}>
              <Text as="span" size={12} c="soft">
                {draftKindNames[draft.kind]}
                {draft.area !== null && ` · ${formatMeasured(draft.area)} ${areaTitle.split(', ')[1] ?? ''}`}
              </Text>
              <Checkbox
                aria-label={`Выбрать ${draftName(draft)}`}
                checked={chosenIds.has(draft.id)}
                onChange={({ currentTarget }) => choose([draft.id], currentTarget.checked)}
              />
            </Row>
            <Text as="span" fw={500} overflowWrap="anywhere">
              {columns
                .map(({ textOf }) => textOf(draft))
                .filter(Boolean)
                .join(', ') || draftName(draft)}
            </Text>
            <Text as="span" size={13} c="soft">
              <Missing draft={draft} />
            </Text>
            <CompleteLink domain={domain} draft={draft} />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

function DraftCheckbox({ draft, chosenIds, choose }: Pick<TableProps, 'chosenIds' | 'choose'> & { draft: Draft }) {
  const isChosen = chosenIds.has(draft.id);
  return (
    <RowCheckbox
      label={`Выбрать ${draftName(draft)}`}
      state={isChosen ? 'all' : 'none'}
      isTabStop
      onToggle={() => choose([draft.id], !isChosen)}
    />
  );
}

function Missing({ draft }: { draft: Draft }) {
  if (isWhole(draft))
    return (
      <Text as="span" c="soft">
        Всё заполнено
      </Text>
    );
  return <span title={missingText(draft, Number.POSITIVE_INFINITY)}>{missingText(draft)}</span>;
}

function CompleteLink({ domain, draft }: { domain: Domain; draft: Draft }) {
  const word = isWhole(draft) ? 'Открыть' : 'Дополнить';
  return (
    <Link
      {...pathOptions({ to: draftHref({ domain, id: draft.id, isQueue: false, search: {} }) })}
      className={classes.complete ?? ''}
      aria-label={`${word}: ${draftName(draft)}`}
    >
      {word}
    </Link>
  );
}

interface ChosenBarProps extends DraftsAbout {
  readonly chosen: readonly Draft[];
  readonly onEdit: (kind: DraftKind) => void;
  readonly onClear: () => void;
}

/** Bar with the actions on the chosen drafts. */
function ChosenDraftsBar({ domain, objectForms, undoOf, chosen, onEdit, onClear }: ChosenBarProps) {
  const client = useQueryClient();
  const kinds = [...new Set(chosen.map(({ kind }) => kind))];
  const [kind] = kinds;
  const completion = useAction({
    run: () =>
      completeDrafts(
        domain,
        chosen.map(({ id }) => id),
      ),
    failed: 'Не удалось создать объекты',
    async keep(outcomes) {
      sayCompleted(outcomes, objectForms);
      if (outcomes.every(({ state }) => state === 'done')) onClear();
      outdatePages(client);
      await client.invalidateQueries({ queryKey: [domain] });
    },
  });
  const deletion = useAction({
    async run() {
      const operationIds: string[] = [];
      for (const one of kinds) {
        const ids = chosen.filter((draft) => draft.kind === one).map(({ id }) => id);
        operationIds.push(...(await deleteDrafts(domain, one, ids)));
      }
      return operationIds;
    },
    failed: 'Не удалось удалить черновики',
    async keep(operationIds) {
      onClear();
      showSuccess(`Удалено: ${formatCountOf(chosen.length, draftForms)}`, undefined, undoOf(operationIds));
      await refreshDrafts(client, domain);
    },
  });
  const isBusy = completion.isPending || deletion.isPending;

  async function remove() {
    const isSure = await confirm({
      title: `Удалить ${formatCountOf(chosen.length, draftForms)}?`,
      text: 'В течение суток удаление можно отменить.',
      confirmLabel: 'Удалить',
      danger: true,
    });
    if (isSure) deletion.mutate();
  }

  return (
    <SelectionBar
      title={`${plural(chosen.length, ['Выбран', 'Выбраны', 'Выбрано'])} ${formatCountOf(chosen.length, draftForms)}`}
      onClear={onClear}
    >
      {kinds.length === 1 && kind !== undefined && (
        <SelectionAction isMain icon={<IconPencil {...icon16} />} keyOf="change" onClick={() => onEdit(kind)}>
          Изменить
        </SelectionAction>
      )}
      <SelectionAction
        icon={<IconCheck {...icon16} />}
        disabled={isBusy}
        refusal={chosen.some(isWhole) ? undefined : 'Сначала заполните, чего не хватает'}
        onClick={() => completion.mutate()}
      >
        Создать объекты
      </SelectionAction>
      <SelectionAction icon={<IconTrash {...icon16} />} disabled={isBusy} onClick={() => void remove()}>
        Удалить
      </SelectionAction>
    </SelectionBar>
  );
}

/** A toast about the created objects, and one about drafts that were refused or still lack something. */
function sayCompleted(outcomes: readonly DraftOutcome[], forms: PluralForms): void {
  const done = outcomes.filter(({ state }) => state === 'done').length;
  if (done > 0) showSuccess(`Создано: ${formatCountOf(done, forms)}`);
  const left = outcomes.filter(({ state }) => state !== 'done');
  const [first] = left.flatMap(({ title, message }) => (message === null ? [] : [`${title}: ${message}`]));
  if (left.length > 0) showError(`Остались черновиками: ${left.length}`, first ?? 'Не хватает обязательных полей');
}
