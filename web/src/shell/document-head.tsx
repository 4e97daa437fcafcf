import { useQuery } from '@tanstack/react-query';
import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { settingsQuery } from '#api/settings-data.ts';
import { applyDomain, applyNoDomain } from '#theme/domain.ts';
import { useShownPage } from '#ui/page-name.ts';
import { type PageAbout, titleOf } from './page-titles.ts';

/** Keeps the tab's title and icon in sync with the page (1§2). Renders nothing. */
export function DocumentHead() {
  const matches = useMatches();
  const page = useShownPage();
  // For an unknown path, the matched routes are only the nearest known ones, so their titles are not used.
  const about: PageAbout = page?.isAlone ? {} : Object.assign({}, ...matches.map((match) => match.staticData));
  const { data: settings } = useQuery(settingsQuery);
  const title = page?.isAlone ? page.name : titleOf(about, settings?.productName ?? 'Гектар', page?.name);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (about.domain) applyDomain(about.domain);
    else applyNoDomain();
  }, [about.domain]);
  return null;
}
