/** The two ways in, as the address names them. */
export type Mode = 'login' | 'register';

export const modeOf = (query: URLSearchParams): Mode => (query.get('mode') === 'register' ? 'register' : 'login');

export const tabId = (mode: Mode): string => `tab-${mode}`;
export const panelId = (mode: Mode): string => `panel-${mode}`;
