import { Button } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useStoredInput } from '#form/use-stored-input.ts';
import { useSelection } from '#sharing/selection/selection-context.tsx';
import type { SelectedRow } from '#sharing/selection/selection-kind.ts';
import { icon16 } from '#ui/icon.ts';
import { lazyGenericPart } from '#ui/lazy-part.ts';
import type { ImportanceAbout } from './importance-about.ts';
import type { WeighingEdits } from './weighing-edits.ts';

const ImportanceDrawer = lazyGenericPart(async () => ({
  default: (await import('./importance-drawer.tsx')).ImportanceDrawer,
}));

interface ImportanceButtonProps<Row extends SelectedRow> {
  readonly about: ImportanceAbout<Row>;
  readonly withUnknown: boolean;
}

/** Opens 'Что важно'. Unsaved edits survive an expired sign-in and open the drawer again. */
export function ImportanceButton<Row extends SelectedRow>({ about, withUnknown }: ImportanceButtonProps<Row>) {
  const { kind, requestId } = useSelection();
  const [edits, setEdits] = useStoredInput<WeighingEdits>(`importance/${kind.domain}/${requestId}`, hasEdits);
  return (
    <>
      <Button leftSection={<IconScale {...icon16} />} onClick={() => setEdits({})}>
        Что важно
      </Button>
      {edits !== undefined && (
        <Suspense>
          <ImportanceDrawer
            about={about}
            withUnknown={withUnknown}
            edits={edits}
            onEdits={setEdits}
            onClose={() => setEdits(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

const hasEdits = (edits: WeighingEdits) => Object.keys(edits).length > 0;
