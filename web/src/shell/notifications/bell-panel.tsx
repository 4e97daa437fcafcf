import { formatCount } from '@gektar/format/number.ts';
import { type PluralForms, plural } from '@gektar/format/plural.ts';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { OverdueArea } from '#overdue/overdue-area.ts';
import { domainTitles } from '#theme/domain.ts';
import { LinkButton, linkClass } from '#ui/button/link-button.tsx';
import { Box } from '#ui/layout/box.ts';
import { Text } from '#ui/layout/text.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import classes from './bell.module.css';
import { NotificationList } from './notification-list.tsx';
import { openNotificationSettings } from './settings-signal.ts';
import { useReadAll } from './use-read-all.ts';

export interface BellPanelProps {
  readonly areas: readonly OverdueArea[];
  readonly unreadCount: number;
  /** Whether both columns are shown side by side; otherwise they are two tabs. */
  readonly hasColumns: boolean;
  readonly onLeave: () => void;
  readonly onOpenChange: (isOpen: boolean) => void;
}

type Tab = 'notifications' | 'overdue';

/** Notifications on the left, overdue objects on the right. Opening the panel marks nothing as read. */
export default function BellPanel(props: BellPanelProps) {
  const { areas, unreadCount, hasColumns, onLeave } = props;
  const overdueCount = areas.reduce((sum, { ownCount }) => sum + ownCount, 0);
  const [tab, setTab] = useState<Tab>(unreadCount === 0 && overdueCount > 0 ? 'overdue' : 'notifications');
  const counted = (label: string, count: number) => (count === 0 ? label : `${label} ${formatCount(count)}`);
  return (
    <>
      {!hasColumns && (
        <div className={classes.tabs}>
          <Segmented<Tab>
            value={tab}
            onChange={setTab}
            aria-label="Раздел"
            isWide
            options={[
              { value: 'notifications', label: counted('Уведомления', unreadCount) },
              { value: 'overdue', label: counted('Просрочены', overdueCount) },
            ]}
          />
        </div>
      )}
      <div className={classes.columns} data-both={hasColumns || undefined}>
        {(hasColumns || tab === 'notifications') && <Notifications isTab={!hasColumns} onLeave={onLeave} />}
        {(hasColumns || tab === 'overdue') && <Overdue {...props} />}
      </div>
    </>
  );
}

const newForms: PluralForms = ['новое', 'новых', 'новых'];

/** @param isTab whether the list is in a tab, which already shows its name */
function Notifications({ isTab, onLeave }: Pick<BellPanelProps, 'onLeave'> & { readonly isTab: boolean }) {
  const { unreadCount = 0, readAll, isPending } = useReadAll();
  return (
    <section className={classes.column} aria-label="Уведомления">
      {(!isTab || unreadCount > 0) && (
        <header className={classes.head}>
          {!isTab && (
            <Text as="h2" fz={13}>
              Уведомления
            </Text>
          )}
          {unreadCount > 0 && (
            <Text as="span" c="mute">
              {formatCount(unreadCount)} {plural(unreadCount, newForms)}
            </Text>
          )}
          <span className="grow" />
          {unreadCount > 0 && (
            <LinkButton disabled={isPending} onClick={readAll}>
              Прочитать все
            </LinkButton>
          )}
        </header>
      )}
      <div className={classes.body}>
        <NotificationList filter="all" onLeave={onLeave} />
      </div>
      <footer className={classes.foot}>
        <Link to="/notifications" className={linkClass} onClick={onLeave}>
          Все уведомления
        </Link>
        <LinkButton
          onClick={() => {
            onLeave();
            openNotificationSettings();
          }}
        >
          Что присылать
        </LinkButton>
      </footer>
    </section>
  );
}

/** Overdue objects of the current domain; outside the domains, of both. */
function Overdue({ areas, hasColumns, onLeave, onOpenChange }: BellPanelProps) {
  const isBoth = areas.length > 1;
  return (
    <div className={classes.column} data-side>
      {hasColumns && isBoth && (
        <header className={classes.head}>
          <Text as="h2" fz={13}>
            Просрочены
          </Text>
        </header>
      )}
      <div className={classes.body}>
        {areas.map(({ domain, label, Panel, bulk, ownCount }) => (
          <Suspense
            key={label}
            fallback={
              <Box p={16} ta="center">
                <Spinner />
              </Box>
            }
          >
            <Panel
              title={isBoth ? domainTitles[domain] : 'Просрочены'}
              ownCount={ownCount}
              bulk={bulk}
              onLeave={onLeave}
              onOpenChange={onOpenChange}
            />
          </Suspense>
        ))}
      </div>
    </div>
  );
}
