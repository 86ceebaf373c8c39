/**
 * Opens the share sheet for a file. Closing the sheet ends the action. A browser may not open the sheet, for example if the press was too
 * long before the file arrived: then the file is saved instead.
 */
export const shareFile = async (file: File, save: (file: File) => void): Promise<void> => {
  try {
    await navigator.share({ files: [file] })
  } catch (cause) {
    if (!(cause instanceof DOMException && cause.name === 'AbortError')) save(file)
  }
}
