import { formatShare } from '@gektar/format/number.ts';
import { IconCheck, IconX } from '@tabler/icons-react';
import { Link, type LinkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { linkClass } from '#ui/button/link-button.tsx';
import { KeysInside } from '#ui/component/keys-inside.tsx';
import { icon14 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import classes from './match-reasons.module.css';
import { conditionsWords } from './met-conditions.ts';

/** A condition of a request with the object's value (M-05). */
export interface MatchReason {
  readonly name: string;
  readonly isMet: boolean;
  /** The object's value: '5 200,00 м²'. */
  readonly there: ReactNode;
  /** The requested value, if informative: 'от 9 000,00 м²'. */
  readonly asked?: ReactNode;
}

export interface MatchReasonsProps {
  readonly name: string;
  readonly page: LinkOptions;
  readonly reasons: readonly MatchReason[];
  /** Object of the verb 'открыть': 'вакансию'. */
  readonly oneAsObject: string;
  readonly onClose: () => void;
}

/** Every condition of a request, with the object's and the requested value (M-05). */
export function MatchReasons({ name, page, reasons, oneAsObject, onClose }: MatchReasonsProps) {
  return (
    // Space inside closes it, as do Esc and a press outside.
    <KeysInside
      className={classes.panel}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        onClose();
      }}
    >
      <Row wrap="wrap" gap="4px 8px" size={13} tabular mb={8}>
        <Link {...page} className={linkClass ?? ''}>
          {name}
        </Link>
        <MatchShare reasons={reasons} />
      </Row>
      {reasons.length > 0 && (
        <table className={classes.reasons}>
          <thead className="sr">
            <tr>
              <th>Условие</th>
              <th>Что есть и что нужно</th>
            </tr>
          </thead>
          <tbody>
            {reasons.map((reason) => (
              <tr key={reason.name}>
                <th scope="row">
                  {reason.isMet ? (
                    <IconCheck {...icon14} className="ok" aria-label="Выполнено" />
                  ) : (
                    <IconX {...icon14} className="danger" aria-label="Не выполнено" />
                  )}
                  {reason.name}
                </th>
                <td>
                  {reason.there} {reason.asked && <span className="soft">нужно {reason.asked}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Text size={12} c="soft" mt={8}>
        Пустые условия запроса не считаются. Пробел — свернуть, Enter — открыть {oneAsObject}
      </Text>
    </KeysInside>
  );
}

function MatchShare({ reasons }: Pick<MatchReasonsProps, 'reasons'>) {
  const met = reasons.filter(({ isMet }) => isMet).length;
  if (reasons.length === 0) return <span className="soft">У запроса нет условий</span>;
  return (
    <>
      <ShareBar share={met / reasons.length} />
      <span className="soft">{conditionsWords(met, reasons.length)}</span>
    </>
  );
}

/** A whole percentage, never rounded up: 100 % means all. */
export function shareText(share: number): string {
  return formatShare(Math.floor(share * 100) / 100);
}

/** A share as a bar and in words. */
export function ShareBar({ share }: { share: number }) {
  return (
    <>
      <span className={classes.track}>
        <span className={classes.fill} style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
      {shareText(share)}
    </>
  );
}
