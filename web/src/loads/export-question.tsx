import type { Load } from '@gektar/contract/loads/load.ts';
import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { EmptyState } from '#ui/waiting/empty-state.tsx';
import { loadsPath } from './load-paths.ts';
import type { StepProps } from './step-props.ts';
import { useLoadActions } from './use-load-actions.ts';

interface ExportQuestionProps {
  readonly load: Load;
  readonly frame: StepProps['frame'];
}

/** Before the steps of a table with the heads of our export whose marks are removed or spoilt. */
export function ExportQuestion({ load, frame }: ExportQuestionProps) {
  const { history } = useRouter();
  const { answer, isPending } = useLoadActions(load);
  return frame({
    foot: (
      <>
        <Button variant="filled" size="sm" loading={isPending} onClick={() => void answer({ kind: 'ordinary' })}>
          Загрузить как обычную таблицу
        </Button>
        <Button size="sm" onClick={() => history.push(loadsPath(load.domain))}>
          К загрузкам
        </Button>
      </>
    ),
    children: (
      <EmptyState
        picture="blank"
        title="Это похоже на нашу выгрузку без номеров строк: загрузить как обычную таблицу?"
        caption="Скрытые столбцы с номерами строк удалены или испорчены: изменения по ячейкам не показать. Их покажет исходный файл выгрузки."
      />
    ),
  });
}
