import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** A PDF as read by a program that knows nothing of how it was made. */
export interface ReadPdf {
  readonly title: string | undefined;
  readonly pages: readonly ReadPage[];
  /** Names of the embedded fonts. */
  readonly fonts: ReadonlySet<string>;
}

export interface ReadPage {
  /** pt */
  readonly width: number;
  readonly height: number;
  /** Runs of text in drawing order. */
  readonly texts: readonly PageText[];
  /** Number of pictures drawn. */
  readonly pictures: number;
  /** URLs that a click opens. */
  readonly links: readonly string[];
}

/** Part of a text line, with its position from the top left corner (pt). */
export interface PageText {
  readonly text: string;
  readonly x: number;
  /** Position of the baseline. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const { OPS } = await getResolvedPDFJS();
  const file = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = await file.getMetadata();
  const fonts = new Set<string>();
  const pages: ReadPage[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { fnArray } = await page.getOperatorList();
    const { items } = await page.getTextContent();
    const annotations = (await page.getAnnotations()) as readonly { readonly unsafeUrl?: string }[];
    const texts = items.flatMap((item): PageText[] => {
      if (!('str' in item) || item.str === '') return [];
      const font = page.commonObjs.get(item.fontName) as { name: string; missingFile?: boolean };
      if (!font.missingFile) fonts.add(font.name);
      const [size = 0, , , , x = 0, y = 0] = item.transform as number[];
      return [{ text: item.str, x, y: height - y, width: item.width, size }];
    });
    const links = annotations.flatMap(({ unsafeUrl }) => unsafeUrl ?? []);
    const pictures = fnArray.filter((code) => code === OPS.paintImageXObject).length;
    pages.push({ width, height, texts, pictures, links });
  }
  await file.cleanup();
  return { title: (info as { Title?: string }).Title, pages, fonts };
}
