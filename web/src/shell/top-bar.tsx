import { IconMenu2, IconPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { Fragment } from 'react';
import { settingsQuery } from '#api/settings-data.ts';
import { domainTitles } from '#theme/domain.ts';
import { icon16, icon18 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Logo } from '#ui/logo.tsx';
import { AreaSwitch } from './area-switch.tsx';
import type { BarSection, DomainPage } from './domain-page.ts';
import { PaletteButton } from './palette/palette-button.tsx';
import { sectionAt } from './section-at.ts';
import { SkipLink } from './skip-link.tsx';
import classes from './top-bar.module.css';
import { useNavMenu } from './use-nav-menu.ts';
import { UserMenu } from './user-menu.tsx';

const NAV = 'sections';

/**
 * The bar of a domain: product, sections, search, tools, account (1§2). On a screen narrower than a laptop the sections
 * are a menu.
 */
export function TopBar({ domain, sections, Tools, links = [], searchHint }: DomainPage) {
  const { data: settings } = useQuery(settingsQuery);
  const { ref, isOpen, toggle } = useNavMenu();
  const here = useLocation({ select: ({ pathname }) => sectionAt(sections, pathname) });
  return (
    <header className={`${classes.bar} on-screen`} ref={ref}>
      <SkipLink />
      <button
        type="button"
        className={`${classes.burger} focus-inside`}
        aria-label={isOpen ? 'Закрыть меню' : 'Меню'}
        aria-expanded={isOpen}
        aria-controls={NAV}
        onClick={toggle}
      >
        {isOpen ? <IconX {...icon18} /> : <IconMenu2 {...icon18} />}
      </button>
      <Link to="/" className={`${classes.logo} focus-inside`}>
        <Logo name={settings?.productName ?? ''} />
      </Link>
      <div className={classes.barOnly}>
        <AreaSwitch />
      </div>
      <Row
        as="span"
        display="inline-flex"
        fz={13}
        fw={600}
        p="0 12px"
        className={`${classes.domain} ${classes.narrow}`}
      >
        {domainTitles[domain]}
      </Row>
      <Row
        as="nav"
        align="stretch"
        gap={2}
        h="100%"
        id={NAV}
        className={classes.nav}
        aria-label="Разделы"
        data-open={isOpen || undefined}
      >
        <div className={classes.menuOnly}>
          <AreaSwitch />
        </div>
        {sections.map((section) => (
          <Fragment key={section.title}>
            <Link
              to={section.to}
              activeOptions={{ exact: true, includeSearch: false }}
              className={`${classes.section} focus-inside`}
              {...(section === here && { 'data-status': 'active', 'aria-current': 'page' })}
            >
              {section.title}
            </Link>
            <AddLink {...section.add} />
          </Fragment>
        ))}
        {links.map(({ title, to }) => (
          <Link key={title} to={to} className={`${classes.section} ${classes.menuOnly} focus-inside`}>
            {title}
          </Link>
        ))}
      </Row>
      <Row gap={6} fz={13} whiteSpace="nowrap" ms="auto" className={classes.tools}>
        <PaletteButton domain={domain} hint={searchHint} />
        {Tools && <Tools />}
        {links.map(({ title, to }) => (
          <Link key={title} to={to} className={`${classes.tool} ${classes.barOnly} focus-inside`}>
            {title}
          </Link>
        ))}
        <UserMenu />
      </Row>
    </header>
  );
}

function AddLink(add: BarSection['add']) {
  const { label } = add;
  const words = { 'aria-label': label, title: label, className: `${classes.plus} focus-inside` };
  return 'to' in add ? (
    <Link {...words} to={add.to}>
      <IconPlus {...icon16} />
    </Link>
  ) : (
    <button type="button" {...words} onClick={add.open}>
      <IconPlus {...icon16} />
    </button>
  );
}
