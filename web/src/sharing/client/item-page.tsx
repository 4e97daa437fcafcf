import { IconChevronLeft, IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { icon14, icon18 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { type ClientItem, type ClientWords, type ItemPageProps, nameOf } from './client-kind.ts';
import classes from './item-page.module.css';
import round from './photo-button.module.css';

/** A map of another service that shows the place. */
export interface OutsideMap {
  readonly label: string;
  readonly href: string;
}

export interface ItemPageFrameProps<Item extends ClientItem> extends ItemPageProps<Item> {
  readonly words: ClientWords;
  readonly title: string;
  readonly photo: ReactNode;
  /** Content below the title: place and figures. */
  readonly about: ReactNode;
  readonly map: ReactNode;
  /** Links to maps outside; none for a place that is withheld or approximate. */
  readonly mapLinks?: readonly OutsideMap[];
  /** On a phone the sections precede the map. */
  readonly isMapLast?: boolean;
  /** Content opened over the page: the photos. */
  readonly over?: ReactNode;
  /** Sections of the page. */
  readonly children: ReactNode;
}

/** All data of one item that a client may see (G-10). */
export function ItemPage<Item extends ClientItem>(props: ItemPageFrameProps<Item>) {
  const {
    item,
    words,
    title,
    photo,
    about,
    map,
    mapLinks = [],
    isMapLast,
    over,
    answers,
    talk,
    onBack,
    children,
  } = props;
  const name = nameOf(words, item);
  return (
    <Stack as="main" alignContent="start" gap={8} pb={8} className={classes.page} aria-label={name}>
      <Box pos="relative" h={260} className={classes.photo}>
        {photo}
        <Box
          as="button"
          type="button"
          pos="absolute"
          inset="12px auto auto 12px"
          className={round.button}
          aria-label="К списку"
          onClick={onBack}
        >
          <IconChevronLeft {...icon18} />
        </Box>
      </Box>
      <div className={classes.about}>
        <h1 className={classes.title} tabIndex={-1}>
          {title}
        </h1>
        {about}
        {answers}
      </div>
      <section className={classes.map} data-last={isMapLast || undefined}>
        <Text as="h2" size={16} mb={10}>
          На карте
        </Text>
        {map}
        {mapLinks.length > 0 && (
          <p className={`${classes.mapLinks} on-screen`}>
            {mapLinks.map(({ label, href }) => (
              <a key={label} href={href} target="_blank" rel="noopener noreferrer">
                {label}
                <IconExternalLink {...icon14} />
              </a>
            ))}
          </p>
        )}
      </section>
      <Stack gap={8} miw={0} className={classes.sections}>
        {talk}
        {children}
      </Stack>
      {over}
    </Stack>
  );
}

/** Location of the item, below its title. */
export function ItemPlace({ children }: { children: ReactNode }) {
  return (
    <Text c="soft" mt={4} fz={15} lh="22px">
      {children}
    </Text>
  );
}
