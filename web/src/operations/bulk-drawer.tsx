import { formatCountOf } from '@gektar/format/plural.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useDeferredValue } from 'react';
import { SideDrawer } from '#ui/dialog/side-drawer.tsx';
import { icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { BulkOutcome } from './bulk-outcome.tsx';
import { BulkRun, BulkRunButtons } from './bulk-run.tsx';
import { ChangePreview } from './change-preview.tsx';
import { ChangeRow } from './change-row.tsx';
import { type BulkChangeAbout, outcomeTitle, useBulkChange } from './use-bulk-change.ts';

export interface BulkDrawerProps extends BulkChangeAbout {
  /** Name of an object. */
  readonly titleOf: (id: string) => ReactNode;
  /** Reduces the selection to these ids. */
  readonly onKeep: (ids: readonly string[]) => void;
}

/**
 * Edits fields of many objects at once: rows of field, operation and value; then preview, progress, and outcome with
 * undo.
 */
export function BulkDrawer({ titleOf, onKeep, ...change }: BulkDrawerProps) {
  const { about, ids, first, onClose } = change;
  const { forms } = about;
  const bulk = useBulkChange(change);
  const { changed, ended, running, isSaving } = bulk;
  const previewed = useDeferredValue(changed);
  return (
    <SideDrawer
      opened
      onClose={onClose}
      title={ended ? outcomeTitle(ended, ids.length, about) : `Изменить ${formatCountOf(ids.length, forms)}`}
      width="min(100vw, 720px)"
      onSave={ended ? onClose : () => void bulk.save()}
      saveLabel={ended ? 'Готово' : ids.length === 1 ? 'Изменить' : `Изменить ${formatCountOf(ids.length, forms)}`}
      cancelLabel={ended ? 'Закрыть' : 'Отменить'}
      isSaving={isSaving && !running}
      isSaveDisabled={!ended && (!bulk.isReady || isSaving)}
      buttons={running && <BulkRunButtons onStop={bulk.stop} onClose={onClose} />}
      footerEnd={
        !ended && (
          <Text as="kbd" size={11} c="soft" bd="line-2" bdrs="r1" px={6} className="on-laptop">
            Ctrl Enter
          </Text>
        )
      }
    >
      {ended ? (
        <BulkOutcome
          about={about}
          ended={ended}
          titleOf={titleOf}
          onAgain={(refusedIds) => void bulk.applyAgain(ended, refusedIds)}
          isBusy={isSaving}
          onKeep={onKeep}
          onClose={onClose}
        />
      ) : running ? (
        <BulkRun about={about} fields={changed} progress={running} titleOf={titleOf} />
      ) : (
        <>
          <Stack ref={first === undefined ? undefined : focusFirstValue} gap={8}>
            {bulk.rows.map((row) => (
              <ChangeRow
                key={row.key}
                about={about}
                row={row}
                onChange={bulk.setRow}
                onRemove={() => bulk.removeRow(row)}
              />
            ))}
          </Stack>
          <Row mt={8}>
            <Button variant="subtle" leftSection={<IconPlus {...icon16} />} onClick={bulk.addRow}>
              Добавить поле
            </Button>
          </Row>
          <ChangePreview about={about} ids={ids} fields={previewed} titleOf={titleOf} />
        </>
      )}
    </SideDrawer>
  );
}

/**
 * Ref of the rows of a drawer that opens with a chosen field: marks its value for the initial focus, with which a list
 * of values opens.
 */
function focusFirstValue(rows: HTMLElement | null): void {
  rows?.querySelector('[name^="change-"]')?.setAttribute('data-autofocus', '');
}
