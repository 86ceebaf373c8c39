/** The id of the line with the number of results: focus moves there when the list has changed. */
export const resultsId = 'hasil'
