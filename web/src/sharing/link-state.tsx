import type { SelectionLink } from '@gektar/contract/sharing/selection-link.ts';
import { formatDate } from '@gektar/format/date.ts';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import classes from './link-state.module.css';
import { useIsLinkValid } from './use-is-link-valid.ts';

/** 'Ссылка доступна до 04.12.2026', or a warning that it has expired (1§4). */
export function LinkState({ link }: { link: SelectionLink }) {
  const isValid = useIsLinkValid(link.expirationTime);
  return (
    <Row
      as="span"
      display="inline-flex"
      gap={6}
      fz={13}
      c="soft"
      whiteSpace="nowrap"
      className={classes.state}
      data-ended={!isValid || undefined}
      role="status"
    >
      {isValid ? <IconCircleCheck {...icon16} /> : <IconAlertTriangle {...icon16} aria-label="Внимание" />}
      {isValid ? `Ссылка доступна до ${formatDate(link.expirationTime)}` : 'Действие ссылки истекло'}
    </Row>
  );
}
