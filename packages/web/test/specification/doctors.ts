import type { RulesOf } from './rule.ts'

/** Doctors and their schedules. */
export const doctorRules = {
  'doctors.active': ['4 States', 'Doctors are listed only with status aktif'],
  'doctors.active-asked': ['4 States', 'The CMS is asked for doctors with status aktif only'],
  'doctors.page-size': ['9 Constants', 'Doctor schedule page size: 10, starting at page 1'],
  'doctors.filters': ['7 Calls', 'Schedules are found by hospital, specialty, day and doctor'],
  'doctors.name-contains': ['9 Constants', 'Doctor search by name: case-insensitive contains'],
  'doctors.by-specialty': ['7 Calls', 'Doctors by name, specialty and hospital'],
  'doctors.specialty-limit': ['9 Constants', 'Doctor list for a specialty with no name: capped at 10'],
  'doctors.week': ['1 Product', 'Doctor schedules: the week of a doctor at each hospital'],
  'doctors.colleagues': ['7 Calls', 'Others of a specialty, without the doctor (excludedokter)'],
  'doctors.articles': ['7 Calls', 'Articles for the specialty of a doctor'],
  'doctors.photo-null': ['3 Entities', "The avatar string 'null' means none"],
  'doctors.photo-default': ['3 Entities', 'Without an avatar a default image is used'],
  'doctors.photo-address': ['3 Entities', 'Avatars come from a CDN path under uploads/dokter'],
} as const satisfies RulesOf<'doctors'>
