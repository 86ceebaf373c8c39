/** The id of the line that tells how much a filtered list holds: where focus belongs when the list has changed. */
export const resultsId = 'hasil'
