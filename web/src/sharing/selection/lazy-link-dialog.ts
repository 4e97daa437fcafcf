import { lazyGenericPart } from '#ui/lazy-part.ts';

/** The dialog of a link, loaded when it is opened. */
export const SelectionLinkDialog = lazyGenericPart(async () => ({
  default: (await import('./selection-link-dialog.tsx')).SelectionLinkDialog,
}));
