import { callLink, formatPhone } from '@gektar/format/phone.ts';
import { IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { icon16 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Logo } from '#ui/logo.tsx';
import { BlankPlot, BrokenPlan } from '#ui/waiting/illustrations.tsx';
import { clientButton } from './client-button.ts';
import { ClientFoot } from './client-foot.tsx';
import classes from './link-panel.module.css';
import type { Office } from './office.ts';

export interface PanelProps {
  readonly office: Office | undefined;
  readonly picture: ReactNode;
  readonly title: string;
  readonly caption: string;
  readonly children?: ReactNode | undefined;
}

/** A page with a single message: bar, picture, text, actions. */
export function Panel({ office, picture, title, caption, children }: PanelProps) {
  return (
    <Stack display="flex" mih="100dvh">
      <header className={classes.bar}>{office && <Logo name={office.productName} />}</header>
      <Stack as="main" display="flex" align="center" justify="center" gap={24} p="32px 24px" flex={1} ta="center">
        <Stack display="flex" align="center" role="alert">
          {picture}
          <Box as="h1" mt={20}>
            {title}
          </Box>
          <p className={classes.caption}>{caption}</p>
        </Stack>
        {children}
      </Stack>
      <ClientFoot office={office} />
    </Stack>
  );
}

/** 403: expired, deleted, or non-existent; not distinguished for anonymous callers (G-01). */
export function InvalidLink({ office }: { office: Office | undefined }) {
  return (
    <Panel
      office={office}
      picture={<BrokenPlan />}
      title="Ссылка недействительна"
      caption="Срок её действия истёк, или её удалили. Попросите брокера прислать новую ссылку."
    >
      {office && (
        <a className={clientButton.filled} href={callLink(office.officePhone)}>
          <IconPhone {...icon16} />
          {formatPhone(office.officePhone)}
        </a>
      )}
    </Panel>
  );
}

export interface FailedLinkProps {
  readonly office: Office | undefined;
  /** Text of the failure, with the HTTP status if any. */
  readonly reason: string;
  readonly onRetry: () => void;
}

/** Any failure other than an invalid link or code (1§8). */
export function FailedLink({ office, reason, onRetry }: FailedLinkProps) {
  return (
    <Panel office={office} picture={<BrokenPlan />} title="Не удалось загрузить подборку" caption={reason}>
      <button type="button" className={clientButton.filled} onClick={onRetry}>
        Повторить
      </button>
    </Panel>
  );
}

/** An unknown path below the client pages. */
export function NoSuchPage({ office }: { office: Office | undefined }) {
  return (
    <Panel
      office={office}
      picture={<BlankPlot />}
      title="Страница не найдена"
      caption="Проверьте ссылку: возможно, она скопирована не целиком."
    />
  );
}
