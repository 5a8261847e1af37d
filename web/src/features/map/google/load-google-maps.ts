const WAITS_MS = [1_000, 2_000, 4_000];
const CALLBACK = 'wellspringGoogleMapsReady';

const isHere = (): boolean => typeof google !== 'undefined' && 'maps' in google;

const scriptUrl = (apiKey: string): string =>
  `https://maps.googleapis.com/maps/api/js?${new URLSearchParams({ key: apiKey, v: 'weekly', loading: 'async', callback: CALLBACK })}`;

/** One try. Google calls back when its script is whole. @throws Error when the script does not come */
const addScript = (apiKey: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    Reflect.set(globalThis, CALLBACK, () => resolve());
    script.src = scriptUrl(apiKey);
    script.async = true;
    const { nonce } = document.querySelector<HTMLScriptElement>('script[nonce]') ?? {};
    if (nonce) script.nonce = nonce;
    script.onerror = () => {
      script.remove();
      reject(new Error('The script of Google Maps could not be loaded'));
    };
    document.head.append(script);
  });

const pause = (milliseconds: number): Promise<void> => new Promise((resume) => setTimeout(resume, milliseconds));

const load = async (apiKey: string): Promise<void> => {
  if (isHere()) return;
  for (const wait of WAITS_MS)
    try {
      return await addScript(apiKey);
    } catch {
      await pause(wait);
    }
  return addScript(apiKey);
};

let loading: Promise<void> | null = null;

/** Loads the script of Google Maps once a page, trying it again up to three times: after 1, 2 and 4 s. @throws Error when it never comes */
export const loadGoogleMaps = (apiKey: string): Promise<void> => {
  loading ??= load(apiKey).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
};
