// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.

import type { Call, OperationRoutes } from '../../client/contract.ts'
import type { operations } from './types.ts'

/** The route and bearer of each operation of hospital-care.openapi.yaml. */
export const hospitalCareRoutes = {
  registerPatient: { method: 'POST', path: '/register', bearer: 'empty', form: true },
  registerPatientFromMobile: { method: 'POST', path: '/registrasi_mobile_web', bearer: 'empty' },
  getMobilePatient: { method: 'GET', path: '/get_data_mobile_web', bearer: 'token' },
  getLegacyPatient: { method: 'GET', path: '/drive-thru/v1/get_user_old', bearer: 'token' },
  getMobileVisitHistory: { method: 'GET', path: '/mobile/v1/dokter/history_kedatangan', bearer: 'token' },
  listLabResults: { method: 'POST', path: '/mobile/v1/hasil/laboratorium', bearer: 'token', reads: true },
  getLabResult: { method: 'GET', path: '/mobile/v1/hasil/laboratorium/{no_lab}', bearer: 'token' },
  listRadiologyResults: { method: 'POST', path: '/mobile/v1/hasil/radiologi', bearer: 'token', reads: true },
  getRadiologyResult: { method: 'GET', path: '/mobile/v1/hasil/radiologi/{no_radiologi}', bearer: 'token' },
  listMcuResults: { method: 'POST', path: '/mcu/v1/hasil', bearer: 'token', reads: true },
  getMcuResult: { method: 'GET', path: '/mcu/v1/hasil/{no_mcu}', bearer: 'token' },
  downloadResultPdf: { method: 'GET', path: '/mobile/v1/hasil/{jenis}/{nomor}/pdf', bearer: 'token', accept: 'application/pdf, application/json', binary: true },
} as const satisfies OperationRoutes

/** The calls of the contract. None of them throws: each resolves with `{ data }` or `{ error }`. */
export interface HospitalCareClient {
  /**
   * Register a patient with this hospital
   *
   * Registers a new or existing patient, with the whole form and photos of the cards. Optional fields are left out, never sent empty; numbers travel as text. Field errors come as 422. The registration number is in `detail.detail.no_reg`.
   *
   * `POST /register`
   */
  registerPatient: Call<operations['registerPatient']>
  /**
   * Register a member of a family as a patient
   *
   * Registers a person of a member's family with this hospital, from the data of the mobile registration (`getMobilePatient`). The same fields as `registerPatient` without photos, as JSON; `family_id` is needed.
   *
   * `POST /registrasi_mobile_web`
   */
  registerPatientFromMobile: Call<operations['registerPatientFromMobile']>
  /**
   * Read the mobile-registration data of a patient
   *
   * What the mobile registration knows of a patient, to fill the registration form of this hospital. Only for the caller and the caller's family.
   *
   * `GET /get_data_mobile_web`
   */
  getMobilePatient: Call<operations['getMobilePatient']>
  /**
   * Find a patient of the older system
   *
   * Finds an existing patient in the hospital's older system, to fill the form of an existing patient's registration. All given values must agree with the record, so that a stranger cannot look up another person by number alone. No match is a refusal, without saying which value did not agree.
   *
   * `GET /drive-thru/v1/get_user_old`
   */
  getLegacyPatient: Call<operations['getLegacyPatient']>
  /**
   * Read the visit history of a patient at this hospital
   *
   * Head of the medical record and the visits of one patient to this hospital, the latest first. The member API's `getVisitHistory` answers the same for the whole group. Only for the caller and the caller's family.
   *
   * `GET /mobile/v1/dokter/history_kedatangan`
   */
  getMobileVisitHistory: Call<operations['getMobileVisitHistory']>
  /**
   * List laboratory results of a patient
   *
   * All laboratory results of one patient at this hospital, the latest first, unfinished ones among them. Only for the caller and the caller's family (403 otherwise). Empty for a patient who has none. Reads only, although it is a POST: the number of a medical record belongs in no address.
   *
   * `POST /mobile/v1/hasil/laboratorium`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  listLabResults: Call<operations['listLabResults']>
  /**
   * Read a laboratory result
   *
   * Every released value with unit, reference and flag. A value is shown as reported (`nilai`); the number is for charts. Only for the caller and the caller's family (403 otherwise); 404 for an unknown number.
   *
   * `GET /mobile/v1/hasil/laboratorium/{no_lab}`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  getLabResult: Call<operations['getLabResult']>
  /**
   * List radiology results of a patient
   *
   * All radiology results of one patient at this hospital, the latest first, unfinished ones among them. Only for the caller and the caller's family (403 otherwise). Empty for a patient who has none. Reads only, although it is a POST: the number of a medical record belongs in no address.
   *
   * `POST /mobile/v1/hasil/radiologi`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  listRadiologyResults: Call<operations['listRadiologyResults']>
  /**
   * Read a radiology result
   *
   * The report and personal, expiring links to the images. Only for the caller and the caller's family (403 otherwise); 404 for an unknown number.
   *
   * `GET /mobile/v1/hasil/radiologi/{no_radiologi}`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  getRadiologyResult: Call<operations['getRadiologyResult']>
  /**
   * List medical check-ups of a patient
   *
   * All medical check-ups of one patient at this hospital, the latest first, unfinished ones among them. Only for the caller and the caller's family (403 otherwise). Empty for a patient who has none. Reads only, although it is a POST: the number of a medical record belongs in no address.
   *
   * `POST /mcu/v1/hasil`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  listMcuResults: Call<operations['listMcuResults']>
  /**
   * Read a medical check-up
   *
   * All parts of a check-up with values, conclusions, advice and fitness for work. Only for the caller and the caller's family (403 otherwise); 404 for an unknown number.
   *
   * `GET /mcu/v1/hasil/{no_mcu}`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  getMcuResult: Call<operations['getMcuResult']>
  /**
   * Download the report of a result
   *
   * The signed report as a PDF, in Indonesian. 404 for an unknown number and while there is no report (`ada_pdf` is false). Only for the caller and the caller's family; not to be stored by caches.
   *
   * `GET /mobile/v1/hasil/{jenis}/{nomor}/pdf`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  downloadResultPdf: Call<operations['downloadResultPdf']>
}
