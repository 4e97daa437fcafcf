import { Button } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { Box } from '#ui/layout/box.ts';
import { Stack } from '#ui/layout/stack.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import classes from './empty-state.module.css';
import type { PictureName, PictureProps } from './picture.tsx';

export interface EmptyStateProps {
  readonly title: string;
  /** One sentence. */
  readonly caption?: ReactNode;
  /**
   * 'nothing-found', 'no-warehouse': an empty search result. 'blank': nothing created yet. 'broken': failed to load.
   * 'morning': nothing to do.
   */
  readonly picture?: PictureName | undefined;
  /** The only button. */
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined;
  /** Instead of `action`, for a link. */
  readonly children?: ReactNode;
  /** Whether nothing else is on the page: then the title is the heading of the page. */
  readonly isPage?: boolean | undefined;
}

/** If the picture fails to load, the text is shown without it. */
const Picture = lazyPart(async () => ({
  default: await import('./picture.tsx').then(
    ({ Picture: Drawn }): typeof NoPicture => Drawn,
    () => NoPicture,
  ),
}));

function NoPicture(_: PictureProps): ReactNode {
  return null;
}

/** Title, caption, image and button (1§2), centred where the content would be. */
export function EmptyState({ title, caption, picture = 'nothing-found', action, children, isPage }: EmptyStateProps) {
  return (
    <Stack gap={6} p="26px 20px 24px" className={classes.root}>
      <Suspense fallback={<Box as="span" w={168} h={112} />}>
        <Picture of={picture} />
      </Suspense>
      <Box as={isPage ? 'h1' : 'h2'} mt={10} maw={480}>
        {title}
      </Box>
      {caption && <p className={classes.caption}>{caption}</p>}
      {action && (
        <Button variant="filled" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
      {children}
    </Stack>
  );
}

export interface FailedStateProps {
  /** What failed: 'Не удалось загрузить данные' by default (1§8). */
  readonly title?: string | undefined;
  readonly caption?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly isPage?: boolean | undefined;
}

/** Message about a failed load, with a button to retry. */
export function FailedState({ title = 'Не удалось загрузить данные', caption, onRetry, isPage }: FailedStateProps) {
  return (
    <div role="alert">
      <EmptyState
        picture="broken"
        title={title}
        caption={caption}
        isPage={isPage}
        action={onRetry && { label: 'Повторить', onClick: onRetry }}
      />
    </div>
  );
}
