import { requestEntity } from '#land/requests/request-form/request-entity.ts';
import { NewRequestForm } from '#sharing/to-selection/new-request-form.tsx';
import type { NewRequestProps } from '#sharing/to-selection/to-selection-kind.ts';

/** The short form of a request for plots. */
export default function NewRequestForPlots(props: NewRequestProps) {
  return <NewRequestForm {...props} entity={requestEntity} />;
}
