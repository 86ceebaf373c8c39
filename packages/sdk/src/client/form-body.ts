type FormValue = string | number | boolean | Blob | null | undefined

/**
 * Encodes an object as multipart/form-data: files as files, lists as repeated fields, null and undefined left out,
 * anything else as text. A file of React Native is no Blob but `{ uri, name, type }`, which its FormData takes as it is.
 */
export const toFormData = (body: Readonly<Record<string, FormValue | readonly FormValue[]>>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    for (const item of [value].flat()) {
      if (item === undefined || item === null) continue
      form.append(name, typeof item === 'object' ? item : String(item))
    }
  }
  return form
}
