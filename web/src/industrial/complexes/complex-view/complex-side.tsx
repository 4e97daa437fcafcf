import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import { exportComplexPage } from '@gektar/contract/industrial/selections/selection-export-calls.ts';
import { namesOf } from '@gektar/contract/records.ts';
import { ActionIcon, Button, Drawer } from '@mantine/core';
import {
  IconAddressBook,
  IconArchive,
  IconArchiveOff,
  IconBell,
  IconChecklist,
  IconCopy,
  IconFileTypePdf,
  IconHistory,
  IconMessage,
  IconPencil,
  IconPlaylistAdd,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { editAddresses } from '#industrial/editing/edit-addresses.ts';
import type { ShownParts } from '#industrial/tree/complex-parts.ts';
import { openVacanciesOf } from '#industrial/vacancies/open-vacancies-of.ts';
import { useCommentDrafts } from '#people/comments/comment-drafts.ts';
import { openReminder } from '#reminders/open-reminder.ts';
import { pageLabel, usePageExport } from '#sharing/page-item.tsx';
import { ToSelection } from '#sharing/to-selection/to-selection.tsx';
import { ArchiveButton, archiveWord } from '#ui/button/archive-button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { Stack } from '#ui/layout/stack.ts';
import { useWindow } from '#ui/use-window.ts';
import { useActualization, useComplexArchive, useComplexRemoval } from './complex-actions.tsx';
import { ComplexFreshness } from './complex-freshness.tsx';
import classes from './complex-side.module.css';
import { type SideTab, SideTabs, sideTabLabels } from './side-tabs.tsx';

export interface ComplexSideProps {
  readonly complex: FullComplex;
  readonly parts: ShownParts;
}

/** Actions of the complex and its log; on a laptop a rail of buttons that opens the log. */
export function ComplexSide({ complex, parts }: ComplexSideProps) {
  const [tab, setTab] = useState<SideTab>('log');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const drafts = useCommentDrafts(complex.comments, { kind: 'complex', id: complex.id, title: complex.name });
  return (
    <>
      <Stack pane="still" as="aside" display="flex" className={classes.side} aria-label="Действия и журнал">
        <Actions complex={complex} />
        <SideTabs complex={complex} parts={parts} tab={tab} onTab={setTab} drafts={drafts} />
      </Stack>
      <Rail
        complex={complex}
        onOpen={(which) => {
          setTab(which);
          setOpen(true);
        }}
      />
      <Drawer
        {...useWindow(isOpen, close)}
        opened={isOpen}
        onClose={close}
        title={complex.name}
        size={400}
        closeButtonProps={{ 'aria-label': 'Закрыть' }}
      >
        <SideTabs complex={complex} parts={parts} tab={tab} onTab={setTab} drafts={drafts} />
      </Drawer>
    </>
  );
}

function Actions({ complex }: { complex: FullComplex }) {
  const { id, isEnabled } = complex;
  const archive = useComplexArchive(complex);
  const removal = useComplexRemoval(id);
  const page = useComplexPage(id);
  const edit: string = editAddresses.editComplex(id);
  return (
    <Stack
      columns="minmax(max-content, 1fr) minmax(max-content, 1fr)"
      gap={8}
      p="14px 16px"
      bdb="line-2"
      flex="none"
      className={classes.actions}
    >
      <Button
        variant="filled"
        className={`${classes.action} on-tablet`}
        leftSection={<IconPencil {...icon16} />}
        renderRoot={(props) => <Link to={edit} {...props} />}
      >
        Изменить
      </Button>
      <Button
        className={`${classes.action} ${classes.copy}`}
        leftSection={<IconCopy {...icon16} />}
        renderRoot={(props) => <Link to="/industrial/complex/new" search={{ copyOf: id }} {...props} />}
      >
        Копировать
      </Button>
      <ToSelection
        domain="industrial"
        objectIds={() => openVacanciesOf([id])}
        hasKey
        button={(onClick) => (
          <Button
            className={`${classes.action} all-columns`}
            leftSection={<IconPlaylistAdd {...icon16} />}
            title="Все открытые вакансии комплекса"
            onClick={onClick}
          >
            В подборку
          </Button>
        )}
      />
      <Button
        className={classes.action ?? ''}
        leftSection={<IconBell {...icon16} />}
        onClick={() => openReminder({ about: { kind: 'complex', id, title: `Комплекс ${complex.name}` } })}
      >
        Напомнить
      </Button>
      <Button
        className={classes.action ?? ''}
        leftSection={<IconFileTypePdf {...icon16} />}
        title={pageTitle}
        loading={page.isBusy}
        onClick={page.save}
      >
        {pageLabel}
      </Button>
      <ComplexFreshness complex={complex} />
      <ArchiveButton
        className={classes.action}
        isEnabled={isEnabled}
        isPending={archive.isPending}
        onClick={() => void archive.ask()}
      />
      <Button
        variant="danger"
        className={classes.action ?? ''}
        leftSection={<IconTrash {...icon16} />}
        loading={removal.isPending}
        onClick={() => void removal.ask()}
      >
        Удалить
      </Button>
    </Stack>
  );
}

const pageTitle = 'Комплекс с открытыми вакансиями одной страницей PDF';

function useComplexPage(id: string) {
  return usePageExport(({ query, options }) => call(exportComplexPage, { params: { id }, query }, options));
}

const tabIcons = {
  log: <IconHistory {...icon16} />,
  comments: <IconMessage {...icon16} />,
  people: <IconAddressBook {...icon16} />,
} as const satisfies Record<SideTab, React.ReactNode>;

function Rail({ complex, onOpen }: { complex: FullComplex; onOpen: (tab: SideTab) => void }) {
  const { id, isEnabled } = complex;
  const archive = useComplexArchive(complex);
  const removal = useComplexRemoval(id);
  const actualize = useActualization(id, 'actualize');
  const actualizeVacancies = useActualization(id, 'actualizeVacancies');
  const page = useComplexPage(id);
  const edit: string = editAddresses.editComplex(id);
  return (
    <aside className={classes.rail} aria-label="Действия и журнал">
      <ActionIcon
        variant="filled"
        size={32}
        aria-label="Изменить"
        title="Изменить"
        renderRoot={(props) => <Link to={edit} {...props} />}
      >
        <IconPencil {...icon16} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        size={32}
        aria-label="Копировать"
        title="Копировать"
        renderRoot={(props) => <Link to="/industrial/complex/new" search={{ copyOf: id }} {...props} />}
      >
        <IconCopy {...icon16} />
      </ActionIcon>
      <ToSelection
        domain="industrial"
        objectIds={() => openVacanciesOf([id])}
        button={(onClick) => (
          <IconButton
            label="В подборку: все открытые вакансии комплекса"
            icon={<IconPlaylistAdd {...icon16} />}
            variant="subtle"
            onClick={onClick}
          />
        )}
      />
      <IconButton
        label="Напомнить"
        icon={<IconBell {...icon16} />}
        variant="subtle"
        onClick={() => openReminder({ about: { kind: 'complex', id, title: `Комплекс ${complex.name}` } })}
      />
      <IconButton
        label={pageTitle}
        icon={<IconFileTypePdf {...icon16} />}
        variant="subtle"
        isLoading={page.isBusy}
        onClick={page.save}
      />
      <IconButton
        label="Актуализировать комплекс"
        icon={<IconRefresh {...icon16} />}
        variant="subtle"
        isLoading={actualize.isPending}
        onClick={() => actualize.mutate()}
      />
      <IconButton
        label="Актуализировать вакансии"
        icon={<IconChecklist {...icon16} />}
        variant="subtle"
        isLoading={actualizeVacancies.isPending}
        onClick={() => actualizeVacancies.mutate()}
      />
      <IconButton
        label={archiveWord(isEnabled)}
        icon={isEnabled ? <IconArchive {...icon16} /> : <IconArchiveOff {...icon16} />}
        variant="subtle"
        isLoading={archive.isPending}
        onClick={() => void archive.ask()}
      />
      <IconButton
        label="Удалить"
        icon={<IconTrash {...icon16} />}
        variant="subtle"
        isLoading={removal.isPending}
        onClick={() => void removal.ask()}
      />
      <hr className={classes.rule} />
      {namesOf(tabIcons).map((tab) => (
        <IconButton
          key={tab}
          label={sideTabLabels[tab]}
          icon={tabIcons[tab]}
          variant="subtle"
          onClick={() => onOpen(tab)}
        />
      ))}
    </aside>
  );
}
