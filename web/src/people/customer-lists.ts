import type { Company, Contact } from '@gektar/contract/people/customer.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { settingsQuery } from '#api/settings-data.ts';
import type { Option } from '#form/field/option.ts';
import { contactName } from './contact-name.ts';
import { awayWords, emptyListText, OWN, WAITING } from './customer-state.ts';

/** Delay before the waiting text appears (ms): on a shorter wait it would only flicker. */
const ANNOUNCED_WAIT_MS = 400;

/** Whether companies and contacts come from a CRM, and our own ones are marked (N-03). */
export function useHasCrm(): boolean {
  return useQuery(settingsQuery).data?.hasCrm ?? false;
}

export interface ListWords {
  /** Text of a list without options, instead of 'Нет данных'. */
  readonly emptyText: string;
  /** Text below the field while the CRM is slow. */
  readonly waiting: string | undefined;
  /** Text below the field while the CRM does not answer. */
  readonly away: string | undefined;
}

/**
 * Texts of a field about its list of choices.
 * @param list query of the list
 * @param other another query whose pending state also counts as waiting
 */
export function useListWords(list: CustomerList, other?: Waited): ListWords {
  const hasCrm = useHasCrm();
  const isWaiting = isAwaited(list);
  const isSlow = isWaiting || (other !== undefined && isAwaited(other));
  const away = awayWords(list.data ?? []);
  const [wasSlow] = useDebouncedValue(isSlow, ANNOUNCED_WAIT_MS);
  return {
    emptyText: emptyListText({ hasCrm, isWaiting, isError: list.isError || away !== undefined }),
    waiting: hasCrm && isSlow && wasSlow ? WAITING : undefined,
    away,
  };
}

type CustomerList = Waited &
  Pick<UseQueryResult<readonly Pick<Company, 'storedAt' | 'isCrmAway'>[]>, 'data' | 'isError'>;
type Waited = Pick<UseQueryResult, 'isFetching' | 'isPending' | 'isPlaceholderData'>;

/**
 * Whether an answer is pending: data of a previous search do not count as an answer, stored data being refreshed do.
 */
function isAwaited({ isFetching, isPending, isPlaceholderData }: Waited): boolean {
  return isFetching && (isPending || isPlaceholderData);
}

/** A company as an option, with a mark when it is not from the CRM. */
export function companyOption({ id, name, isOwn }: Pick<Company, 'id' | 'name' | 'isOwn'>): Option<string> {
  return { value: id, label: name, note: isOwn && OWN };
}

/** A contact as an option, with a mark when it is not from the CRM. */
export function contactOption(contact: Contact): Option<string> {
  return { value: contact.id, label: contactName(contact), note: contact.isOwn && OWN };
}
