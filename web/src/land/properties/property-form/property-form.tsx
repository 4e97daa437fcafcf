import { UTILITY_MAX } from '@gektar/contract/land/properties/utility.ts';
import { useMemo } from 'react';
import type { DraftStore } from '#form/draft-store.ts';
import type { EditDraft } from '#form/sections/begin-editing.ts';
import { FormPage } from '#form/sections/form-page.tsx';
import { MergeDialog } from '#form/sections/merge-dialog.tsx';
import { LandCrumbs } from '#land/land-crumbs.tsx';
import { AllSections } from './all-sections.tsx';
import { FieldText } from './field-text.tsx';
import { PropertyEditingContext } from './form-context.ts';
import { PreviewCard } from './preview-card.tsx';
import { propertyPlan } from './property-plan.ts';
import { type PropertyValues, toValues } from './property-values.ts';
import { type PropertyBeginning, usePropertyEdit } from './use-property-edit.ts';

export interface PropertyFormProps {
  readonly beginning: PropertyBeginning;
  readonly drafts: DraftStore<EditDraft<PropertyValues>>;
}

/** The whole object to edit. */
export function PropertyForm({ beginning, drafts }: PropertyFormProps) {
  const { editor, loaded, contest, finishNumber, ...edit } = usePropertyEdit(beginning, drafts);
  const editing = useMemo(() => ({ loaded, finishNumber, utilityMax: UTILITY_MAX }), [loaded, finishNumber]);
  const theirs = useMemo(() => contest && toValues(contest.current), [contest]);
  const number = loaded.cadastralNumbers[0] ?? '';
  return (
    <PropertyEditingContext value={editing}>
      <FormPage
        editor={editor}
        crumbs={
          <LandCrumbs
            crumbs={[
              { label: 'Объекты', to: '/land/property' },
              { label: number, to: `/land/property/${loaded.id}` },
              { label: 'Редактирование' },
            ]}
          />
        }
        title="Редактирование"
        about={number}
        label="Объект"
        restored="Восстановлены несохранённые изменения"
        onUndo={edit.undo}
        preview={<PreviewCard isEnabled={loaded.isEnabled} />}
        previewLabel="Карточка объекта"
        saveWord="Сохранить"
      >
        <AllSections />
      </FormPage>
      {contest && theirs && (
        <MergeDialog
          plan={propertyPlan}
          base={contest.base}
          mine={contest.mine}
          theirs={theirs}
          title="Объект изменён другим сотрудником"
          text={(name, values) => <FieldText name={name} values={values} />}
          onMerge={(values) => edit.merge(values, contest)}
          onReload={() => edit.reload(contest)}
          onClose={edit.closeContest}
        />
      )}
    </PropertyEditingContext>
  );
}
