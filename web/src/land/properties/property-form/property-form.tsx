import { useMemo } from 'react';
import { FormProvider } from 'react-hook-form';
import type { DraftStore } from '#form/draft-store.ts';
import { useFormKeys } from '#form/form-keys.ts';
import { LandCrumbs } from '#land/land-crumbs.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { AboutSection } from './about-section.tsx';
import { AddressSection } from './address-section.tsx';
import { AdvantagesSection } from './advantages-section.tsx';
import type { Beginning } from './begin-editing.ts';
import { ExtraSection } from './extra-section.tsx';
import { PropertyEditingContext } from './form-context.ts';
import { GeneralSection } from './general-section.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { PhotosSection } from './photos-section.tsx';
import { PreviewCard } from './preview-card.tsx';
import { ProblemList } from './problem-list.tsx';
import type { PropertyDraftContent } from './property-drafts.ts';
import classes from './property-form.module.css';
import { SaveBar } from './save-bar.tsx';
import { SectionNav } from './section-nav.tsx';
import { usePropertyEditor } from './use-property-editor.ts';

export interface PropertyFormProps {
  readonly beginning: Beginning;
  readonly drafts: DraftStore<PropertyDraftContent>;
}

/** The whole object to edit: sections at the left, fields in the middle, the card as it will be at the right. */
export function PropertyForm({ beginning, drafts }: PropertyFormProps) {
  const editor = usePropertyEditor(beginning, drafts);
  const { form, loaded, contest, finishNumber, uploading } = editor;
  useFormKeys({ onSave: editor.save, onLeave: editor.leave });
  const editing = useMemo(() => ({ loaded, finishNumber, uploading }), [loaded, finishNumber, uploading]);
  const number = loaded.cadastralNumbers[0] ?? '';
  return (
    <FormProvider {...form}>
      <PropertyEditingContext value={editing}>
        <div className={classes.page}>
          <div className={classes.columns}>
            <SectionNav />
            <main className={classes.form} data-form-scroll>
              <LandCrumbs
                crumbs={[
                  { label: 'Объекты', to: '/land/property' },
                  { label: number, to: `/land/property/${loaded.id}` },
                  { label: 'Редактирование' },
                ]}
              />
              <div className={classes.title}>
                <h1>Редактирование</h1>
                <span className="soft num">{number}</span>
                <small className={classes.legend}>
                  обязательные поля отмечены <span className={classes.star}>*</span>
                </small>
              </div>
              {editor.isRestored && (
                <p className={classes.restored} role="status">
                  Восстановлены несохранённые изменения{' '}
                  <LinkButton onClick={editor.undo}>Отменить изменения</LinkButton>
                </p>
              )}
              <form noValidate onSubmit={(event) => event.preventDefault()} aria-label="Объект">
                <AboutSection />
                <AddressSection />
                <GeneralSection />
                <AdvantagesSection />
                <ExtraSection />
                <PhotosSection />
              </form>
            </main>
            <aside className={classes.preview} aria-label="Карточка объекта">
              <PreviewCard isEnabled={loaded.isEnabled} />
              <ProblemList onChoose={editor.focusField} />
            </aside>
          </div>
          <SaveBar editor={editor} />
        </div>
        {contest && (
          <MergeDialog
            contest={contest}
            onMerge={(values) => editor.merge(values, contest)}
            onReload={() => editor.reload(contest)}
            onClose={editor.closeContest}
          />
        )}
      </PropertyEditingContext>
    </FormProvider>
  );
}
