import { createHash } from 'node:crypto';
import { formatQuantity } from '@gektar/format/number.ts';
import { formatCountOf } from '@gektar/format/plural.ts';
import { formatRange } from '@gektar/format/range.ts';
import type { Db } from '#database/db.ts';
import type { LinkPreview, OpenedUrl } from '#http/pages.ts';
import { MOST_PREVIEW_PHOTOS } from '#office/picture/draw-preview.ts';
import { isSameCode } from '#sharing/access-code.ts';
import { findLinkOfCode, findOpenedLink } from '#sharing/open-link.ts';
import { findShownItems, type ShownDomain } from './shown-items.ts';

/** More regions than this are not named. */
const MOST_REGIONS = 2;

/** Content of the preview of a link. */
export interface PreviewContent {
  readonly title: string;
  readonly description: string;
  /** Photos of the first objects that have one and are not confidential. */
  readonly photoIds: readonly string[];
  /** Opens the picture, instead of the code of the link. */
  readonly key: string;
}

/** Who asks for a preview: a client with the code of the link, or a messenger with the key of its picture. */
export type PreviewReader = Omit<OpenedUrl, 'id'> | { readonly key: string; readonly ip: string };

/**
 * What messengers show of a link: number, areas and regions of its objects, photos; neither amounts nor names of people
 * (0089). Not counted as an opening, nor as a showing. undefined without the right code, or key, of a link that opens.
 */
export async function findPreviewContent<Seen extends object>(
  db: Db,
  about: ShownDomain<Seen>,
  id: string,
  reader: PreviewReader,
): Promise<PreviewContent | undefined> {
  const link = await ('key' in reader
    ? findOpenedLink(db, about.domain, {
        openedBy: id,
        ip: reader.ip,
        isRight: ({ password }) => isSameCode(reader.key, pictureKey(id, password)),
      })
    : findLinkOfCode(db, about.domain, id, reader));
  if (!link) return undefined;
  const { forms, unit, of } = about.previewed;
  const objects = (await findShownItems({ db }, about, link.requestSelectionId, link)).map(of);
  const areas = objects.flatMap(({ area }) => (area === null ? [] : [area]));
  const regions = [...new Set(objects.map(({ region }) => region))];
  return {
    title: `Подборка, ${formatCountOf(objects.length, forms)}`,
    description: [areaWords(areas, unit), regions.length <= MOST_REGIONS && regions.join(', ')]
      .filter(Boolean)
      .join(', '),
    photoIds: objects.flatMap(({ photoId }) => (photoId === undefined ? [] : [photoId])).slice(0, MOST_PREVIEW_PHOTOS),
    key: pictureKey(id, link.password),
  };
}

/**
 * Title and description of a link for the head of its page, and the URL of its picture, which changes with the content
 * of the picture (0093).
 */
export async function findLinkPreview<Seen extends object>(
  db: Db,
  about: ShownDomain<Seen>,
  { id, ...visitor }: OpenedUrl,
): Promise<LinkPreview | undefined> {
  const content = await findPreviewContent(db, about, id, visitor);
  if (!content) return undefined;
  const { title, description, key } = content;
  const query = new URLSearchParams({ key, v: hashOfPreview(content) });
  const image = `/api/${about.domain}/request-selections-for-clients/${id}/picture?${query}`;
  return { title, description, image };
}

/** Key of the picture of a link, for everyone who may open the page; the code cannot be derived from it. */
export function pictureKey(id: string, password: string): string {
  return createHash('sha256').update(`picture of ${id} by ${password}`).digest('hex');
}

/** Short hash of the content of a picture. */
export function hashOfPreview({ title, description, photoIds }: PreviewContent): string {
  return createHash('sha256')
    .update(JSON.stringify([title, description, photoIds]))
    .digest('hex')
    .slice(0, 16);
}

/** '8 200,00 – 18 000,00 м²'; empty without areas. */
function areaWords(areas: readonly number[], unit: string): string {
  const [from, to] = [Math.min(...areas), Math.max(...areas)];
  if (areas.length === 0) return '';
  return from === to ? formatQuantity(from, unit) : (formatRange({ from, to }, unit) ?? '');
}
