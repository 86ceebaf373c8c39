/** The id of the script that starts the site. Its file's name changes with each build: it names all other files. */
export const entryId = 'entry'

/** The header in which a page's data names the build that its document would have, by the address of the entry. */
export const buildHeader = 'Build'

/** Whether an answer comes from the build that this document came from. After a release it does not. */
export const isOwnBuild = ({ headers }: Response): boolean =>
  headers.get(buildHeader) === document.getElementById(entryId)?.getAttribute('src')
