import { useRouter } from '@tanstack/react-router';
import type { PaletteTyping } from '#ui/palette/palette-box.tsx';
import { PaletteFound } from '#ui/palette/palette-found.tsx';
import { paletteDestinations, paletteSources } from './palette-contents.ts';

export interface ShellPaletteProps extends PaletteTyping {
  readonly onClose: () => void;
}

/** The palette with all sources of the product. */
export default function ShellPalette(props: ShellPaletteProps) {
  const router = useRouter();
  return (
    <PaletteFound
      {...props}
      sources={paletteSources}
      destinations={paletteDestinations}
      onOpen={(href) => router.history.push(href)}
    />
  );
}
