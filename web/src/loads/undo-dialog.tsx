import type { LoadLine } from '@gektar/contract/loads/load.ts';
import type { ChangeOutcome } from '@gektar/contract/operations/operation.ts';
import { formatCount } from '@gektar/format/number.ts';
import { missing } from '@gektar/format/words.ts';
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { failureText, isFailure } from '#api/failure-text.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { icon16 } from '#ui/icon.ts';
import { Stack } from '#ui/layout/stack.ts';
import { useAction } from '#ui/use-action.ts';
import { FailedState } from '#ui/waiting/empty-state.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import { useLoadsAbout } from './load-kind.ts';
import { StateMark } from './state-mark.tsx';
import { stayingText } from './staying-words.ts';
import { staying, undoLoad, undoPreviewQuery } from './undo-data.ts';
import classes from './undo-dialog.module.css';

export interface UndoDialogProps {
  readonly load: LoadLine;
  readonly onClose: () => void;
}

/**
 * 'Вернуть загрузку назад?': before anything is done, the number of objects that an undo restores, and the names of
 * those it leaves, with reasons.
 */
export function UndoDialog({ load, onClose }: UndoDialogProps) {
  const client = useQueryClient();
  const operationId = load.operationId ?? '';
  const preview = useQuery(undoPreviewQuery(operationId));
  const undo = useAction({
    run: () => undoLoad(client, operationId),
    done: ({ doneCount }) => `Возвращено: ${formatCount(doneCount)}`,
    failed: 'Не удалось вернуть загрузку',
    keep: onClose,
  });
  const outcomes = preview.data?.outcomes ?? [];
  const left = staying(outcomes);
  const backCount = outcomes.length - left.length;
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Вернуть загрузку назад?"
      size={560}
      footerStart={
        <>
          <Button
            size="sm"
            variant="danger"
            leftSection={<IconArrowBackUp {...icon16} />}
            disabled={preview.data === undefined || backCount === 0}
            loading={undo.isPending}
            onClick={() => undo.mutate()}
          >
            {preview.data ? `Вернуть ${formatCount(backCount)}` : 'Вернуть'}
          </Button>
          <Button size="sm" onClick={onClose}>
            Отменить
          </Button>
        </>
      }
    >
      <Stack gap={14}>
        <p className="soft">
          Одним действием: новые и черновики уйдут в корзину, обновлённые получат прежние значения. Новые комплексы и
          здания уйдут, если опустеют.
        </p>
        <p className="soft">
          Сам возврат отменить нельзя: объекты возвращают из корзины по одному, 30 дней, или загружают файл снова.
        </p>
        {preview.isPending && <Spinner />}
        {preview.error && (
          <FailedState
            caption={
              isFailure(preview.error, 'operation.not_found')
                ? 'Вернуть назад может тот, кто принял загрузку'
                : failureText(preview.error)
            }
            onRetry={() => void preview.refetch()}
          />
        )}
        {preview.data && <Counts backCount={backCount} left={left} />}
      </Stack>
    </Dialog>
  );
}

function Counts({ backCount, left }: { readonly backCount: number; readonly left: readonly ChangeOutcome[] }) {
  const { employeeName } = useLoadsAbout();
  const total = formatCount(backCount + left.length);
  return (
    <dl className={classes.counts}>
      <div>
        <dt>
          <StateMark tone="done">Вернём полностью</StateMark>
        </dt>
        <dd>
          {formatCount(backCount)} из {total}
        </dd>
      </div>
      {left.length > 0 && (
        <>
          <div>
            <dt>
              <StateMark tone="asks">Останутся как есть</StateMark>
            </dt>
            <dd>{formatCount(left.length)}</dd>
          </div>
          {left.map((outcome) => (
            <div key={outcome.id} className={classes.left}>
              <dt>{outcome.object?.title ?? missing.value}</dt>
              <dd>{stayingText(outcome, employeeName)}</dd>
            </div>
          ))}
        </>
      )}
    </dl>
  );
}
