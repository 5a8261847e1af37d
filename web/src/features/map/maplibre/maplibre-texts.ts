import type { Translate } from '@wellspring/words/translate';

/** What MapLibre says by itself, by its own ids. */
export const maplibreTexts = (t: Translate<'map'>): Record<string, string> => ({
  'AttributionControl.ToggleAttribution': t('map.toggleCredits'),
  'AttributionControl.MapFeedback': t('map.feedback'),
  'CooperativeGesturesHandler.MacHelpText': t('map.zoomByWheelOnMac'),
  'CooperativeGesturesHandler.MobileHelpText': t('map.moveByTouch'),
  'CooperativeGesturesHandler.WindowsHelpText': t('map.zoomByWheel'),
  'LogoControl.Title': t('map.logo'),
  'Map.Title': t('map.canvas'),
  'Marker.Title': t('map.marker'),
});
