import { useRouter } from '@tanstack/react-router';
import { Palette } from '#ui/palette/palette.tsx';
import { paletteDestinations, paletteSources } from './palette-contents.ts';

export interface ShellPaletteProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The palette with everything this product has. */
export default function ShellPalette(props: ShellPaletteProps) {
  const router = useRouter();
  return (
    <Palette
      {...props}
      sources={paletteSources}
      destinations={paletteDestinations}
      onOpen={(href) => router.history.push(href)}
    />
  );
}
