/** Milliseconds after which the browser has read the file that it saves. */
const taken = 60_000

/** Offers the visitor a file that was made in the browser. Nothing is sent. */
export const saveFile = (name: string, type: string, content: BlobPart): void => {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), taken)
}
