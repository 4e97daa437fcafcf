import type { FullBuilding } from '@gektar/contract/industrial/buildings/building.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ChoiceField } from '#form/field/choice-field.tsx';
import { FormDialog } from '#form/form-dialog.tsx';
import { messages } from '#form/messages.ts';
import { reloadComplex } from '#industrial/tree/full-complex-data.ts';
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
  const save = () => {
    if (saving.isPending) return true;
    if (!props.check()) {
      showWarning(messages.fillRequired, messages.fillRequiredText);
      return false;
    }
    saving.mutate();
    return true;
  };
  return (
    <FormDialog
      title={isNew ? `Новый ${words.one.toLowerCase()}` : `Редактировать ${words.accusative}`}
      size={WIDTH}
      form={{ isDirty, isSaving: saving.isPending, save }}
      saveLabel={isNew ? 'Добавить' : 'Сохранить'}
      onLeave={onClose}
    >
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
    </FormDialog>
  );
}
