import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '#api/settings-data.ts';
import { PhoneLink } from '#ui/button/phone-link.tsx';
import { Caption } from '#ui/layout/caption.ts';
import { Row } from '#ui/layout/row.ts';
import classes from './page-foot.module.css';

/**
 * Office phone, address, copyright with the current year (1§1); one thin line on pages that need the height. Until
 * settings are loaded the year only.
 */
export function PageFoot({ isCompact = false }: { isCompact?: boolean }) {
  const { data: settings } = useQuery(settingsQuery);
  return (
    <Row
      rule="top"
      as="footer"
      align="stretch"
      wrap
      gap="8px 24px"
      size={12}
      tone="mute"
      pad="14px 24px"
      isFirm
      className={isCompact ? `${classes.foot} on-screen` : classes.foot}
      data-compact={isCompact || undefined}
    >
      {settings && <PhoneLink phone={settings.officePhone} />}
      {settings && <span>{settings.officeAddress}</span>}
      <Caption as="span" isAside>
        © {settings && `${settings.productName}, `}
        {new Date().getFullYear()}
      </Caption>
    </Row>
  );
}
