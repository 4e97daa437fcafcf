import type { FullBuilding } from '@gektar/contract/industrial/buildings/building.ts';
import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import { CameraButton } from '#files/camera-button.tsx';
import { editAddresses } from '#industrial/editing/edit-addresses.ts';
import { phonesOfComplex } from '#industrial/people/complex-phones.ts';
import { ObjectBar } from '#ui/component/object-bar.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { pathOptions } from '#ui/path-options.ts';
import { useIsNarrow } from '#ui/use-media.ts';
import { useActualization } from './complex-actions.tsx';

const ComplexCamera = lazyPart(() => import('./complex-camera.tsx'));
const BuildingCamera = lazyPart(() => import('#industrial/buildings/building-camera.tsx'));

export interface ComplexBarProps {
  readonly complex: FullComplex;
  /** Building chosen in the URL; undefined while the first building is shown by default. */
  readonly building: Pick<FullBuilding, 'id' | 'name'> | undefined;
}

/**
 * Main actions of the complex on a narrow screen; a photo taken there is added to the chosen building, or else to the
 * complex.
 */
export function ComplexBar(props: ComplexBarProps) {
  return useIsNarrow() ? <Bar {...props} /> : null;
}

function Bar({ complex, building }: ComplexBarProps) {
  const actualize = useActualization(complex.id, 'actualize');
  return (
    <ObjectBar
      edit={pathOptions({ to: editAddresses.editComplex(complex.id) })}
      phones={phonesOfComplex(complex)}
      actualize={actualize}
    >
      <CameraButton
        sheet={(file, onClose) =>
          building ? (
            <BuildingCamera building={building} complexId={complex.id} file={file} onClose={onClose} />
          ) : (
            <ComplexCamera complex={complex} file={file} onClose={onClose} />
          )
        }
      />
    </ObjectBar>
  );
}
