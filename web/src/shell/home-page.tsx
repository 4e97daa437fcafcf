import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isSignedIn } from '#api/session.ts';
import { settingsQuery } from '#api/settings-data.ts';
import { Caption } from '#ui/layout/caption.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Logo } from '#ui/logo.tsx';
import { BlankPlot } from '#ui/waiting/illustrations.tsx';
import classes from './home-page.module.css';
import { PageFoot } from './page-foot.tsx';
import { PaletteButton } from './palette/palette-button.tsx';
import barClasses from './top-bar.module.css';
import { UnknownUser, UserMenu } from './user-menu.tsx';

/** The public front page: links to the domains, no data (B-09). */
export function HomePage() {
  const { data: settings } = useQuery(settingsQuery);
  return (
    <>
      <header className={barClasses.bar}>
        <span className={barClasses.logo}>
          <Logo name={settings?.productName ?? ''} />
        </span>
        <Row gap={6} size={13} isOnLine lines="whole" isAside className={barClasses.tools}>
          {isSignedIn() && <PaletteButton />}
          {isSignedIn() ? <UserMenu /> : <UnknownUser />}
        </Row>
      </header>
      <Stack as="main" isFlex align="center" justify="center" gap={24} pad="32px 16px" grow>
        <Caption as="h1" size={22}>
          {settings?.productName}
        </Caption>
        <Row align="stretch" justify="center" wrap gap={16} className={classes.entries}>
          <Link to="/land/property" className={classes.entry ?? ''}>
            <BlankPlot />
            <Caption as="span" size={16} weight="bold">
              Земля
            </Caption>
            <Caption as="span" size={13} isOnLine tone="mute">
              Участки и запросы на них
            </Caption>
          </Link>
        </Row>
      </Stack>
      <PageFoot />
    </>
  );
}
