import { expect, test } from 'vitest';
import { photoSources } from './photo-url.ts';

const id = '0199a000-0000-7000-8000-000000000002';

test('a picture is fetched from image-storage in the size of its frame [IMG-012]', () => {
  expect(photoSources(id, 'card')).toEqual({
    src: `/api/image-storage/${id}?size=card`,
    srcSet: `/api/image-storage/${id}?size=card 280w, /api/image-storage/${id}?size=card-2x 560w`,
    sizes: '280px',
  });
  expect(photoSources(id, 'full').srcSet).toContain('?size=full 2560w');
});
