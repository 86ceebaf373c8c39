import { useMessage } from '../../../i18n/use-message.ts'
import { fieldLabels } from '../person/form-labels.ts'

/** The labels of all fields of the registration, by name, in the page's language. */
export const useLabels = (): Readonly<Record<string, string>> => {
  const message = useMessage()
  return Object.fromEntries(Object.entries(fieldLabels).map(([name, label]) => [name, message(label)]))
}
