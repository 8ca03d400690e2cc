/** The header of an answer that the service worker had kept, because the server did not answer. */
export const KEPT = 'X-Posse-Kept';
