import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { settingsQuery } from '#api/settings-data.ts';
import { Row } from '#ui/layout/row.ts';
import { Logo } from '#ui/logo.tsx';
import { LateOfficeBell } from './notifications/late-office-bell.tsx';
import { PaletteButton } from './palette/palette-button.tsx';
import { SkipLink } from './skip-link.tsx';
import classes from './top-bar.module.css';
import { useSignedIn } from './use-signed-in.ts';
import { GuestLinks, UserMenu } from './user-menu.tsx';

/** Search, bell and account; for a guest, the sign-in. */
export function OfficeTools() {
  const isKnown = useSignedIn();
  if (!isKnown) return <GuestLinks />;
  return (
    <>
      <PaletteButton hint="Объект, комплекс, запрос" />
      <LateOfficeBell />
      <UserMenu />
    </>
  );
}

/** The bar of pages outside the domains: product, search, bell, account. */
export function OfficeBar() {
  const { data: settings } = useQuery(settingsQuery);
  return (
    <header className={`${classes.bar} on-screen`}>
      <SkipLink />
      <Link to="/" className={`${classes.logo} focus-inside`} aria-label="На главную">
        <Logo name={settings?.productName ?? ''} />
      </Link>
      <Row gap={6} fz={13} whiteSpace="nowrap" ms="auto" className={classes.tools}>
        <OfficeTools />
      </Row>
    </header>
  );
}
