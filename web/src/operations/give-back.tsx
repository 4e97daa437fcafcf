import type { EntityEvent } from '@gektar/contract/history.ts';
import { useQueryClient } from '@tanstack/react-query';
import { LinkButton } from '#ui/button/link-button.tsx';
import { showError, showSuccess } from '#ui/toast/toast.tsx';
import type { ChangedEntity } from './changed-entity.ts';
import { fieldLabels, refusalText } from './operation-words.ts';
import { undo } from './undo-operation.ts';
import { useChanges } from './use-changes.ts';

export interface GiveBackProps {
  readonly about: ChangedEntity;
  /** Id of the entity that the event changed. */
  readonly id: string;
  readonly event: Pick<EntityEvent, 'action' | 'changes'>;
  /** 'Вернуть 9 150,00'; 'Вернуть' by default. */
  readonly label?: string;
  readonly onDone?: () => void;
}

/** Button 'Вернуть' of one event in a history: restores the values that its fields had before. */
export function GiveBack({ about, id, event: { action, changes }, label = 'Вернуть', onDone }: GiveBackProps) {
  const client = useQueryClient();
  const { progress, runEach } = useChanges(about);
  const names = about.offered.filter((name) => changes[name] !== undefined);
  if (action !== 'update' || names.length === 0) return null;
  const labels = fieldLabels(names, about.fields);

  async function giveBack() {
    const before = names.map((name) => [name, changes[name]?.[0] ?? null] as const);
    const { operationId, outcomes, broken } = await runEach(
      [{ id, rowVersion: null, fields: Object.fromEntries(before) }],
      undefined,
      { way: 'give-back' },
    );
    await client.invalidateQueries();
    const [outcome] = outcomes;
    if (outcome === undefined) showError('Не удалось вернуть', broken);
    else if (outcome.state === 'done') {
      const run = () => void undo(client, operationId, { forms: about.forms });
      showSuccess(`Возвращено: ${labels}`, undefined, { label: 'Отменить', isUndo: true, run });
      onDone?.();
    } else if (outcome.state === 'same') showSuccess('Уже так');
    else showError('Не удалось вернуть', refusalText(outcome, about.fields));
  }

  return (
    <LinkButton
      className="on-screen"
      title={`Вернуть прежнее: ${labels}`}
      disabled={progress !== undefined}
      onClick={() => void giveBack()}
    >
      {label}
    </LinkButton>
  );
}
