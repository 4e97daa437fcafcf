import { IconMenu2, IconPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { settingsQuery } from '#api/settings-data.ts';
import { openLandContact } from '#land/contacts/open-land-contact.ts';
import { FavoritesLink } from '#land/favorites/favorites-link.tsx';
import { OverdueBell } from '#land/properties/overdue-bell.tsx';
import { icon16, icon18 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Logo } from '#ui/logo.tsx';
import { PaletteButton } from './palette/palette-button.tsx';
import { SkipLink } from './skip-link.tsx';
import classes from './top-bar.module.css';
import { useNavMenu } from './use-nav-menu.ts';
import { UserMenu } from './user-menu.tsx';

const NAV = 'sections';

/** The bar of the land domain: product, sections, search, bell, account (1§2). Narrower than a laptop its sections are a menu. */
export function TopBar() {
  const { data: settings } = useQuery(settingsQuery);
  const { ref, isOpen, toggle } = useNavMenu();
  return (
    <header className={classes.bar} ref={ref}>
      <SkipLink />
      <button
        type="button"
        className={classes.burger}
        aria-label={isOpen ? 'Закрыть меню' : 'Меню'}
        aria-expanded={isOpen}
        aria-controls={NAV}
        onClick={toggle}
      >
        {isOpen ? <IconX {...icon18} /> : <IconMenu2 {...icon18} />}
      </button>
      <Link to="/" className={classes.logo ?? ''}>
        <Logo name={settings?.productName ?? ''} />
      </Link>
      <Row as="span" isInline size={13} isOnLine weight="bold" pad="0 12px" className={classes.domain}>
        Земля
      </Row>
      <Row
        as="nav"
        align="stretch"
        gap={2}
        id={NAV}
        className={classes.nav}
        aria-label="Разделы"
        data-open={isOpen || undefined}
      >
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
        <Link to="/land/dictionary" className={`${classes.section} ${classes.menuOnly}`}>
          Словари
        </Link>
      </Row>
      <Row gap={6} size={13} isOnLine lines="whole" isAside className={classes.tools}>
        <PaletteButton />
        <OverdueBell />
        <FavoritesLink />
        <Link to="/land/dictionary" className={`${classes.tool} ${classes.barOnly}`}>
          Словари
        </Link>
        <UserMenu />
      </Row>
    </header>
  );
}
