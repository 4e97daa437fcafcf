import { requestEntity } from '#industrial/requests/request-form/request-entity.ts';
import { NewRequestForm } from '#sharing/to-selection/new-request-form.tsx';
import type { NewRequestProps } from '#sharing/to-selection/to-selection-kind.ts';

/** The short form of a request for vacancies. */
export default function NewRequestForVacancies(props: NewRequestProps) {
  return <NewRequestForm {...props} entity={requestEntity} />;
}
