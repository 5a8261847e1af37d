import { HeroImages } from './hero-images.tsx';
import { SettingToggles } from './setting-toggles.tsx';

/** How the site works, and the pictures at the top of its landing page. */
export const SiteSettingsTab = () => (
  <div className="grid grid-cols-1 gap-10">
    <SettingToggles />
    <HeroImages />
  </div>
);
