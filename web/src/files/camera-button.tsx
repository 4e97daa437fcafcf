import { IconCamera } from '@tabler/icons-react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { BarButton } from '#ui/component/object-bar.tsx';
import { icon18 } from '#ui/icon.ts';

/** Takes a photo with the camera of the phone, or chooses one; the sheet asks for its type and attaches it. */
export function CameraButton({ sheet }: { sheet: (file: File, close: () => void) => ReactNode }) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  return (
    <>
      <BarButton icon={<IconCamera {...icon18} />} label="Фото" onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Снять фотографию"
        accept="image/*"
        capture="environment"
        onChange={({ currentTarget }) => {
          setFile(currentTarget.files?.[0]);
          // Allows choosing the same file again.
          currentTarget.value = '';
        }}
      />
      {file && <Suspense>{sheet(file, () => setFile(undefined))}</Suspense>}
    </>
  );
}
