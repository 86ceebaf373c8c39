import type { MemberClient } from '@hospital/sdk/member'
import type { SelectOption } from '@hospital/ui'
import { answerOf } from '../../../personal-data/read.ts'
import type { Read } from '../../../personal-data/read.ts'

/** The operations that read the lists of the form. */
const lists = {
  agama: 'listReligions',
  gol_darah: 'listBloodTypes',
  bahasa: 'listLanguages',
  suku_bahasa: 'listEthnicLanguages',
  status_kawin: 'listMaritalStatuses',
  pendidikan: 'listEducationLevels',
  pekerjaan: 'listOccupations',
  kodept: 'listGuarantors',
  kd_perusahaan: 'listCompanies',
} as const satisfies Readonly<Record<string, keyof MemberClient>>

/** A list that the form chooses from, named as its field. */
export type ReferenceName = keyof typeof lists

/** A choice. For a company that pays for its employees, with its guarantor code. */
export interface ReferenceOption extends SelectOption {
  readonly guarantor?: string
}

interface ReferenceAnswer {
  readonly data: readonly { readonly kode: string; readonly nama: string; readonly kodept?: string | null }[]
}

/** A list that a form chooses from. Codes of older tables are padded with blanks. */
export const readReference = (name: ReferenceName): Read<readonly ReferenceOption[]> => ({
  operation: lists[name],
  isReference: true,
  call: ({ member }, signal) =>
    answerOf<ReferenceAnswer, readonly ReferenceOption[]>(member[lists[name]](undefined, { signal }), ({ data }) =>
      data.map(({ kode, nama, kodept }) => ({
        value: kode.trim(),
        label: nama,
        ...(kodept && { guarantor: kodept.trim() }),
      })),
    ),
})
