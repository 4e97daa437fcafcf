import { WIZARD_UTILITY_MAX } from '@gektar/contract/land/properties/utility.ts';
import { useEffect, useMemo } from 'react';
import type { DraftStore } from '#form/draft-store.ts';
import { FormPage } from '#form/sections/form-page.tsx';
import { LandCrumbs } from '#land/land-crumbs.tsx';
import { AllSections } from './all-sections.tsx';
import { PropertyEditingContext } from './form-context.ts';
import type { NewPropertyBeginning, NewPropertyDraft } from './new-property.ts';
import { PreviewCard } from './preview-card.tsx';
import { usePropertyCreation } from './use-property-creation.ts';

export interface NewPropertyFormProps {
  readonly beginning: NewPropertyBeginning;
  readonly drafts: DraftStore<NewPropertyDraft>;
}

/** An object to be entered, from its number on; the keyboard is enough for all of it. */
export function NewPropertyForm({ beginning, drafts }: NewPropertyFormProps) {
  const { editor, finishNumber, beginAnew } = usePropertyCreation(beginning, drafts);
  const editing = useMemo(() => ({ loaded: undefined, finishNumber, utilityMax: WIZARD_UTILITY_MAX }), [finishNumber]);
  const { setFocus } = editor.form;
  useEffect(() => setFocus('cadastralNumbers'), [setFocus]);
  return (
    <PropertyEditingContext value={editing}>
      <FormPage
        editor={editor}
        crumbs={<LandCrumbs crumbs={[{ label: 'Объекты', to: '/land/property' }, { label: 'Новый объект' }]} />}
        title="Новый объект"
        label="Новый объект"
        restored="Восстановлен черновик, который вы не сохранили"
        onUndo={beginAnew}
        preview={<PreviewCard isEnabled />}
        previewLabel="Карточка объекта"
        saveWord="Создать"
      >
        <AllSections />
      </FormPage>
    </PropertyEditingContext>
  );
}
