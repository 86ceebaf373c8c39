import type { MessageId } from '../../../i18n/use-message.ts'
import type { companyFields } from './company-values.ts'

/** The labels of a company's contact data. */
export const companyLabels = {
  alamat: 'web.member.profile.address',
  kota: 'web.company.profile.city',
  provinsi: 'web.company.profile.province',
  kode_pos: 'web.company.profile.postalCode',
  email: 'web.company.profile.email',
  no_telp: 'web.company.profile.phone',
  website: 'web.company.profile.website',
  'pic.nama': 'web.form.name',
  'pic.jabatan': 'web.company.profile.position',
  'pic.email': 'web.form.email',
  'pic.no_telp': 'web.form.phone',
} as const satisfies Readonly<Record<(typeof companyFields)[number], MessageId>>
