import type { MemberClient } from '@hospital/sdk/member'
import { useLocale } from '@hospital/ui'
import type { Locale, SelectOption } from '@hospital/ui'
import { useEffect, useState } from 'react'
import { registrationClient } from './registration-client.ts'

/** A list of the member API: which entries there are, by their codes. */
type ReadList = (
  member: MemberClient,
  options: { readonly signal: AbortSignal },
) => Promise<{
  readonly data?:
    | { readonly data: readonly { readonly kode: string; readonly nama: string; readonly kodept?: string | null }[] }
    | undefined
}>

/** The lists that the form chooses from, each by its own call. */
const lists = {
  agama: (member, options) => member.listReligions(undefined, options),
  gol_darah: (member, options) => member.listBloodTypes(undefined, options),
  bahasa: (member, options) => member.listLanguages(undefined, options),
  suku_bahasa: (member, options) => member.listEthnicLanguages(undefined, options),
  status_kawin: (member, options) => member.listMaritalStatuses(undefined, options),
  pendidikan: (member, options) => member.listEducationLevels(undefined, options),
  pekerjaan: (member, options) => member.listOccupations(undefined, options),
  kodept: (member, options) => member.listGuarantors(undefined, options),
  kd_perusahaan: (member, options) => member.listCompanies(undefined, options),
} as const satisfies Readonly<Record<string, ReadList>>

/** A list that the form chooses from, named as its field. */
export type ReferenceName = keyof typeof lists

/** A choice; of a company that pays for its employees, with its code as a guarantor. */
export interface ReferenceOption extends SelectOption {
  readonly guarantor?: string
}

/** What a field knows of its list. */
export type ReferenceState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly options: readonly ReferenceOption[] }
  | { readonly status: 'failed'; readonly retry: () => void }

type Options = readonly ReferenceOption[]

/** Reads a list and gives it to `show`, unless the call was aborted. Codes of older tables are padded with blanks. */
const readOptions = async (
  name: ReferenceName,
  locale: Locale,
  signal: AbortSignal,
  show: (options: Options | 'failed') => void,
): Promise<void> => {
  const readList: ReadList = lists[name]
  const { data } = await readList(registrationClient(locale), { signal })
  if (signal.aborted) return
  const optionOf = ({ kode, nama, kodept }: { kode: string; nama: string; kodept?: string | null }) => ({
    value: kode.trim(),
    label: nama,
    ...(kodept && { guarantor: kodept.trim() }),
  })
  show(data ? data.data.map(optionOf) : 'failed')
}

/** Reads a list, and again when asked to. Leaving the page aborts the first call. */
export const useReference = (name: ReferenceName): ReferenceState => {
  const locale = useLocale()
  const [options, setOptions] = useState<Options | 'failed'>()
  useEffect(() => {
    const controller = new AbortController()
    void readOptions(name, locale, controller.signal, setOptions)
    return () => controller.abort()
  }, [name, locale])
  if (options === undefined) return { status: 'loading' }
  if (options !== 'failed') return { status: 'ready', options }
  const retry = () => {
    setOptions(undefined)
    void readOptions(name, locale, new AbortController().signal, setOptions)
  }
  return { status: 'failed', retry }
}
