import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { settingsQuery } from '#api/settings-data.ts';
import { openLandContact } from '#land/contacts/open-land-contact.ts';
import { FavoritesLink } from '#land/favorites/favorites-link.tsx';
import { OverdueBell } from '#land/properties/overdue-bell.tsx';
import { icon16 } from '#ui/icon.ts';
import { Logo } from '#ui/logo.tsx';
import { PaletteButton } from './palette/palette-button.tsx';
import classes from './top-bar.module.css';
import { UserMenu } from './user-menu.tsx';

/** The bar of the land area: product, sections, search, bell, account (1§2). */
export function TopBar() {
  const { data: settings } = useQuery(settingsQuery);
  return (
    <header className={classes.bar}>
      <Link to="/" className={classes.logo ?? ''}>
        <Logo name={settings?.productName ?? ''} />
      </Link>
      <span className={classes.area}>Земля</span>
      <nav className={classes.nav} aria-label="Разделы">
        <Link to="/land/property" activeOptions={{ includeSearch: false }} className={classes.section ?? ''}>
          Объекты
        </Link>
        <Link to="/land/property/new" aria-label="Новый объект" title="Новый объект" className={classes.plus ?? ''}>
          <IconPlus {...icon16} />
        </Link>
        <Link to="/land/request" activeOptions={{ includeSearch: false }} className={classes.section ?? ''}>
          Запросы
        </Link>
        <Link to="/land/request/new" aria-label="Новый запрос" title="Новый запрос" className={classes.plus ?? ''}>
          <IconPlus {...icon16} />
        </Link>
        <Link to="/land/contacts" activeOptions={{ includeSearch: false }} className={classes.section ?? ''}>
          Контакты
        </Link>
        <button
          type="button"
          aria-label="Новый контакт"
          title="Новый контакт"
          className={classes.plus}
          onClick={() => openLandContact()}
        >
          <IconPlus {...icon16} />
        </button>
      </nav>
      <div className={classes.tools}>
        <PaletteButton />
        <OverdueBell />
        <FavoritesLink />
        <Link to="/land/dictionary" className={classes.tool ?? ''}>
          Словари
        </Link>
        <UserMenu />
      </div>
    </header>
  );
}
