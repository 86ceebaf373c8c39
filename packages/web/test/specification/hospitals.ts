import type { RulesOf } from './rule.ts'

/** Hospitals and their services. */
export const hospitalRules = {
  'hospitals.list': ['1 Product', 'Every hospital with its telephone and WhatsApp'],
  'hospitals.numbers': ['3 Entities', 'Hospital: telephone, WhatsApp, fax, email and address'],
  'hospitals.visiting': ['3 Entities', 'Hospital: jam_kunjungan (jam_awal, jam_akhir) and catatan_kunjungan'],
  'hospitals.about': ['3 Entities', 'Hospital: tentang_kami'],
  'hospitals.services': ['3 Entities', 'Hospital: its layanan_unggulans and layanan_spesialis'],
  'hospitals.ambulance': ['1 Product', 'Ambulance: numbers to call'],
  'hospitals.service-list': ['1 Product', 'Specialist services of a hospital, each with its doctors'],
  'hospitals.featured-texts': [
    '3 Entities',
    'Featured service: keterangan list (judul, keterangan, rumah_sakit), in English where there is a text',
  ],
  'hospitals.whole-lists': ['9 Constants', 'Specialist and hospital lists: unlimited (limit -1)'],
  'hospitals.read-to-end': ['9 Constants', 'A list that the CMS cuts off is read to its end'],
  'hospitals.endpoint': ['3 Entities', 'A base_endpoint is called only at an allowed https origin'],
} as const satisfies RulesOf<'hospitals'>
