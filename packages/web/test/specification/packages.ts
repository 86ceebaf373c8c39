import type { RulesOf } from './rule.ts'

/** Health packages and their reservation. */
export const packageRules = {
  'packages.validity': ['4 States', 'Packages show only while tgl_berakhir is after today'],
  'packages.validity-asked': ['4 States', 'The CMS is asked for packages still on offer'],
  'packages.ended': ['4 States', 'A package that has ended has no page'],
  'packages.list': ['7 Calls', 'Packages: paged, by category and by search'],
  'packages.page-size': ['9 Constants', 'Lists of packages: capped at 10'],
  'packages.facts': ['3 Entities', 'Package: nama, keterangan, harga, tgl_berakhir and category'],
  'packages.related': ['7 Calls', 'Related packages, of the same category'],
  'packages.related-limit': ['9 Constants', 'Related packages: capped at 10'],
  'packages.reservation': ['7 Calls', 'POST /api/reservasi-paket-kesehatans with {data}'],
  'packages.reservation-days': ['7 Calls', 'A reservation is for a day from tomorrow on, while the package lasts'],
} as const satisfies RulesOf<'packages'>
