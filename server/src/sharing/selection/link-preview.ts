import { formatQuantity } from '@gektar/format/number.ts';
import { formatCountOf } from '@gektar/format/plural.ts';
import { formatRange } from '@gektar/format/range.ts';
import type { Db } from '#database/db.ts';
import type { LinkPreview, OpenedUrl } from '#http/pages.ts';
import { findLinkOfCode } from '#sharing/open-link.ts';
import { findShownItems, type ShownDomain } from './shown-items.ts';

/** More regions than this are not named. */
const MOST_REGIONS = 2;

/**
 * What messengers show of a link: number, areas and regions of its objects, a photo; neither amounts nor names of people
 * (0089). Not counted as an opening, nor as a showing. undefined without the right code of a link that opens.
 */
export async function findLinkPreview<Seen extends object>(
  db: Db,
  about: ShownDomain<Seen>,
  { id, ...visitor }: OpenedUrl,
): Promise<LinkPreview | undefined> {
  const link = await findLinkOfCode(db, about.domain, id, visitor);
  if (!link) return undefined;
  const { forms, unit, of } = about.previewed;
  const objects = (await findShownItems({ db }, about, link.requestSelectionId, link)).map(of);
  const areas = objects.flatMap(({ area }) => (area === null ? [] : [area]));
  const regions = [...new Set(objects.map(({ region }) => region))];
  const photoId = objects.find((object) => object.photoId !== undefined)?.photoId;
  return {
    title: `Подборка, ${formatCountOf(objects.length, forms)}`,
    description: [areaWords(areas, unit), regions.length <= MOST_REGIONS && regions.join(', ')]
      .filter(Boolean)
      .join(', '),
    image: photoId && `/api/image-storage/${photoId}?size=1280`,
  };
}

/** '8 200,00 – 18 000,00 м²'; empty without areas. */
function areaWords(areas: readonly number[], unit: string): string {
  const [from, to] = [Math.min(...areas), Math.max(...areas)];
  if (areas.length === 0) return '';
  return from === to ? formatQuantity(from, unit) : (formatRange({ from, to }, unit) ?? '');
}
