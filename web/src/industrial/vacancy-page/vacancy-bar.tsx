import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { CameraButton } from '#files/camera-button.tsx';
import { useActualization } from '#industrial/complexes/complex-view/complex-actions.tsx';
import { editAddresses } from '#industrial/editing/edit-addresses.ts';
import { phonesOfComplex } from '#industrial/people/complex-phones.ts';
import { ObjectBar } from '#ui/component/object-bar.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { pathOptions } from '#ui/path-options.ts';
import { useIsNarrow } from '#ui/use-media.ts';

const BuildingCamera = lazyPart(() => import('#industrial/buildings/building-camera.tsx'));

export interface VacancyBarProps {
  readonly vacancy: VacancyRow;
  /** Complex of the vacancy, which has the phone numbers; undefined until loaded. */
  readonly complex: FullComplex | undefined;
}

/** Main actions of the vacancy on a narrow screen; a photo taken there is added to its building. */
export function VacancyBar(props: VacancyBarProps) {
  return useIsNarrow() ? <Bar {...props} /> : null;
}

function Bar({ vacancy: { id, complexId, buildingId, buildingName }, complex }: VacancyBarProps) {
  const actualize = useActualization(complexId, 'actualizeVacancies');
  return (
    <ObjectBar
      edit={pathOptions({ to: editAddresses.editVacancy(complexId, buildingId, id) })}
      phones={complex ? phonesOfComplex(complex, buildingName) : []}
      actualize={actualize}
    >
      <CameraButton
        sheet={(file, onClose) => (
          <BuildingCamera
            building={{ id: buildingId, name: buildingName }}
            complexId={complexId}
            file={file}
            onClose={onClose}
          />
        )}
      />
    </ObjectBar>
  );
}
