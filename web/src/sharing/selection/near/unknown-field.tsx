import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type LoadEditing, useLoadedEditing } from '#table/use-loaded-editing.ts';
import { useTappedEditing } from '#table/use-tapped-editing.ts';
import { icon16 } from '#ui/icon.ts';
import type { Reason } from './request-match.ts';

interface EditedObject {
  readonly id: string;
  readonly rowVersion: number;
}

/** Editing of one field of an object from its reason. Declared at module level. */
export interface ReasonEditing {
  readonly loadEditing: LoadEditing<EditedObject>;
  /** Path of the page of an object; the key of its drafts. */
  readonly pathOf: (id: string) => string;
  /** @param field wire name */
  readonly canEdit: (field: string) => boolean;
  /** Name of an object, the title of its field. */
  readonly nameOf: (row: object) => string;
}

interface UnknownFieldProps {
  readonly editing: ReasonEditing;
  readonly row: object;
  readonly reason: Reason;
}

/** 'Указать высоту': opens the field of the first unknown wish; nothing where none of them can be edited in place. */
export function UnknownField({ editing, row, reason }: UnknownFieldProps) {
  const line = reason.lines.find(
    ({ state, field }) =>
      state === 'unknown' && field !== undefined && Object.hasOwn(row, field) && editing.canEdit(field),
  );
  if (line?.field === undefined || !isEdited(row)) return null;
  return <OpenField {...{ editing, row }} field={line.field} label={`Указать ${line.accusative}`} />;
}

const isEdited = (row: object): row is EditedObject => 'rowVersion' in row && 'id' in row;

interface OpenFieldProps {
  readonly editing: ReasonEditing;
  readonly row: EditedObject;
  readonly field: string;
  readonly label: string;
}

function OpenField({ editing: { loadEditing, pathOf, nameOf }, row, field, label }: OpenFieldProps) {
  const { Editing, editing, setReady, load } = useLoadedEditing(loadEditing, always);
  const { openValue } = useTappedEditing<EditedObject>({ editing, load });
  return (
    <>
      <Button variant="default" leftSection={<IconPencil {...icon16} />} onClick={() => openValue(row, field, true)}>
        {label}
      </Button>
      {Editing && <Editing nameOf={nameOf} rows={[row]} page={{ path: pathOf(row.id) }} onReady={setReady} />}
    </>
  );
}

const always = () => true;
