import { Button, Drawer } from '@mantine/core';
import { IconListTree, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useFormKeys } from '#form/form-keys.ts';
import { moveOnEnter } from '#form/move-on-enter.ts';
import type { FormPageProps } from '#form/sections/form-page.tsx';
import { ProblemList } from '#form/sections/problem-list.tsx';
import { SaveBar } from '#form/sections/save-bar.tsx';
import { SectionNav } from '#form/sections/section-nav.tsx';
import { SectionsContext } from '#form/sections/sections-context.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { useWindow } from '#ui/use-window.ts';
import { useEditFrame } from './edit-context.ts';
import classes from './edit-frame.module.css';
import { EditTree } from './edit-tree.tsx';
import { UnsavedNotice } from './unsaved-tree.tsx';

/**
 * The edit page of a complex, a building or a vacancy (2§2): sections on the left, the form in the middle, buildings
 * and vacancies on the right; on narrow screens in a drawer.
 */
export function EditFrame<Values extends FieldValues>(props: FormPageProps<Values>) {
  const { editor, about, onUndo } = props;
  const { chain } = useEditFrame();
  useFormKeys({ onSave: editor.save, onLeave: editor.leave });
  return (
    <FormProvider {...editor.form}>
      <SectionsContext value={editor.sections}>
        <Stack pane="still" display="flex" flex={1}>
          <Row bdb="line-2" as="section" gap={12} flex="none" className={classes.top} aria-label={props.label}>
            <Button variant="subtle" leftSection={<IconX {...icon16} />} onClick={editor.leave}>
              Закрыть
            </Button>
            <Stack gap={0} columns="minmax(0, 1fr)" flex={1} miw={0} className={classes.title}>
              {props.crumbs}
              <Text truncate as="h1" size={16} fw={600} title={about ?? props.title}>
                {about ?? props.title}
              </Text>
            </Stack>
            {props.beside}
            <TreeDrawer>{props.preview}</TreeDrawer>
            <Button className="firm" loading={editor.isSaving} onClick={editor.save}>
              {props.saveWord}
            </Button>
          </Row>
          <Stack pane="still" columns="248px minmax(0, 1fr) 322px" flex={1} className={classes.columns}>
            <SectionNav />
            <main className={classes.form} data-form-scroll>
              {editor.isRestored && (
                <Text size={13} c="soft" mb={14} role="status">
                  {props.restored} <LinkButton onClick={onUndo}>Отменить изменения</LinkButton>
                </Text>
              )}
              {chain && <UnsavedNotice />}
              <form
                noValidate
                onSubmit={(event) => event.preventDefault()}
                onKeyDown={moveOnEnter}
                aria-label={props.label}
              >
                {props.children}
              </form>
              <ProblemList onChoose={editor.focusField} />
            </main>
            <aside className={`${classes.aside} on-laptop`} aria-label="Здания и вакансии">
              {props.preview}
              <EditTree />
            </aside>
          </Stack>
          <SaveBar editor={editor} word={props.saveWord} onUndo={onUndo} note={props.note} />
        </Stack>
      </SectionsContext>
    </FormProvider>
  );
}

/** Drawer with the buildings and vacancies, on narrow screens. */
function TreeDrawer({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        className={classes.opener ?? ''}
        leftSection={<IconListTree {...icon16} />}
        aria-haspopup="dialog"
        aria-label="Здания и вакансии"
        onClick={() => setOpen(true)}
      >
        Здания<span className="on-tablet">&nbsp;и вакансии</span>
      </Button>
      <Drawer
        {...useWindow(isOpen, close)}
        opened={isOpen}
        onClose={close}
        title="Здания и вакансии"
        size={340}
        closeButtonProps={{ 'aria-label': 'Закрыть' }}
      >
        <Box flex={1} p="14px 16px" mih={0} overflowY="auto">
          {children}
          <EditTree />
        </Box>
      </Drawer>
    </>
  );
}
