import { getPolygonByImage, getPolygonsByCadastralNumber } from '@gektar/contract/land/cadastre/cadastre-endpoints.ts';
import type { Route } from '#http/router.ts';
import type { Cadastre } from '#outside/cadastre.ts';
import { outlineFromPicture } from './outline-from-picture.ts';

export function cadastreRoutes(route: Route, cadastre: Cadastre): void {
  route(getPolygonsByCadastralNumber, ({ query }) => cadastre.outlinesOf(query.cadastralNumber));
  route(getPolygonByImage, async ({ form }) => {
    const { files, fields } = await form.read();
    const [file] = files;
    if (!file) throw new Error('a form without a file is refused when it is read');
    return outlineFromPicture(file, fields);
  });
}
