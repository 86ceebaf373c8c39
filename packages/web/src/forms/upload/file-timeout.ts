/**
 * Milliseconds for a whole call that sends or fetches files, such as the photographs of two cards on a slow connection. The SDK's own
 * limit is for answers without files. As long as the server waits for a request (`requestTimeout`).
 */
export const fileTimeout = 180_000
