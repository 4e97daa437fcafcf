import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { IconAlertCircle } from '@tabler/icons-react';
import { icon14 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';

const errors: PluralForms = ['ошибка', 'ошибки', 'ошибок'];

/** Which groups have errors, so that the filter cannot be applied: '1 ошибка в разделе «Здание»'. */
export function WrongNote({ wrong }: { readonly wrong: Readonly<Record<string, number>> }) {
  const groups = Object.entries(wrong);
  if (groups.length === 0) return null;
  return (
    <Row as="span" display="inline-flex" gap={5} size={13} c="danger" role="status">
      <IconAlertCircle {...icon14} />
      {groups.map(([title, count]) => `${formatCountOf(count, errors)} в разделе «${title}»`).join(', ')}
    </Row>
  );
}
