/**
 * The attribute of the root element that a script may set while the page's own scripts are on their way, and has to
 * take off again whether they came or not. Pictures that are not among the first to be seen are not fetched meanwhile:
 * a slow network would share itself between them and what makes the page work.
 */
export const awaitingScriptsAttribute = 'data-awaiting-scripts'
