// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.

import type { FormConstraints } from '../../constraints/constraint.ts'

/** What the fields of operation `createContactMessage` may hold. */
export const createContactMessageConstraints = {
  nama: { required: true, minLength: 1, maxLength: 100 },
  email: { required: true, maxLength: 254, format: 'email' },
  no_telp: { pattern: '^(\\+62|62|0)\\d{8,13}$' },
  subjek: { maxLength: 150 },
  pesan: { required: true, minLength: 1, maxLength: 5000 },
  rumah_sakit: {},
} as const satisfies FormConstraints

/** What the fields of operation `createNewsletterSubscription` may hold. */
export const createNewsletterSubscriptionConstraints = {
  email: { required: true, maxLength: 254, format: 'email' },
  jenis_kelamin: { required: true, options: ['Laki-laki', 'Perempuan'] },
  whatsapp: { required: true, pattern: '^(\\+62|62|0)\\d{8,13}$' },
} as const satisfies FormConstraints

/** What the fields of operation `createPackageReservation` may hold. */
export const createPackageReservationConstraints = {
  nama_lengkap: { required: true, minLength: 1, maxLength: 100 },
  email: { maxLength: 254, format: 'email' },
  no_telp: { required: true, pattern: '^(\\+62|62|0)\\d{8,13}$' },
  tgl_lahir: { format: 'date' },
  tgl_reservasi: { required: true, format: 'date' },
  catatan: { maxLength: 1000 },
  paket: { required: true },
  rumah_sakit: {},
} as const satisfies FormConstraints

/** What the fields of operation `executeGraphql` may hold. */
export const executeGraphqlConstraints = {
  query: { required: true, minLength: 1 },
  variables: {},
  operationName: {},
  extensions: {},
} as const satisfies FormConstraints
