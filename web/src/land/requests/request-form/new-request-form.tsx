import { useEffect } from 'react';
import type { DraftStore } from '#form/draft-store.ts';
import type { NewBeginning, NewDraft } from '#form/sections/begin-new.ts';
import { FormPage } from '#form/sections/form-page.tsx';
import { LandCrumbs } from '#land/land-crumbs.tsx';
import { AllSections } from './all-sections.tsx';
import { PreviewCard } from './preview-card.tsx';
import type { RequestValues } from './request-values.ts';
import { useRequestCreation } from './use-request-creation.ts';

export interface NewRequestFormProps {
  readonly beginning: NewBeginning<RequestValues>;
  readonly drafts: DraftStore<NewDraft<RequestValues>>;
}

/** A request to be written down while the client talks; the keyboard is enough for all of it. */
export function NewRequestForm({ beginning, drafts }: NewRequestFormProps) {
  const { editor, beginAnew } = useRequestCreation(beginning, drafts);
  const { setFocus } = editor.form;
  useEffect(() => setFocus('name'), [setFocus]);
  return (
    <FormPage
      editor={editor}
      crumbs={<LandCrumbs crumbs={[{ label: 'Запросы', to: '/land/request' }, { label: 'Новый запрос' }]} />}
      title="Новый запрос"
      label="Новый запрос"
      restored="Восстановлен черновик, который вы не сохранили"
      onUndo={beginAnew}
      preview={<PreviewCard isEnabled />}
      previewLabel="Карточка запроса"
      saveWord="Создать"
    >
      <AllSections loaded={undefined} />
    </FormPage>
  );
}
