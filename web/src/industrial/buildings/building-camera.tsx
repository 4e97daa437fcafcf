import { useQueryClient } from '@tanstack/react-query';
import { attachPhoto } from '#files/attach-photo.ts';
import { CameraSheet, type CameraSheetProps } from '#files/camera-sheet.tsx';
import { buildingQuery } from '#industrial/editing/edit-data.ts';
import { useImageTypes } from '#industrial/editing/image-types.ts';
import { buildingEntityIn } from './building-form/building-entity.ts';

interface BuildingCameraProps extends Pick<CameraSheetProps, 'file' | 'onClose'> {
  readonly building: { readonly id: string; readonly name: string };
  readonly complexId: string;
}

/** Dialog that adds a photo just taken to a building. */
export default function BuildingCamera({ building: { id, name }, complexId, ...sheet }: BuildingCameraProps) {
  const types = useImageTypes();
  const client = useQueryClient();
  return (
    <CameraSheet
      {...sheet}
      owner={`Здание ${name}`}
      types={types}
      attach={async (imageId, type) => {
        const loaded = await client.fetchQuery(buildingQuery(id));
        await attachPhoto(buildingEntityIn(complexId, ''), { client, loaded }, imageId, type);
      }}
    />
  );
}
