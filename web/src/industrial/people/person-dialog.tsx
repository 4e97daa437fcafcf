import type { FullBuilding } from '@gektar/contract/industrial/buildings/building.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { ChoiceField } from '#form/field/choice-field.tsx';
import { focusFirstWrong } from '#form/first-wrong-field.ts';
import { useLeaveGuard } from '#form/leave-guard.ts';
import { messages } from '#form/messages.ts';
import { reloadComplex } from '#industrial/tree/full-complex-data.ts';
import { confirm } from '#ui/dialog/confirm.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { leaveQuestion } from '#ui/dialog/question.ts';
import { Stack } from '#ui/layout/stack.ts';
import { showWarning } from '#ui/toast/toast.tsx';
import { useAction } from '#ui/use-action.ts';

/** Props that the dialogs of contacts and operators share. */
export interface PersonDialogAbout {
  readonly complexId: string;
  readonly building: FullBuilding | undefined;
  readonly onClose: () => void;
}

export type PersonOwner = { readonly buildingId: string } | { readonly complexId: string };

export interface PersonDialogProps extends PersonDialogAbout {
  /** 'Оператор', 'оператора'. */
  readonly words: { readonly one: string; readonly accusative: string };
  readonly isNew: boolean;
  readonly isDirty: boolean;
  /** Whether all required fields are filled. */
  readonly check: () => boolean;
  /** @param owner the complex, or its building when it is chosen */
  readonly save: (owner: PersonOwner) => Promise<unknown>;
  readonly children: ReactNode;
}

/** Width of the dialog: half of the window (2§9, C-15), but enough for its fields. */
const WIDTH = 'max(50vw, 560px)';

/** Dialog for a contact or operator of a complex or of its chosen building; a failed save keeps the input. */
export function PersonDialog(props: PersonDialogProps) {
  const { complexId, building, isNew, isDirty, words, onClose } = props;
  const [isOfBuilding, setOfBuilding] = useState(false);
  const formId = useId();
  const client = useQueryClient();
  const saving = useAction({
    run: () => props.save(isOfBuilding && building ? { buildingId: building.id } : { complexId }),
    done: `${words.one} ${isNew ? 'добавлен' : 'обновлен'}`,
    failed: `Не удалось ${isNew ? 'добавить' : 'обновить'} ${words.accusative}`,
    keep: async () => {
      onClose();
      await reloadComplex(client, complexId);
    },
  });
  useLeaveGuard(isDirty && !saving.isPending, onClose);
  const leave = async () => {
    if (saving.isPending) return;
    if (!isDirty || (await confirm(leaveQuestion))) onClose();
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Stops the event: in React's tree a form inside a portal is still a child of the page.
    event.stopPropagation();
    if (saving.isPending) return;
    if (props.check()) return saving.mutate();
    showWarning(messages.fillRequired, messages.fillRequiredText);
    focusFirstWrong(event.currentTarget);
  };
  return (
    <Dialog
      opened
      onClose={() => void leave()}
      title={isNew ? `Новый ${words.one.toLowerCase()}` : `Редактировать ${words.accusative}`}
      size={WIDTH}
      footer={
        <>
          <Button onClick={() => void leave()}>Отмена</Button>
          <Button type="submit" form={formId} variant="filled" loading={saving.isPending}>
            {isNew ? 'Добавить' : 'Сохранить'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <Stack gap={12} columns="minmax(0, 1fr)">
          {isNew && building && (
            <ChoiceField<boolean>
              label="Относится к"
              value={isOfBuilding}
              onChange={setOfBuilding}
              hint={building.name}
              options={[
                { value: false, label: 'Комплексу' },
                { value: true, label: 'Зданию' },
              ]}
            />
          )}
          {props.children}
        </Stack>
      </form>
    </Dialog>
  );
}
