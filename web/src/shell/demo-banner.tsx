import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '#api/settings-data.ts';
import { Text } from '#ui/layout/text.ts';

/** Banner shown only with a demo database, whose sign-in is public and whose objects are invented. */
export function DemoBanner() {
  const { data: settings } = useQuery(settingsQuery);
  if (!settings?.isDemo) return null;
  return (
    <Text
      as="div"
      size={12}
      c="soft"
      p="3px 24px"
      flex="none"
      bg="sunken"
      className="on-screen"
      ta="center"
      role="region"
      aria-label="Демонстрационная база"
    >
      Демонстрационная база: данные вымышлены, вход broker / gektar-demo
    </Text>
  );
}
