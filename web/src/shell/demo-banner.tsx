import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '#api/settings-data.ts';
import classes from './demo-banner.module.css';

/** Shown in a demonstration base alone: its sign-in is public knowledge, its objects are invented. */
export function DemoBanner() {
  const { data: settings } = useQuery(settingsQuery);
  if (!settings?.isDemo) return null;
  return (
    <div className={classes.banner} role="note">
      Демонстрационная база: данные вымышлены, вход broker / gektar-demo
    </div>
  );
}
