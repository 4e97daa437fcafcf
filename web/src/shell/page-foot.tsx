import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { settingsQuery } from '#api/settings-data.ts';
import { PhoneLink } from '#ui/button/phone-link.tsx';
import { keyLine } from '#ui/key-line.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { KeyLine } from './key-line.tsx';
import { SilenceNote } from './live/silence-note.tsx';
import classes from './page-foot.module.css';

/**
 * Office phone, address, and copyright with the current year (1§1); a single thin line on pages that need the height.
 * Until the settings are loaded, only the year.
 */
export function PageFoot({ isCompact = false }: { isCompact?: boolean }) {
  const { data: settings } = useQuery(settingsQuery);
  const keys = useSyncExternalStore(keyLine.subscribe, keyLine.get);
  if (isCompact && keys !== undefined) return <KeyLine shown={keys} />;
  return (
    <Row
      bdt="line"
      as="footer"
      align="stretch"
      wrap="wrap"
      gap="8px 24px"
      size={12}
      c="mute"
      p={isCompact ? '5px 24px' : '14px 24px'}
      flex="none"
      className={isCompact ? `${classes.foot} on-screen` : classes.foot}
    >
      {settings && <PhoneLink phone={settings.officePhone} />}
      {settings && <span>{settings.officeAddress}</span>}
      <SilenceNote />
      <Text as="span" ms="auto">
        © {settings && `${settings.productName}, `}
        {new Date().getFullYear()}
      </Text>
    </Row>
  );
}
