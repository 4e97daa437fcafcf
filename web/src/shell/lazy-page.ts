import { lazyPart } from '#ui/lazy-part.ts';

/** A page whose script is loaded when its route is first visited (1§2). */
export function lazyPage<Module extends Record<Name, React.ComponentType>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazyPart<object>(async () => ({ default: (await load())[name] }));
}
