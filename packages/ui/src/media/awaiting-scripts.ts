/**
 * The attribute of the root element that a script may set until the page's own scripts have come and taken it over, and has
 * to take off again where they do not come. Pictures that are not among the first to be seen are not fetched meanwhile:
 * a slow network, and a slow processor, would share themselves between them and what makes the page work.
 */
export const awaitingScriptsAttribute = 'data-awaiting-scripts'
