import { WIZARD_UTILITY_MAX } from '@gektar/contract/land/properties/utility.ts';
import { useEffect, useMemo } from 'react';
import type { DraftStore } from '#form/draft-store.ts';
import type { NewBeginning, NewDraft } from '#form/sections/begin-new.ts';
import { FormPage } from '#form/sections/form-page.tsx';
import { LandCrumbs } from '#land/land-crumbs.tsx';
import { AllSections } from './all-sections.tsx';
import { PropertyEditingContext } from './form-context.ts';
import { PreviewCard } from './preview-card.tsx';
import type { PropertyValues } from './property-values.ts';
import { usePropertyCreation } from './use-property-creation.ts';

export interface NewPropertyFormProps {
  readonly beginning: NewBeginning<PropertyValues>;
  readonly drafts: DraftStore<NewDraft<PropertyValues>>;
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
