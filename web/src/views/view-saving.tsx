import type { View } from '@gektar/contract/views/view.ts';
import { Button } from '@mantine/core';
import { IconDeviceFloppy } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { LinkButton } from '#ui/button/link-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import type { OpenViews } from './open-views.ts';
import { useViewActions } from './use-view-actions.ts';
import { addressOf } from './view-address.ts';
import { contentOf } from './view-content.ts';

const ViewDialog = lazyPart(async () => ({ default: (await import('./view-dialog.tsx')).ViewDialog }));

export interface ViewSavingProps extends OpenViews {
  readonly view: View;
}

/** Actions on a changed view: revert its changes or save them. */
export function useSaving({ list, viewedList, view, columns, forgetChanges }: ViewSavingProps) {
  const { update } = useViewActions(viewedList);
  return {
    revert: () => {
      forgetChanges();
      list.open(addressOf(view));
    },
    save: () =>
      void update.mutateAsync({ view, about: contentOf(list, columns.layout) }).then(forgetChanges, () => undefined),
    isSaving: update.isPending,
  };
}

/** Buttons for a changed view, next to the filters; somebody else's view can only be saved under another name. */
export function ViewSaving(props: ViewSavingProps) {
  const { revert, save, isSaving } = useSaving(props);
  const [isNaming, setNaming] = useState(false);
  return (
    <Row gap={8} flex="none" style={{ marginInlineStart: 'auto' }}>
      <LinkButton onClick={revert}>Вернуть</LinkButton>
      <Button size="compact-md" onClick={() => setNaming(true)}>
        Сохранить как…
      </Button>
      {props.view.isMine && (
        <Button size="compact-md" leftSection={<IconDeviceFloppy {...icon16} />} loading={isSaving} onClick={save}>
          Сохранить
        </Button>
      )}
      {isNaming && (
        <Suspense>
          <ViewDialog {...props} mode={{ kind: 'new' }} onClose={() => setNaming(false)} />
        </Suspense>
      )}
    </Row>
  );
}
