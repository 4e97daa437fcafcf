import { fieldNamed } from '@gektar/contract/fields.ts';
import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { Link } from '@tanstack/react-router';
import { linkClass } from '#ui/button/link-button.tsx';
import { Row } from '#ui/layout/row.ts';
import type { AnyRequest, RequestKind } from './request-kind.ts';

const fields: PluralForms = ['поле', 'поля', 'полей'];

interface LeftOutProps {
  readonly kind: Pick<RequestKind<AnyRequest>, 'paths' | 'fields'>;
  readonly id: string;
  readonly names: readonly string[];
}

/**
 * 'Дополните: 3 поля': required fields that a request written down during a call lacks; each opens the form at its
 * field.
 */
export function LeftOut({ kind, id, names }: LeftOutProps) {
  if (names.length === 0) return null;
  return (
    <Row as="section" wrap="wrap" gap="2px 10px" size={13} c="amber" mt={8} aria-label="Дополнить">
      <span>Дополните: {formatCountOf(names.length, fields)}</span>
      {names.map((name) => (
        <Link key={name} to={kind.paths.edit} params={{ id } as never} hash={name} className={linkClass}>
          {fieldNamed(kind.fields, name).label}
        </Link>
      ))}
    </Row>
  );
}
