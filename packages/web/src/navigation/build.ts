/** The id of the script that starts the site. The name of its file changes with each build, since the file names all other files. */
export const entryId = 'entry'

/** The header with the build of a page's data, given as the address of the entry script. */
export const buildHeader = 'Build'

/** Whether an answer comes from the same build as this document. After a release it does not. */
export const isOwnBuild = ({ headers }: Response): boolean =>
  headers.get(buildHeader) === document.getElementById(entryId)?.getAttribute('src')
