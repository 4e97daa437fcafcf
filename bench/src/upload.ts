import { cameraPhoto } from '@gektar/server/testing/pictures.ts';
import { writeTable } from './performance-page.ts';
import { measureUpload } from './upload/measure-upload.ts';
import { startBareUpload, startProductUpload } from './upload/upload-servers.ts';
import { toUploadTable } from './upload/upload-table.ts';

// npm run upload -w bench   20 photos of 8 MB: the product compared with a bare Node http server that makes the same
//                           sizes; updates docs/performance.md

const PHOTOS = 20;

console.log('making a photo …');
const photo = await cameraPhoto();
console.log(`${(photo.length / 1e6).toFixed(1)} MB`);

const results = [];
for (const start of [startProductUpload, startBareUpload]) {
  for (const atOnce of [1, 4]) {
    const server = await start();
    try {
      const result = await measureUpload(server, photo, { photos: PHOTOS, atOnce });
      console.log(`${server.name}, ${atOnce} at once: ${result.seconds.toFixed(1)} s`);
      results.push(result);
    } finally {
      await server.stop();
    }
  }
}
const table = toUploadTable(results);
console.log(`\n${table}\n`);
await writeTable('upload', table);
