// One calm picture for each kind of place: what it shows, its hue and its accent.
import * as alternativeMedicine from './scenes/alternative-medicine.mjs';
import * as fallback from './scenes/default.mjs';
import * as meditationCenter from './scenes/meditation-center.mjs';
import * as naturalSite from './scenes/natural-site.mjs';
import * as spaCenter from './scenes/spa-center.mjs';
import * as thermalSprings from './scenes/thermal-springs.mjs';

export const scenes = {
  'thermal-springs': { draw: thermalSprings.draw, hue: '#b05a3c', accent: '#e08a55' },
  'meditation-center': { draw: meditationCenter.draw, hue: '#6a5a9c', accent: '#e6a96b' },
  'natural-site': { draw: naturalSite.draw, hue: '#2f7a4a', accent: '#f0c987' },
  'spa-center': { draw: spaCenter.draw, hue: '#0f766e', accent: '#f2b27a' },
  'alternative-medicine': { draw: alternativeMedicine.draw, hue: '#5f7d2a', accent: '#f0cf7a' },
  default: { draw: fallback.draw, hue: '#2b7d86', accent: '#e08a55' },
};
