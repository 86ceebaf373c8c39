/**
 * Opens the share sheet for a file. Closing the sheet ends it; a browser that does not open it, such as one for which the press lies too
 * far back when the file has arrived, is given the file to save.
 */
export const shareFile = async (file: File, save: (file: File) => void): Promise<void> => {
  try {
    await navigator.share({ files: [file] })
  } catch (cause) {
    if (!(cause instanceof DOMException && cause.name === 'AbortError')) save(file)
  }
}
