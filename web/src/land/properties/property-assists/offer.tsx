import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/button/icon-button.tsx';
import { LinkButton } from '#ui/button/link-button.tsx';
import { icon14 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import classes from './offer.module.css';

export interface OfferProps {
  readonly children: ReactNode;
  /** Label of the button: 'Заменить регион'. */
  readonly action?: string | undefined;
  readonly onTake?: (() => void) | undefined;
  /** Undefined: the offer cannot be dismissed and stays as long as it applies. */
  readonly onDismiss?: (() => void) | undefined;
}

/** An unobtrusive message under a field: a fact and an optional button. Nothing changes unless it is pressed. */
export function Offer({ children, action, onTake, onDismiss }: OfferProps) {
  return (
    <Row as="p" wrap="wrap" gap="2px 10px" size={12} c="soft" p="1px 10px" bdrs="r2" bg="raised" mih={30}>
      <Text as="span" overflowWrap="anywhere" miw={0} py={4}>
        {children}
      </Text>
      {action !== undefined && <LinkButton onClick={onTake}>{action}</LinkButton>}
      {onDismiss && (
        <IconButton
          label="Скрыть подсказку"
          icon={<IconX {...icon14} />}
          size={28}
          variant="subtle"
          onClick={onDismiss}
        />
      )}
    </Row>
  );
}

/** Container of offers; new ones are announced to screen readers. */
export function Offers({ children }: { children: ReactNode }) {
  return (
    <Stack gap={4} className={classes.offers} role="status">
      {children}
    </Stack>
  );
}
