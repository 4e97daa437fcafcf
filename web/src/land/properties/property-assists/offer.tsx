import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/button/icon-button.tsx';
import { LinkButton } from '#ui/button/link-button.tsx';
import { icon14 } from '#ui/icon.ts';
import { Caption } from '#ui/layout/caption.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import classes from './offer.module.css';

export interface OfferProps {
  readonly children: ReactNode;
  /** Label of its button: 'Заменить регион'. */
  readonly action?: string | undefined;
  readonly onTake?: (() => void) | undefined;
  /** Without it the offer stays while it applies. */
  readonly onDismiss?: (() => void) | undefined;
}

/** An unobtrusive line under a field: a fact and an optional action. Nothing changes unless it is pressed. */
export function Offer({ children, action, onTake, onDismiss }: OfferProps) {
  return (
    <Row
      as="p"
      wrap
      gap="2px 10px"
      size={12}
      tone="soft"
      pad="1px 10px"
      isRound
      ground="raised"
      style={{ minHeight: 30 }}
    >
      <Caption as="span" lines="broken" isSlim style={{ paddingBlock: 4 }}>
        {children}
      </Caption>
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
