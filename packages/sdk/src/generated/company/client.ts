// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.

import type { Call, OperationRoutes } from '../../client/contract.ts'
import type { operations } from './types.ts'

/** The route and bearer of each operation of company.openapi.yaml. */
export const companyRoutes = {
  companyLogin: { method: 'POST', path: '/company/login', bearer: 'empty' },
  companyAdminLogin: { method: 'POST', path: '/company/admin/login', bearer: 'empty' },
  getActivationInvitation: { method: 'POST', path: '/company/activation/undangan', bearer: 'empty' },
  activateCompanyUser: { method: 'POST', path: '/company/activation', bearer: 'empty' },
  getCompanyProfile: { method: 'GET', path: '/company/profile', bearer: 'token' },
  updateCompanyProfile: { method: 'POST', path: '/company/profile/update', bearer: 'token' },
  listCompanyEmployees: { method: 'POST', path: '/company/karyawan', bearer: 'token', reads: true },
  getCompanyEmployee: { method: 'GET', path: '/company/karyawan/detail', bearer: 'token' },
  listCompanyMcuResults: { method: 'POST', path: '/company/mcu', bearer: 'token', reads: true },
  getCompanyMcuResult: { method: 'GET', path: '/company/mcu/detail', bearer: 'token' },
  getCompanyMcuSummary: { method: 'GET', path: '/company/mcu/rangkuman', bearer: 'token' },
  listAccidentReferrals: { method: 'GET', path: '/company/rujukan_kecelakaan', bearer: 'token' },
  getAccidentReferral: { method: 'GET', path: '/company/rujukan_kecelakaan/detail', bearer: 'token' },
  createAccidentReferral: { method: 'POST', path: '/company/rujukan_kecelakaan/create', bearer: 'token' },
  storeReferralLetter: { method: 'POST', path: '/company/rujukan_kecelakaan/surat_jaminan', bearer: 'token', form: true },
  cancelAccidentReferral: { method: 'POST', path: '/company/rujukan_kecelakaan/cancel', bearer: 'token' },
  listCorporateClients: { method: 'POST', path: '/company/admin/perusahaan', bearer: 'token', reads: true },
  createCorporateClient: { method: 'POST', path: '/company/admin/perusahaan/create', bearer: 'token' },
  updateCorporateClient: { method: 'POST', path: '/company/admin/perusahaan/update', bearer: 'token' },
  listCorporateUsers: { method: 'POST', path: '/company/admin/users', bearer: 'token', reads: true },
  createCorporateUser: { method: 'POST', path: '/company/admin/users/create', bearer: 'token' },
  updateCorporateUser: { method: 'POST', path: '/company/admin/users/update', bearer: 'token' },
  sendCompanyActivation: { method: 'POST', path: '/company/admin/users/kirim_aktivasi', bearer: 'token' },
  importEmployees: { method: 'POST', path: '/company/admin/karyawan/impor', bearer: 'token' },
} as const satisfies OperationRoutes

/** The calls of the contract. None of them throws: each resolves with `{ data }` or `{ error }`. */
export interface CompanyClient {
  /**
   * Log a company user in
   *
   * Exchanges email and password for a bearer token. Role 1 is accepted here too; the site then leads to the admin-corporate page. Wrong credentials, an account that is not yet activated or is switched off, and an ended contract are refusals inside a 200, never a 401.
   *
   * `POST /company/login`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  companyLogin: Call<operations['companyLogin']>
  /**
   * Log a corporate admin in
   *
   * Like `companyLogin`, but only for role 1. Any other user is refused, in the same words as for a wrong password.
   *
   * `POST /company/admin/login`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  companyAdminLogin: Call<operations['companyAdminLogin']>
  /**
   * Read an invitation
   *
   * What the page of an invitation shows before a password is set. The link in the invitation is `{site}/company-area/activation#undangan={token}`: the token is a secret, so it is in the fragment, which no server and no log gets. A token that never was, or was replaced by a newer invitation, is a 404.
   *
   * `POST /company/activation/undangan`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  getActivationInvitation: Call<operations['getActivationInvitation']>
  /**
   * Activate an invited company user
   *
   * Sets a password with the token of the invitation, once: the first one, or another in place of a forgotten one, which ends the user's sessions. The answer has no session: the user logs in afterwards. An expired or used invitation is a refusal inside a 200, an unknown one a 404.
   *
   * `POST /company/activation`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  activateCompanyUser: Call<operations['activateCompanyUser']>
  /**
   * Read the company profile
   *
   * Gives the company of the caller. A corporate admin (role 1) belongs to no company and gets 403.
   *
   * `GET /company/profile`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  getCompanyProfile: Call<operations['getCompanyProfile']>
  /**
   * Change the company profile
   *
   * Changes contact data of the company of the caller and answers the whole profile as it is then. A corporate admin uses `updateCorporateClient` instead and gets 403 here.
   *
   * `POST /company/profile/update`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  updateCompanyProfile: Call<operations['updateCompanyProfile']>
  /**
   * List registered employees
   *
   * Registered employees, ordered and filtered as asked for, with the sites and departments that there are to filter by. Paged. The list is empty, with `total: 0`, when nothing was found. Rows with the same value, or without one, are by name and then by id, so that no row is on two pages; without a value they come last in both directions, but for the latest check-up: who was never examined is before the earliest day, since their check-up is due most. Reads only, although it is a POST: names of people belong in no address.
   *
   * `POST /company/karyawan`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  listCompanyEmployees: Call<operations['listCompanyEmployees']>
  /**
   * Read an employee
   *
   * One employee with check-up conclusions and consent. An employee of another company answers 404, so that ids cannot be probed.
   *
   * `GET /company/karyawan/detail`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  getCompanyEmployee: Call<operations['getCompanyEmployee']>
  /**
   * List MCU results
   *
   * Finished check-ups of the employees, the latest first, with the conclusion alone, and the years and departments that there are to filter by. Paged. The list is empty, with `total: 0`, when nothing was found. `faktor_risiko` finds only check-ups whose employee lets the employer see risk factors today (scope saran): a filter must not tell what the result itself withholds. Reads only, although it is a POST: names of people belong in no address.
   *
   * `POST /company/mcu`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  listCompanyMcuResults: Call<operations['listCompanyMcuResults']>
  /**
   * Read an MCU result
   *
   * One check-up: conclusion and restrictions of work, and the medical details that the employee lets the employer see. `detail_medis` is null without a valid consent; parts outside its scope are null. `mcu_sebelumnya` has the same employee's check-up before this one to compare with, withheld by the same consent. A corporate admin sees no more than the company does. A result of another company answers 404.
   *
   * `GET /company/mcu/detail`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  getCompanyMcuResult: Call<operations['getCompanyMcuResult']>
  /**
   * Read the health summary
   *
   * Chart data of one company and one year: counts per conclusion, risk factor, department, and class of blood pressure, blood sugar, blood fat and body mass index, and per year. **Nothing in it depends on a medical detail of an employee who does not let the employer see it**:
   *
   * 1. Who was examined and each conclusion of fitness are counted exactly, for all employees: the company is shown both by name anyway.
   * 2. Findings are counted among those employees only whose consent opens them today: risk factors with the scope `saran`, blood pressure and body mass index with `pengukuran`, blood sugar and blood fat with `laboratorium`. `jumlah_setuju` says how many these are. So an answer stays the same whatever was found with anybody else, and no comparison of answers, lists, filters and years tells anything about them.
   * 3. Counts of findings are rounded down to a multiple of 5; 0 means "fewer than 5". Where fewer than 5 employees agreed, their lists are empty.
   *
   * At most one of `lokasi`, `departemen`, `kelompok_usia` and `gender` in a call; two are a 422. `pilihan` has the groups of the year. A group without results, and a year without results, answer zeros.
   *
   * `GET /company/mcu/rangkuman`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  getCompanyMcuSummary: Call<operations['getCompanyMcuSummary']>
  /**
   * List work-accident referrals
   *
   * Referrals after work accidents, the latest accident first. Paged. The list is empty, with `total: 0`, when nothing was found.
   *
   * `GET /company/rujukan_kecelakaan`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  listAccidentReferrals: Call<operations['listAccidentReferrals']>
  /**
   * Read a work-accident referral
   *
   * One referral with its history and what it means for work. Diagnosis and treatment only with consent (`detail_medis` is null otherwise). A referral of another company answers 404.
   *
   * `GET /company/rujukan_kecelakaan/detail`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  getAccidentReferral: Call<operations['getAccidentReferral']>
  /**
   * Refer an employee after a work accident
   *
   * Announces an injured employee to a hospital; the referral starts as diajukan. It is no emergency call: in danger of life call the emergency number first. Refused when the employee is inactive or the same accident was referred already. A field error when the accident is in the future or more than 30 days ago, or when the guarantor's number is missing: `no_kpj` for bpjs_ketenagakerjaan, `nama_asuransi` and `no_polis` for asuransi. Not idempotent: read the list before repeating it after a timeout. The guarantee letter follows by `storeReferralLetter`.
   *
   * `POST /company/rujukan_kecelakaan/create`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  createAccidentReferral: Call<operations['createAccidentReferral']>
  /**
   * Store the guarantee letter of a work-accident referral
   *
   * Uploads the letter by which the company or the insurer guarantees payment: one file (JPEG, PNG or PDF, at most 5 MiB). It follows the referral, so that a slow or failed upload never delays the announcement of an injured person. A second letter replaces the first, so sending it again after a timeout does no harm. Refused once the referral is selesai, ditolak or dibatalkan.
   *
   * `POST /company/rujukan_kecelakaan/surat_jaminan`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  storeReferralLetter: Call<operations['storeReferralLetter']>
  /**
   * Cancel a work-accident referral
   *
   * Cancels a referral that is still diajukan or diterima (`dapat_dibatalkan: true`); refused otherwise. It stays in the list as dibatalkan.
   *
   * `POST /company/rujukan_kecelakaan/cancel`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  cancelAccidentReferral: Call<operations['cancelAccidentReferral']>
  /**
   * List companies
   *
   * Only for role 1; others get 403. All companies, by name. Paged. The list is empty, with `total: 0`, when nothing was found. Reads only, although it is a POST: what is searched for belongs in no address.
   *
   * `POST /company/admin/perusahaan`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  listCorporateClients: Call<operations['listCorporateClients']>
  /**
   * Create a company
   *
   * Only for role 1; others get 403. A code already in use is a 422 with `errors.kd_perusahaan`.
   *
   * `POST /company/admin/perusahaan/create`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  createCorporateClient: Call<operations['createCorporateClient']>
  /**
   * Change a company
   *
   * Only for role 1; others get 403. Answers the whole company as it is then.
   *
   * `POST /company/admin/perusahaan/update`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  updateCorporateClient: Call<operations['updateCorporateClient']>
  /**
   * List company users
   *
   * Only for role 1; others get 403. Users of all companies or of one, by name. Paged. The list is empty, with `total: 0`, when nothing was found. Reads only, although it is a POST: names and addresses of people belong in no address.
   *
   * `POST /company/admin/users`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  listCorporateUsers: Call<operations['listCorporateUsers']>
  /**
   * Create a company user
   *
   * Only for role 1; others get 403. The user starts as menunggu_aktivasi; send the invitation with `sendCompanyActivation`. An email already in use is a 422 with `errors.email`.
   *
   * `POST /company/admin/users/create`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  createCorporateUser: Call<operations['createCorporateUser']>
  /**
   * Change a company user
   *
   * Only for role 1; others get 403. Answers the whole user as it is then. Refused for the own account when it would be switched off.
   *
   * `POST /company/admin/users/update`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  updateCorporateUser: Call<operations['updateCorporateUser']>
  /**
   * Send an activation invitation
   *
   * Only for role 1; others get 403. Emails a link to set a password, valid for 7 days, and ends the one before; a present password holds until the new one is set. Refused for a user who is nonaktif. More than once a minute per user is a 429.
   *
   * `POST /company/admin/users/kirim_aktivasi`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  sendCompanyActivation: Call<operations['sendCompanyActivation']>
  /**
   * Register many employees
   *
   * Only for role 1; others get 403. Checks (`periksa`) or registers (`simpan`) a batch of employees of one company. Each row is judged by itself: those without mistakes are registered, the others are answered with their mistakes. A whole file is sent in several batches; to register all rows or none, check every batch first and register only when no row was refused. Rows that break the schema make the whole batch a 422, and nothing is registered.
   * `kunci` makes repeats safe: while it is stored, for at least 24 hours, a second `simpan` of the same user with the same key, company and rows registers nothing and gets the first answer again. The same key with another company or other rows is a 422 with `errors.kunci`. A `periksa` registers nothing and is not stored. An unknown company is a 404, one that is nonaktif is refused.
   *
   * `POST /company/admin/karyawan/impor`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  importEmployees: Call<operations['importEmployees']>
}
