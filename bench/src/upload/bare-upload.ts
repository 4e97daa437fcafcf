import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { imageSizeNames, imageSizes } from '@gektar/contract/files/stored-file.ts';
import sharp from 'sharp';

// The baseline with only the necessary work: writes the body to a file, and lets the library make six sizes of it.

const folder = process.argv[2] ?? '';

const server = createServer((request, response) => {
  keep(request).then(
    () => response.writeHead(201).end(),
    (error) => response.writeHead(500).end(String(error)),
  );
});

async function keep(body: NodeJS.ReadableStream): Promise<void> {
  const path = join(folder, randomUUID());
  await pipeline(body, createWriteStream(path));
  const photo = sharp(path).autoOrient();
  for (const name of imageSizeNames) {
    const { width, height, fit } = imageSizes[name];
    const size = photo.clone().resize({ width, height, fit, withoutEnlargement: true });
    await size.webp({ quality: name === 'full' ? 84 : 80 }).toFile(`${path}-${name}.webp`);
  }
}

server.listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('disconnect', () => server.close(() => process.exit(0)));
