import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '#api/settings-data.ts';
import { PhoneLink } from '#ui/phone-link.tsx';
import classes from './page-foot.module.css';

/** Office phone, address, copyright with the current year (1§1); one thin line where a page needs its height. */
export function PageFoot({ isCompact = false }: { isCompact?: boolean }) {
  const { data: settings } = useQuery(settingsQuery);
  if (!settings) return null;
  return (
    <footer className={classes.foot} data-compact={isCompact || undefined}>
      <PhoneLink phone={settings.officePhone} />
      <span>{settings.officeAddress}</span>
      <span className={classes.copyright}>
        © {settings.productName}, {new Date().getFullYear()}
      </span>
    </footer>
  );
}
