/** Size of pictures that messengers show large (px). */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;
