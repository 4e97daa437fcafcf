import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useIndustrialRemoval } from '#industrial/industrial-removal.ts';
import { complexForms } from '#industrial/industrial-words.ts';
import { complexActions, dropComplex, reloadComplex } from '#industrial/tree/full-complex-data.ts';
import { useOperation } from '#operations/use-operation.ts';
import { confirm } from '#ui/dialog/confirm.tsx';

/** Confirmations before archiving and restoring, which name the affected parts (2§4, M-36). */
const archiveQuestion = {
  title: 'Архивировать комплекс?',
  text: 'Вместе с комплексом в архив уйдут все его здания и вакансии.',
  confirmLabel: 'Архивировать',
} as const;
const restoreQuestion = {
  title: 'Разархивировать комплекс?',
  text: 'Вместе с комплексом вернутся все его здания и вакансии, также те, что были архивированы отдельно.',
  confirmLabel: 'Разархивировать',
} as const;

/** Archives or restores a complex with its buildings and vacancies, after a confirmation (H-09, H-10). */
export function useComplexArchive({ id, isEnabled }: FullComplex) {
  const client = useQueryClient();
  const { mutate, isPending } = useOperation({
    run: (runId) => complexActions.archive(id, !isEnabled, runId),
    forms: complexForms,
    // The toast depends on the state in the server's answer (M-38).
    done: (complex) => (complex.isEnabled ? 'Комплекс успешно разархивирован' : 'Комплекс успешно архивирован'),
    failed: 'Произошла ошибка',
    keep: () => reloadComplex(client, id),
  });
  return {
    isPending,
    ask: async () => {
      if (await confirm(isEnabled ? archiveQuestion : restoreQuestion)) mutate();
    },
  };
}

/** Confirms that the data of the complex itself, or of its vacancies, are up to date (2§4). */
export function useActualization(id: string, what: 'actualize' | 'actualizeVacancies') {
  const client = useQueryClient();
  return useOperation({
    run: (runId) => complexActions[what](id, runId),
    forms: complexForms,
    ...actualizations[what],
    keep: () => reloadComplex(client, id),
  });
}

const actualizations = {
  actualize: { done: 'Комплекс успешно актуализирован', failed: 'Не удалось актуализировать комплекс' },
  actualizeVacancies: { done: 'Вакансии успешно актуализированы', failed: 'Не удалось актуализировать вакансии' },
} as const;

/** Deletes a complex, after the confirmation of 2§8. */
export function useComplexRemoval(id: string) {
  const client = useQueryClient();
  return useIndustrialRemoval({
    forms: complexForms,
    run: (runId) => complexActions.remove(id, runId),
    done: 'Комплекс успешно удален',
    failed: 'Не удалось удалить комплекс',
    path: '/industrial',
    drop: () => dropComplex(client, id),
  });
}
