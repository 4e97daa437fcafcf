import sharp from 'sharp';
import { drawPhoto } from './draw-photo.ts';
import type { WarehouseView } from './photo-id.ts';

const ID = /^64656d6f-0010-8000-8000-0000([0-9a-f]{8})$/;
/** Approximate size of a document (bytes); it is drawn only on request. */
export const DOCUMENT_BYTES = 400_000;
const PAGES = ['yard', 'docks', 'hall'] as const satisfies readonly WarehouseView[];

/** The id of an invented document encodes its drawings, as that of a photo does. @param seed from 0 to 2³² */
export function documentId(seed: number): string {
  return `64656d6f-0010-8000-8000-0000${seed.toString(16).padStart(8, '0')}`;
}

/** undefined for the id of another file. */
export function documentSeedOf(id: string): number | undefined {
  const seed = ID.exec(id)?.[1];
  return seed === undefined ? undefined : Number.parseInt(seed, 16);
}

/** A PDF of three drawings of a warehouse, a page each; deterministic. */
export async function drawDocument(seed: number): Promise<Buffer> {
  const pages = PAGES.map(async (view, index) => {
    const drawing = await drawPhoto({ view, seed: (seed + index) % 2 ** 32 }, 'full');
    const { data, info } = await sharp(drawing).jpeg({ quality: 80 }).toBuffer({ resolveWithObject: true });
    return { jpeg: data, width: info.width, height: info.height };
  });
  return toPdf(await Promise.all(pages));
}

interface Page {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
}

/** PDF 1.4 (ISO 32000-1, 7.5): catalogue, pages, and for each a page, its content and its picture. */
function toPdf(pages: readonly Page[]): Buffer {
  const pageNumber = (index: number) => 3 + index * 3;
  const stream = (about: string, content: Buffer) => [
    Buffer.from(`<< ${about} /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ];
  const objects = [
    [Buffer.from('<< /Type /Catalog /Pages 2 0 R >>')],
    [
      Buffer.from(
        `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${pageNumber(index)} 0 R`).join(' ')}] >>`,
      ),
    ],
    ...pages.flatMap(({ jpeg, width, height }, index) => {
      const [content, picture] = [pageNumber(index) + 1, pageNumber(index) + 2];
      const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${content} 0 R
  /Resources << /XObject << /Picture ${picture} 0 R >> >> >>`;
      const image = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height}
  /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`;
      return [
        [Buffer.from(page)],
        stream('', Buffer.from(`${width} 0 0 ${height} 0 0 cm /Picture Do`)),
        stream(image, jpeg),
      ];
    }),
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    for (const part of [Buffer.from(`${index + 1} 0 obj\n`), ...object, Buffer.from('\nendobj\n')]) {
      parts.push(part);
      length += part.length;
    }
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer
<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}
