import type { UserNoun } from '@gektar/contract/dictionaries/dictionary-description.ts';
import { formatCount } from '@gektar/format/number.ts';
import { IconPencil } from '@tabler/icons-react';
import { IconButton } from '#ui/button/icon-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { Card } from '#ui/layout/card.ts';
import type { DictionaryValue } from './dictionary-value.ts';
import classes from './value-table.module.css';

export interface ValueTableProps {
  readonly values: readonly DictionaryValue[];
  readonly usedBy: UserNoun;
  readonly onEdit: (value: DictionaryValue) => void;
}

/** Values with their usage counts (M-06). */
export function ValueTable({ values, usedBy, onEdit }: ValueTableProps) {
  return (
    <Card>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Название</th>
            <th scope="col" className={`${classes.number} on-tablet`}>
              №
            </th>
            <th scope="col" className={classes.usage}>
              Используется, <small>{usedBy[2]}</small>
            </th>
            <td className={classes.action} />
          </tr>
        </thead>
        <tbody>
          {values.map((value) => (
            <tr key={value.id}>
              <th scope="row">{value.name}</th>
              <td className={`${classes.number} on-tablet`}>{value.id}</td>
              <td className={classes.usage} data-none={value.usageCount === 0 || undefined}>
                {value.usageCount === 0 ? 'Не используется' : value.usageCount && formatCount(value.usageCount)}
              </td>
              <td className={classes.action}>
                <IconButton
                  label={`Редактировать: ${value.name}`}
                  icon={<IconPencil {...icon16} />}
                  variant="subtle"
                  onClick={() => onEdit(value)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
