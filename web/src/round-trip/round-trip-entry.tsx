import type { Domain } from '@gektar/contract/domain.ts';
import { IconFileImport } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '#ui/button/icon-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { useIsNarrow } from '#ui/use-media.ts';
import { chooseExport, EXPORT_FORMATS } from './chosen-export.ts';

export interface RoundTripEntryProps {
  readonly domain: Domain;
  /** The button to add an object. */
  readonly children: ReactNode;
}

/** 'Загрузить выгрузку' before the button to add an object: chooses an edited export of this area; not on a phone. */
export function RoundTripEntry({ domain, children }: RoundTripEntryProps) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const isNarrow = useIsNarrow();
  if (isNarrow) return children;
  return (
    <Row gap={8} align="center">
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
      {children}
    </Row>
  );
}
