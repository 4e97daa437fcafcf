import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import { useQueryClient } from '@tanstack/react-query';
import { attachPhoto } from '#files/attach-photo.ts';
import { CameraSheet, type CameraSheetProps } from '#files/camera-sheet.tsx';
import { complexEntity } from '#industrial/complexes/complex-form/complex-entity.ts';
import { ownComplexQuery } from '#industrial/editing/edit-data.ts';
import { useImageTypes } from '#industrial/editing/image-types.ts';

interface ComplexCameraProps extends Pick<CameraSheetProps, 'file' | 'onClose'> {
  readonly complex: Pick<FullComplex, 'id' | 'name'>;
}

/** Dialog that adds a photo just taken to the complex itself. */
export default function ComplexCamera({ complex: { id, name }, ...sheet }: ComplexCameraProps) {
  const types = useImageTypes();
  const client = useQueryClient();
  return (
    <CameraSheet
      {...sheet}
      owner={`Комплекс ${name}`}
      types={types}
      attach={async (imageId, type) => {
        const loaded = await client.fetchQuery(ownComplexQuery(id));
        await attachPhoto(complexEntity, { client, loaded }, imageId, type);
      }}
    />
  );
}
