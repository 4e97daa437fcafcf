import type { Domain } from '@gektar/contract/domain.ts';
import { IconFileImport } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { IconButton } from '#ui/button/icon-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { useIsNarrow } from '#ui/use-media.ts';
import { chooseExport, EXPORT_FORMATS } from './chosen-export.ts';

/** 'Загрузить выгрузку': chooses an edited export of a list of this area; not on a phone. */
export function RoundTripEntry({ domain }: { readonly domain: Domain }) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const isNarrow = useIsNarrow();
  if (isNarrow) return null;
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={EXPORT_FORMATS}
        hidden
        aria-label="Файл выгрузки"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file === undefined) return;
          chooseExport(file);
          void navigate({ to: `/${domain}/round-trip` });
        }}
      />
      <IconButton
        label="Загрузить выгрузку"
        icon={<IconFileImport {...icon16} />}
        onClick={() => input.current?.click()}
      />
    </>
  );
}
