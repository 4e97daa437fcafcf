import { ActionIcon, Button } from '@mantine/core';
import { IconCircleCheck, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { icon16 } from '#ui/icon.ts';
import type { FitsKind, FittedRequest } from './fits-kind.ts';
import { savedFitsQuery } from './fits-queries.ts';
import { closeSavedFits, type SavedFits } from './saved-fits.ts';
import classes from './saved-fits-banner.module.css';
import { savedNames, savedTitle } from './saved-fits-text.ts';

interface SavedFitsBannerProps<Request extends FittedRequest> {
  readonly kind: Pick<FitsKind<Request>, 'domain' | 'name' | 'changedBy' | 'find'>;
  readonly saved: SavedFits;
  /** Opens 'Кому подходит'. */
  readonly onShow: () => void;
}

/**
 * The requests that a saved object fits, until the banner is closed or the page is left; nothing when there are none.
 */
export function SavedFitsBanner<Request extends FittedRequest>({ kind, saved, onShow }: SavedFitsBannerProps<Request>) {
  const { data: fits, dataUpdatedAt } = useQuery(savedFitsQuery(kind, saved.id));
  useEffect(() => closeSavedFits, []);
  if (fits === undefined || fits.all === 0 || dataUpdatedAt < saved.at) return null;
  return (
    <section className={`${classes.banner} on-screen`} aria-label="Кому подходит сохранённое" role="status">
      <IconCircleCheck {...icon16} />
      <div className={classes.text}>
        <b>{savedTitle(fits.all)}</b>
        <p>{savedNames(fits, saved)}</p>
      </div>
      <Button variant="default" onClick={onShow}>
        Показать
      </Button>
      <ActionIcon variant="subtle" aria-label="Закрыть: кому подходит" onClick={closeSavedFits}>
        <IconX {...icon16} />
      </ActionIcon>
    </section>
  );
}
