import { AboutSection } from './about-section.tsx';
import { AddressSection } from './address-section.tsx';
import { AdvantagesSection } from './advantages-section.tsx';
import { ExtraSection } from './extra-section.tsx';
import { GeneralSection } from './general-section.tsx';
import { PhotosSection } from './photos-section.tsx';

/** The six sections of an object, new or edited (1§2). */
export function AllSections() {
  return (
    <>
      <AboutSection />
      <AddressSection />
      <GeneralSection />
      <AdvantagesSection />
      <ExtraSection />
      <PhotosSection />
    </>
  );
}
