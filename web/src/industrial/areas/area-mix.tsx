import { formatMeasured } from '@gektar/format/number.ts';
import { Tooltip } from '@mantine/core';
import { AreaMark } from './area-mark.tsx';
import classes from './area-mix.module.css';
import { withRest } from './mix-parts.ts';
import { MixLegend, MixStrip, type MixStripProps } from './mix-strip.tsx';

export interface AreaMixProps extends MixStripProps {
  readonly hasLegend?: boolean | undefined;
}

/** A strip of areas per kind; their figures are in a legend below it, or in a tooltip. */
export function AreaMix({ hasLegend, ...strip }: AreaMixProps) {
  const { parts, limit = null } = strip;
  if (hasLegend) {
    return (
      <div>
        <MixStrip {...strip} />
        <MixLegend parts={parts} limit={limit} />
      </div>
    );
  }
  return (
    <Tooltip
      disabled={parts.length === 0}
      label={
        <dl className={classes.figures}>
          {withRest(parts, limit).map(({ kind, label, area }) => [
            <dt key={`${kind} name`}>
              <AreaMark kind={kind} isOnDark />
              {label}
            </dt>,
            <dd key={kind}>{formatMeasured(area)}</dd>,
          ])}
        </dl>
      }
    >
      <div className="slim">
        <MixStrip {...strip} />
      </div>
    </Tooltip>
  );
}
