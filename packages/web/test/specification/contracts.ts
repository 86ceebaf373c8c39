import type { RulesOf } from './rule.ts'

/** Requests and answers: contracts, the SDK and the mock back ends. */
export const contractRules = {
  'contracts.calls': ['7 Calls', 'Every call of the specification is in a contract, and no other claims to be'],
  'contracts.fields': ['3 Entities', 'The fields of users, families, registrations, records, menus and requests'],
  'contracts.cms-fields': [
    '3 Entities',
    'The fields of hospitals, doctors, services, articles, packages, events, videos, popups, testimonials and the home page',
  ],
  'contracts.content-reads': ['7 Calls', 'Content API (REST): addresses and parameters of the reads'],
  'contracts.graphql': ['7 Calls', 'POST /graphql is used for the content that has pages'],
  'contracts.documents': ['7 Calls', 'The documents fit the schema of the CMS'],
  'contracts.cms-token': ['6 Roles', 'CMS calls send a fixed bearer token in the headers'],
  'contracts.bearer-empty': ['6 Roles', 'Other authentication calls send an empty bearer value'],
  'contracts.instagram': ['7 Calls', 'GET /instagram-posts with a token header'],
  'contracts.products': ['7 Calls', "GET /product-categories?name returns the products; 'Recent Viewed' is one"],
  'contracts.paging': ['3 Entities', 'Paging metadata: total, page, pageSize, pageCount'],
  'contracts.reference-data': ['7 Calls', 'GET /data/{x}: reference lists'],
  'contracts.regions': ['7 Calls', 'GET /data/desa?term and /data/wilayah-auto, which returns kel, kec, kokab, prov'],
  'contracts.hospital-registration': ['7 Calls', 'POST /register; the response reads detail.detail.no_reg'],
  'contracts.mobile-registration': ['7 Calls', 'POST /registrasi_mobile_web with registration data and family_id'],
  'contracts.patient-records': ['7 Calls', 'GET /get_data_mobile_web?id_pasien and /drive-thru/v1/get_user_old'],
  'contracts.hospital-visits': ['7 Calls', 'GET /mobile/v1/dokter/history_kedatangan returns the visit history'],
  'contracts.operations': ['7 Calls', 'Every call is answered by the mock back ends as its contract promises'],
} as const satisfies RulesOf<'contracts'>
