import type { CustomerDouble } from '@gektar/contract/people/own-customer.ts';
import { formatPhone } from '@gektar/format/phone.ts';
import { Button } from '@mantine/core';
import { OWN } from '#people/customer-state.ts';
import type { CustomerKind } from '#people/link-customer.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';

const reasons: Readonly<Record<CustomerKind, Readonly<Record<CustomerDouble['reason'], string>>>> = {
  company: { phone: 'тот же телефон', inn: 'тот же ИНН', name: 'то же название' },
  contact: { phone: 'тот же телефон', inn: 'тот же ИНН', name: 'то же имя' },
};

export interface CustomerDoublesProps {
  readonly kind: CustomerKind;
  readonly doubles: readonly CustomerDouble[];
  /** 'Выбрать' in a form, 'Открыть' elsewhere. */
  readonly actionLabel: string;
  readonly onChoose: (id: string) => void;
}

/** Number of records shown, the most likely first. */
const SHOWN = 5;

/** Existing records that may be the same as the typed one, offered instead of creating a new one. */
export function CustomerDoubles({ kind, doubles, actionLabel, onChoose }: CustomerDoublesProps) {
  return (
    <div role="status" aria-live="polite">
      {doubles.length > 0 && (
        <Box bg="raised" bd="line" bdrs="r2" p="8px 12px" mb={12}>
          <Text size={12} c="soft" fw={500} mb={4}>
            Уже есть похожие
          </Text>
          {doubles.slice(0, SHOWN).map((double) => (
            <Row key={double.id} gap={8} justify="space-between" p="4px 0">
              <Text as="span" size={13} miw={0} overflowWrap="anywhere">
                {double.name} <small className="mute">{detailsOf(kind, double)}</small>
              </Text>
              <Button
                size="xs"
                flex="none"
                aria-label={`${actionLabel}: ${double.name}`}
                onClick={() => onChoose(double.id)}
              >
                {actionLabel}
              </Button>
            </Row>
          ))}
          {doubles.length > SHOWN && (
            <Text size={12} c="mute">
              и другие: уточните телефон
            </Text>
          )}
        </Box>
      )}
    </div>
  );
}

function detailsOf(kind: CustomerKind, { reason, companyName, phones, inn, isOwn }: CustomerDouble): string {
  const [phone] = phones;
  const parts = [
    reasons[kind][reason],
    companyName,
    phone && formatPhone(phone),
    inn && `ИНН ${inn}`,
    isOwn ? OWN : undefined,
  ];
  return parts.filter(Boolean).join(' · ');
}
