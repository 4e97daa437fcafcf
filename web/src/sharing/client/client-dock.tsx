import { callLink } from '@gektar/format/phone.ts';
import type { TablerIcon } from '@tabler/icons-react';
import { IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { icon16, icon18 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import classes from './client-dock.module.css';
import { ClientLinkTo } from './client-link-to.tsx';

/**
 * Navigation of the link and the call to the broker, or to the office. At the bottom on a phone, above the list on a
 * desktop.
 */
export function ClientDock({ phone, children }: { phone: string | undefined; children: ReactNode }) {
  return (
    <Row
      bdt="line-2"
      as="nav"
      align="stretch"
      gap={8}
      className={`${classes.dock} on-screen`}
      aria-label="Разделы подборки"
    >
      <Row align="stretch" gap={4} flex={1}>
        {children}
      </Row>
      {phone !== undefined && (
        <a className={classes.call} href={callLink(phone)}>
          <IconPhone {...icon16} />
          Позвонить
        </a>
      )}
    </Row>
  );
}

export interface DockTabProps {
  readonly icon: TablerIcon;
  readonly label: string;
  readonly href: string;
  readonly isCurrent?: boolean;
}

export function DockTab({ icon: Icon, label, href, isCurrent }: DockTabProps) {
  return (
    <ClientLinkTo className={classes.tab} href={href} aria-current={isCurrent ? 'page' : undefined}>
      <Icon {...icon18} />
      <span>{label}</span>
    </ClientLinkTo>
  );
}
