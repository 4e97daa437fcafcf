import { formatDate } from '@gektar/format/date.ts';
import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { missing } from '@gektar/format/words.ts';
import { Link, type LinkOptions } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { FoldButton } from '#ui/button/fold-button.tsx';
import { Caption } from '#ui/layout/caption.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Truncate } from '#ui/layout/truncate.ts';
import card from '#ui/piece/entity-card.module.css';
import { Tag } from '#ui/piece/tag.tsx';
import classes from './request-card.module.css';

/** Height of a folded card (px), see request-card.module.css. */
export const REQUEST_CARD_HEIGHT = 164;

/** Props of a card from its list. */
export interface RequestCardProps<Request> {
  readonly request: Request;
  readonly isLit?: boolean | undefined;
  readonly onHover?: ((isOver: boolean) => void) | undefined;
}

interface Listed {
  readonly name: string;
  readonly isEnabled: boolean;
  readonly requestDate: string;
  readonly countRequrestSelectionItems: number;
}

export interface RequestCardFrameProps extends RequestCardProps<Listed> {
  readonly link: LinkOptions;
  /** After 'В архиве'. */
  readonly tags?: ReactNode;
  readonly company: ReactNode;
  readonly responsible: ReactNode;
  readonly numbers: readonly (readonly [label: string, value: string | null | undefined])[];
  /** Places and uses, in one line. */
  readonly line: string;
  readonly types: ReactNode;
  /** Link to the selection, and the noun of its items. */
  readonly selection: { readonly link: LinkOptions; readonly counted: PluralForms };
  /** The unfolded content, under the card. */
  readonly panel: () => ReactNode;
}

/** Client, criteria, places and distance of a request; a click unfolds the rest (1§2, 3§2). */
export function RequestCardFrame({ request, isLit, onHover, ...about }: RequestCardFrameProps) {
  const [isExpanded, setExpanded] = useState(false);
  const panelId = useId();
  const { name, isEnabled, requestDate, countRequrestSelectionItems: count } = request;
  return (
    <Stack
      rule="bottom"
      as="article"
      isFlex
      gap={2}
      hasFigures
      pad="12px var(--gutter) 10px"
      className={`${classes.card} ${card.lit}`}
      aria-label={name}
      data-lit={isLit || undefined}
      data-off={!isEnabled || undefined}
      onPointerEnter={() => onHover?.(true)}
      onPointerLeave={() => onHover?.(false)}
    >
      <Row gap={8} className={classes.head}>
        <Link {...about.link} className={`${card.title} ${card.above} ${classes.name}`} title={name}>
          {name}
        </Link>
        {!isEnabled && <Tag tone="line">В архиве</Tag>}
        {about.tags}
        <Caption as="span" size={12} isOnLine tone="mute" isAside isFirm>
          {formatDate(requestDate)}
        </Caption>
      </Row>
      <Row as="p" align="stretch" gap={6} size={13} tone="soft" lines="whole" isSlim className={classes.who}>
        {about.company}
        <Caption as="span" tone="mute">
          ·
        </Caption>
        {about.responsible}
      </Row>
      <Row as="dl" align="stretch" wrap gap="4px 16px" above={6} below={6} className={classes.numbers}>
        {about.numbers.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd title={value ?? undefined}>{value || <span className="nil">{missing.dash}</span>}</dd>
          </div>
        ))}
      </Row>
      <Truncate as="p" size={13} className={card.quiet} title={about.line}>
        {about.line}
      </Truncate>
      <Row gap={10} size={12} tone="soft" lines="whole" className={classes.foot}>
        <Row as="span" align="stretch" gap={10} isSlim className={classes.types}>
          {about.types}
        </Row>
        <Link {...about.selection.link} className={`${classes.count} ${card.above}`}>
          {count === 0 ? 'Подборка пуста' : `В подборке ${formatCountOf(count, about.selection.counted)}`}
        </Link>
        <FoldButton isOpen={isExpanded} onChange={setExpanded} controls={panelId} />
      </Row>
      <div id={panelId}>{isExpanded && about.panel()}</div>
    </Stack>
  );
}
