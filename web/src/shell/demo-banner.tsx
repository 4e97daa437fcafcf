import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '#api/settings-data.ts';
import { Caption } from '#ui/layout/caption.ts';

/** Shown only in a demo database: its sign-in is public, its objects are invented. */
export function DemoBanner() {
  const { data: settings } = useQuery(settingsQuery);
  if (!settings?.isDemo) return null;
  return (
    <Caption
      as="div"
      size={12}
      tone="soft"
      pad="3px 24px"
      isFirm
      ground="sunken"
      className="on-screen"
      style={{ textAlign: 'center' }}
      role="region"
      aria-label="Демонстрационная база"
    >
      Демонстрационная база: данные вымышлены, вход broker / gektar-demo
    </Caption>
  );
}
