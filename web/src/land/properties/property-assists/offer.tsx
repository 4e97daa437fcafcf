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
  /** What is done when it is taken: 'Заменить регион'. */
  readonly action?: string | undefined;
  readonly onTake?: (() => void) | undefined;
  /** Without it the offer stays as long as it holds. */
  readonly onDismiss?: (() => void) | undefined;
}

/** A quiet line under a field: what is known, and what may be done with it. Nothing happens unless somebody takes it. */
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

/** Where offers stand; what appears there is read out. */
export function Offers({ children }: { children: ReactNode }) {
  return (
    <Stack gap={4} className={classes.offers} role="status">
      {children}
    </Stack>
  );
}
