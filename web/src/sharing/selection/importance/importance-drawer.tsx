import { editedImportance, type GivenWeighing, type Importance } from '@gektar/contract/criteria/importance.ts';
import { type SuggestedWeights, suggestedWeights } from '@gektar/contract/criteria/suggested-weights.ts';
import { Button, Drawer } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { failureText, isFailure } from '#api/failure-text.ts';
import { useLeaveGuard } from '#form/leave-guard.ts';
import { useSettled } from '#form/typing/use-settled.ts';
import { useSelection } from '#sharing/selection/selection-context.tsx';
import type { SelectedRow } from '#sharing/selection/selection-kind.ts';
import { useSelectionRefusal } from '#sharing/selection/use-selection-refusal.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { confirm } from '#ui/dialog/confirm.tsx';
import { focusFirstField } from '#ui/dialog/first-field.ts';
import { leaveQuestion } from '#ui/dialog/question.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { showWarning } from '#ui/toast/toast.tsx';
import { useAction } from '#ui/use-action.ts';
import { useWindow } from '#ui/use-window.ts';
import classes from './importance.module.css';
import type { ImportanceAbout } from './importance-about.ts';
import { PreviewFoot } from './preview-foot.tsx';
import { suggestionText } from './preview-words.ts';
import { isChanged, shownWeighing, usualEdits, type WeighingEdits, weightEdits, withEdit } from './weighing-edits.ts';
import { WeighingHeads, WeighingRow } from './weighing-row.tsx';

/** Pause before the effect of a change is counted (ms). */
const PREVIEW_PAUSE_MS = 300;

/** Shown objects of a selection from which weights can be suggested. */
const LEAST_CHOSEN = 5;

export interface ImportanceDrawerProps<Row extends SelectedRow> {
  readonly about: ImportanceAbout<Row>;
  /** false: objects with unknown values are left out of 'Почти подходят'. */
  readonly withUnknown: boolean;
  readonly edits: WeighingEdits;
  readonly onEdits: (edits: WeighingEdits) => void;
  readonly onClose: () => void;
}

/**
 * Drawer 'Что важно' of a request: which criteria exclude objects, weights and tolerances of the others, and the effect
 * of a change before it is saved.
 */
export function ImportanceDrawer<Row extends SelectedRow>(props: ImportanceDrawerProps<Row>) {
  const { about, withUnknown, edits, onEdits, onClose } = props;
  const { request, objects } = about;
  const { kind, requestId } = useSelection<Row>();
  const client = useQueryClient();
  const refusal = useSelectionRefusal(kind, requestId);
  const isDirty = request.rows.some((row) => isChanged(row, edits));
  const importance = useMemo(() => editedImportance(request.weighed, request.stored, edits), [request, edits]);
  const preview = usePreview(about, importance, withUnknown);
  const suggestion = useSuggestion(about, edits, onEdits);

  const saving = useAction({
    run: () => about.save(importance),
    done: 'Сохранено, что важно в запросе',
    keep: async (saved) => {
      await about.keep(client, saved);
      onClose();
    },
    failed: (error) => {
      if (!isFailure(error, about.changedCode)) return { title: 'Не удалось сохранить', text: failureText(error) };
      // The weights of the other employee become the stored ones; what was typed here stays and can be saved over them.
      void about.keep(client, error.current);
      showWarning('Запрос изменён другим сотрудником', 'Ваши правки остались. Проверьте и сохраните ещё раз');
      return undefined;
    },
  });
  const isSaving = saving.isPending || saving.isSuccess;
  useLeaveGuard(isDirty && !isSaving, onClose);

  async function close() {
    if (saving.isPending) return;
    if (!isDirty || (await confirm(closeQuestion))) onClose();
  }
  const usual = useMemo(() => usualEdits(request), [request]);
  const edit = (name: string, change: GivenWeighing) => {
    const row = request.rows.find((one) => one.name === name);
    if (row) onEdits(withEdit(row, edits, change));
    suggestion.drop(name);
  };

  return (
    <Drawer
      {...useWindow(true, () => void close())}
      opened
      onClose={() => void close()}
      title="Что важно"
      size="min(100vw, max(680px, 50vw))"
      closeButtonProps={{ 'aria-label': 'Закрыть' }}
    >
      <div className={classes.actions}>
        {suggestion.isOffered && refusal === undefined && (
          <LinkButton disabled={suggestion.isPending} onClick={suggestion.suggest}>
            Как сохранённая подборка
          </LinkButton>
        )}
        <LinkButton
          disabled={refusal !== undefined || request.rows.every((row) => isUsual(shownWeighing(row, edits), row.usual))}
          onClick={() => {
            onEdits(usual);
            suggestion.clear();
          }}
        >
          Вернуть обычные веса
        </LinkButton>
      </div>
      <Box ref={focusFirstField} flex={1} mih={0} overflowY="auto" p={16}>
        {request.rows.length === 0 ? (
          <Text c="soft">В запросе нет условий, взвешивать нечего</Text>
        ) : (
          <>
            <WeighingHeads />
            {request.rows.map((row) => (
              <WeighingRow
                key={row.name}
                row={row}
                edits={edits}
                isSuggested={suggestion.names.has(row.name)}
                disabled={refusal !== undefined}
                onEdit={(change) => edit(row.name, change)}
              />
            ))}
            {suggestion.text !== undefined && (
              <Text role="status" size={13} mt={12}>
                {suggestion.text}
              </Text>
            )}
            <Text size={12} c="mute" mt={12}>
              Обязательное отсекает. Вес 0 — пожелание не учитывается. Допуск — насколько можно не дотянуть и остаться
              «рядом».
            </Text>
          </>
        )}
      </Box>
      <PreviewFoot {...objects} {...preview} isChanged={isDirty} criterionName={request.nameOf} />
      <Row bdt="line" bg="surface" gap={8} p="10px 16px" flex="none">
        <Text as="span" size={13} c="mute">
          {refusal ?? 'Для этого запроса, видят все'}
        </Text>
        <span className="grow" />
        <Button onClick={() => void close()}>Отменить</Button>
        <Button
          variant="filled"
          loading={isSaving}
          disabled={!isDirty || refusal !== undefined}
          onClick={() => saving.mutate()}
        >
          Сохранить
          <Text as="kbd" className={classes.key}>
            Ctrl S
          </Text>
        </Button>
      </Row>
    </Drawer>
  );
}

const closeQuestion = { ...leaveQuestion, title: 'Изменения не сохранены. Закрыть «Что важно»?' } as const;

type Shown = ReturnType<typeof shownWeighing>;

function isUsual(shown: Shown, usual: Shown): boolean {
  return shown.isMust === usual.isMust && shown.weight === usual.weight && shown.tolerance === usual.tolerance;
}

/** The effect of the shown weights, counted after a pause; until then the previous effect. */
function usePreview<Row>({ previewQuery }: ImportanceAbout<Row>, importance: Importance, withUnknown: boolean) {
  const { settled = importance, isSettled } = useSettled(importance, PREVIEW_PAUSE_MS);
  const body = useMemo(() => ({ importance: settled, withUnknown }), [settled, withUnknown]);
  const { data, isError, isPlaceholderData, isFetching } = useQuery(previewQuery(body));
  return {
    preview: data,
    isStale: !isSettled || isPlaceholderData || isFetching,
    isFailed: isError && isSettled && !isFetching,
  };
}

const isBetter = ({ now, suggested }: SuggestedWeights) => suggested.right > now.right;

/** Weights that the selection suggests: the objects in it are compared with almost fitting ones that were not added. */
function useSuggestion<Row extends SelectedRow>(
  { request, findNear }: ImportanceAbout<Row>,
  edits: WeighingEdits,
  onEdits: (edits: WeighingEdits) => void,
) {
  const { kind, items } = useSelection<Row>();
  const client = useQueryClient();
  const [suggested, setSuggested] = useState<SuggestedWeights>();
  const [names, setNames] = useState<ReadonlySet<string>>(new Set());
  const chosen = [...items.values()].filter(({ status }) => status).map((item) => kind.rowOf(item));
  const finding = useAction({
    run: () => findNear(client),
    failed: 'Не удалось загрузить, с чем сравнить подборку',
    keep: (near) => {
      const passed = near.filter(({ id }) => items.get(id)?.status !== true);
      const wishes = request.rows.filter((row) => !shownWeighing(row, edits).isMust);
      const present = Object.fromEntries(wishes.map((row) => [row.name, shownWeighing(row, edits).weight]));
      const found = suggestedWeights(present, chosen.map(request.fitsOf), passed.map(request.fitsOf));
      setSuggested(found);
      if (!isBetter(found)) return;
      const next = weightEdits(request.rows, edits, found.weights);
      setNames(new Set(wishes.flatMap(({ name }) => (found.weights[name] === present[name] ? [] : [name]))));
      onEdits(next);
    },
  });
  return {
    isOffered: chosen.length >= LEAST_CHOSEN,
    isPending: finding.isPending,
    suggest: () => finding.mutate(),
    /** Criteria whose weight is the suggested one. */
    names,
    text: suggested && (names.size > 0 || !isBetter(suggested)) ? suggestionText(suggested) : undefined,
    drop: (name: string) => setNames((before) => new Set([...before].filter((one) => one !== name))),
    clear: () => {
      setSuggested(undefined);
      setNames(new Set());
    },
  };
}
