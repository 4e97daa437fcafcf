import { formatDate } from '@gektar/format/date.ts';
import { IconHeartFilled, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IconButton } from '#ui/button/icon-button.tsx';
import { icon14, icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import classes from './already-in.module.css';
import type { Offer } from './offers.ts';
import { takeOutOfSelection } from './take-out-of-selection.ts';
import type { OfferedRequest, ToSelectionKind } from './to-selection-kind.ts';
import { useRequestWrites } from './use-request-writes.ts';

export interface AlreadyInProps {
  readonly kind: ToSelectionKind;
  /** Requests whose selections hold the object. */
  readonly offers: readonly Offer[];
  readonly objectId: string;
  /** The signed-in employee. */
  readonly me: string | undefined;
  readonly nameOfEmployee: (id: string) => string | undefined;
  /** A request was opened. */
  readonly onLeave: () => void;
  /** The object was removed from a selection, or put back. */
  readonly onChanged: () => void;
}

/**
 * 'Уже в подборках': requests whose selections hold the object, each a link. Employees may remove it from their own
 * selections, from those without a responsible employee, and where they added it themselves (N-06).
 */
export function AlreadyIn({ kind, offers, objectId, me, nameOfEmployee, onLeave, onChanged }: AlreadyInProps) {
  const client = useQueryClient();
  const { write, isPending, failureOf } = useRequestWrites();
  const takeOut = (request: OfferedRequest) =>
    write(request.id, () => takeOutOfSelection(client, kind, request, objectId).finally(onChanged));

  return (
    <section aria-label="Уже в подборках" className={`${classes.already} thin`}>
      <Text as="span" display="block" p="8px 12px 4px" size={12} c="soft">
        Уже в подборках
      </Text>
      <ul>
        {offers.map(({ request, held }) => {
          const { id, name, company, responsibleEmployeeId } = request;
          const isMine = responsibleEmployeeId === null || responsibleEmployeeId === me;
          const isRemovable = isMine || held?.addedByEmployeeId === me;
          const about = [
            !isMine && nameOfEmployee(responsibleEmployeeId),
            company?.name,
            isMine && held && `${kind.added.toLowerCase()} ${formatDate(held.dateTimeCreated)}`,
          ];
          return (
            <Row as="li" key={id} gap={8} p="4px 12px" justify="space-between">
              <Link {...kind.selectionOf(id)} className={classes.name} onClick={onLeave}>
                {name}
                <small>{about.filter(Boolean).join(' · ')}</small>
                {failureOf(id) !== undefined && (
                  <small className={classes.failure} role="alert">
                    Не убрано. {failureOf(id)}
                  </small>
                )}
              </Link>
              <Row as="span" gap={4} flex="none" c="accent" size={13}>
                {held?.isClientFavorite && (
                  <IconHeartFilled {...icon14} aria-hidden={false} aria-label="Отмечено клиентом" role="img" />
                )}
                {isRemovable ? (
                  <IconButton
                    label={`Убрать из подборки: ${name}`}
                    icon={<IconX {...icon16} />}
                    variant="subtle"
                    size={28}
                    isLoading={isPending(id)}
                    onClick={() => void takeOut(request)}
                  />
                ) : (
                  'подборка коллеги'
                )}
              </Row>
            </Row>
          );
        })}
      </ul>
    </section>
  );
}
