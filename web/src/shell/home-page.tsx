import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isSignedIn } from '#api/session.ts';
import { settingsQuery } from '#api/settings-data.ts';
import { Logo } from '#ui/logo.tsx';
import { BlankPlot } from '#ui/waiting/illustrations.tsx';
import classes from './home-page.module.css';
import { PageFoot } from './page-foot.tsx';
import { PaletteButton } from './palette/palette-button.tsx';
import barClasses from './top-bar.module.css';
import { UnknownUser, UserMenu } from './user-menu.tsx';

/** The open front page: the way into the areas, no data (B-09). */
export function HomePage() {
  const { data: settings } = useQuery(settingsQuery);
  return (
    <>
      <header className={barClasses.bar}>
        <span className={barClasses.logo}>
          <Logo name={settings?.productName ?? ''} />
        </span>
        <div className={barClasses.tools}>
          {isSignedIn() && <PaletteButton />}
          {isSignedIn() ? <UserMenu /> : <UnknownUser />}
        </div>
      </header>
      <main className={classes.page}>
        <h1 className={classes.title}>{settings?.productName}</h1>
        <div className={classes.entries}>
          <Link to="/land/property" className={classes.entry ?? ''}>
            <BlankPlot />
            <span className={classes.name}>Земля</span>
            <span className={classes.about}>Участки и запросы на них</span>
          </Link>
        </div>
      </main>
      <PageFoot />
    </>
  );
}
