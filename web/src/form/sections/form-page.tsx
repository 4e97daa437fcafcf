import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useFormKeys } from '#form/form-keys.ts';
import { moveOnEnter } from '#form/move-on-enter.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import classes from './form-page.module.css';
import { ProblemList } from './problem-list.tsx';
import { SaveBar } from './save-bar.tsx';
import { SectionNav } from './section-nav.tsx';
import { SectionsContext } from './sections-context.ts';
import type { SectionsEditor } from './use-sections-editor.ts';

export interface FormPageProps<Values extends FieldValues> {
  readonly editor: SectionsEditor<Values>;
  readonly crumbs: ReactNode;
  readonly title: string;
  /** Subtitle: name of the edited entity. */
  readonly about?: string | undefined;
  /** Accessible name of the form: 'Объект'. */
  readonly label: string;
  /** Message about a restored draft, next to a button that discards it. */
  readonly restored: string;
  readonly onUndo: () => void;
  /** Live preview at the right: the entered data as others will see them. */
  readonly preview: ReactNode;
  readonly previewLabel: string;
  /** Quiet note about the unsaved values, in the save bar. */
  readonly note?: ReactNode;
  /** Another way to fill in a new entity, next to the title. */
  readonly beside?: ReactNode;
  /** Text of the save button. */
  readonly saveWord: string;
  /** The sections, `FormSection` each. */
  readonly children: ReactNode;
}

/** A long form: sections on the left, fields in the middle, the preview card on the right, the save bar below. */
export function FormPage<Values extends FieldValues>(props: FormPageProps<Values>) {
  const { editor, about } = props;
  useFormKeys({ onSave: editor.save, onLeave: editor.leave });
  return (
    <FormProvider {...editor.form}>
      <SectionsContext value={editor.sections}>
        <Stack pane="still" display="flex" flex={1}>
          <Stack pane="still" columns="248px minmax(0, 1fr) 328px" flex={1} className={classes.columns}>
            <SectionNav />
            <main className={classes.form} data-form-scroll>
              {props.crumbs}
              <Row align="baseline" wrap="wrap" gap="4px 10px" overflowWrap="anywhere" mt={6} mb={14}>
                <h1>{props.title}</h1>
                {props.beside}
                {about !== undefined && <span className="soft num">{about}</span>}
                <Text as="small" fz={12} c="mute" ms="auto">
                  обязательные поля отмечены{' '}
                  <Text as="span" c="danger">
                    *
                  </Text>
                </Text>
              </Row>
              {editor.isRestored && (
                <Text size={13} c="soft" mb={14} role="status">
                  {props.restored} <LinkButton onClick={props.onUndo}>Отменить изменения</LinkButton>
                </Text>
              )}
              <form
                noValidate
                onSubmit={(event) => event.preventDefault()}
                onKeyDown={moveOnEnter}
                aria-label={props.label}
              >
                {props.children}
              </form>
            </main>
            <aside className={`${classes.preview} on-laptop`} aria-label={props.previewLabel}>
              {props.preview}
              <ProblemList onChoose={editor.focusField} />
            </aside>
          </Stack>
          <SaveBar editor={editor} word={props.saveWord} note={props.note} />
        </Stack>
      </SectionsContext>
    </FormProvider>
  );
}
