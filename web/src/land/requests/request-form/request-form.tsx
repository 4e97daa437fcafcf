import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { useMemo } from 'react';
import type { DraftStore } from '#form/draft-store.ts';
import type { Beginning, EditDraft } from '#form/sections/begin-editing.ts';
import { FormPage } from '#form/sections/form-page.tsx';
import { MergeDialog } from '#form/sections/merge-dialog.tsx';
import { LandCrumbs } from '#land/land-crumbs.tsx';
import { AllSections } from './all-sections.tsx';
import { FieldText } from './field-text.tsx';
import { PreviewCard } from './preview-card.tsx';
import { requestPlan } from './request-plan.ts';
import { type RequestValues, toValues } from './request-values.ts';
import { useRequestEdit } from './use-request-edit.ts';

export interface RequestFormProps {
  readonly beginning: Beginning<RequestValues, LandRequest>;
  readonly drafts: DraftStore<EditDraft<RequestValues>>;
}

/** The whole request to edit. */
export function RequestForm({ beginning, drafts }: RequestFormProps) {
  const { editor, loaded, contest, ...edit } = useRequestEdit(beginning, drafts);
  const theirs = useMemo(() => contest && toValues(contest.current), [contest]);
  return (
    <>
      <FormPage
        editor={editor}
        crumbs={
          <LandCrumbs
            crumbs={[
              { label: 'Запросы', to: '/land/request' },
              { label: loaded.name, to: `/land/request/${loaded.id}` },
              { label: 'Редактирование' },
            ]}
          />
        }
        title="Редактирование"
        about={loaded.name}
        label="Запрос"
        restored="Восстановлены несохранённые изменения"
        onUndo={edit.undo}
        preview={<PreviewCard isEnabled={loaded.isEnabled} />}
        previewLabel="Карточка запроса"
        saveWord="Сохранить"
      >
        <AllSections loaded={loaded} />
      </FormPage>
      {contest && theirs && (
        <MergeDialog
          plan={requestPlan}
          base={contest.base}
          mine={contest.mine}
          theirs={theirs}
          title="Запрос изменён другим сотрудником"
          text={(name, values) => <FieldText name={name} values={values} />}
          onMerge={(values) => edit.merge(values, contest)}
          onReload={() => edit.reload(contest)}
          onClose={edit.closeContest}
        />
      )}
    </>
  );
}
