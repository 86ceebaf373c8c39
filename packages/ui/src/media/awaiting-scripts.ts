/**
 * The attribute of the root element that a script may set until the page's own scripts have loaded and hydrated it, and must remove if they
 * fail to load. Until then the browser fetches no lazy pictures: on a slow network or processor they would compete with the scripts.
 */
export const awaitingScriptsAttribute = 'data-awaiting-scripts'
