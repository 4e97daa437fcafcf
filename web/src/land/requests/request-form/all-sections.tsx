import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { AboutSection } from './about-section.tsx';
import { AdvantagesSection } from './advantages-section.tsx';
import { ExtraSection } from './extra-section.tsx';
import { UtilitiesSection } from './utilities-section.tsx';
import { WhatSection } from './what-section.tsx';
import { WhereSection } from './where-section.tsx';

/** The six sections of a request, new or edited. */
export function AllSections({ loaded }: { loaded: LandRequest | undefined }) {
  return (
    <>
      <AboutSection loaded={loaded} />
      <WhatSection />
      <WhereSection />
      <UtilitiesSection />
      <AdvantagesSection />
      <ExtraSection />
    </>
  );
}
