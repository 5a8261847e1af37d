import { NoAnswer, refusalIn } from './call-api.ts';

type Upload = {
  /** repeated with the same key, the call adds nothing new */
  readonly idempotencyKey: string;
  /** how much of it has left the browser, from 0 to 1 */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
};

/**
 * Sends a form with files by POST, and tells how far it has come: fetch cannot. @throws ApiError in the words of the server, or
 * AbortError
 */
export const upload = (
  path: `/api/${string}`,
  form: FormData,
  { idempotencyKey, onProgress, signal }: Upload,
): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('idempotency-key', idempotencyKey);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new NoAnswer());
    const giveUp = (): void => reject(new DOMException('The upload was given up', 'AbortError'));
    request.onabort = giveUp;
    request.onload = () => {
      const { status, statusText, responseText } = request;
      if (status < 200 || status > 299) return reject(refusalIn(status, responseText, statusText));
      try {
        const answer: unknown = JSON.parse(responseText);
        resolve(answer);
      } catch {
        reject(new NoAnswer());
      }
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) giveUp();
    else request.send(form);
  });
