// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.

import * as z from 'zod'
import { lazyContract } from '../../contracts/lazily.ts'
import type { EntryMakers } from '../../contracts/lazily.ts'
import type { HospitalCareClient } from './client.ts'
import * as s from './schemas.ts'

/** Every request and every response of the contract, success and failure alike. */
export const hospitalCareContract = /* #__PURE__ */ lazyContract({
  registerPatient: () => ({
    body: { form: 'form', schema: s.zRegisterPatientBody() },
    responses: {
      200: z.union([s.zRegistrationSuccess(), s.zRejected()]),
      413: s.zErrorMessage(),
      422: s.zValidationFailure(),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  registerPatientFromMobile: () => ({
    body: { form: 'json', schema: s.zRegisterPatientFromMobileBody() },
    responses: {
      200: z.union([s.zRegistrationSuccess(), s.zRejected()]),
      422: s.zValidationFailure(),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  getMobilePatient: () => ({
    query: { types: { 'id_pasien': 'integer' }, schema: s.zGetMobilePatientQuery() },
    responses: {
      200: z.union([s.zMobilePatientSuccess(), s.zRejected()]),
      401: s.zErrorMessage(),
      403: s.zErrorMessage(),
      404: s.zErrorMessage(),
      422: s.zValidationFailure(),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  getLegacyPatient: () => ({
    query: { types: { 'no_pasien': 'string', 'tgl_lahir': 'string', 'nik': 'string' }, schema: s.zGetLegacyPatientQuery() },
    responses: {
      200: z.union([s.zLegacyPatientSuccess(), s.zRejected()]),
      401: s.zErrorMessage(),
      403: s.zErrorMessage(),
      404: s.zErrorMessage(),
      422: s.zValidationFailure(),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  getMobileVisitHistory: () => ({
    query: { types: { 'mobile': 'integer', 'nopasien': 'string' }, schema: s.zGetMobileVisitHistoryQuery() },
    responses: {
      200: z.union([s.zVisitHistorySuccess(), s.zRejected()]),
      401: s.zErrorMessage(),
      403: s.zErrorMessage(),
      404: s.zErrorMessage(),
      422: s.zValidationFailure(),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  listLabResults: () => ({
    body: { form: 'json', schema: s.zListLabResultsBody() },
    responses: {
      200: z.union([s.zLabResultListSuccess(), s.zRejected()]),
      401: s.zErrorMessage(),
      403: s.zErrorMessage(),
      404: s.zErrorMessage(),
      422: s.zValidationFailure(),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  getLabResult: () => ({
    path: { types: { 'no_lab': 'string' }, schema: s.zGetLabResultPath() },
    responses: {
      200: z.union([s.zLabResultSuccess(), s.zRejected()]),
      401: s.zErrorMessage(),
      403: s.zErrorMessage(),
      404: s.zErrorMessage(),
      422: s.zValidationFailure(),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  listRadiologyResults: () => ({
    body: { form: 'json', schema: s.zListRadiologyResultsBody() },
    responses: {
      200: z.union([s.zRadiologyResultListSuccess(), s.zRejected()]),
      401: s.zErrorMessage(),
      403: s.zErrorMessage(),
      404: s.zErrorMessage(),
      422: s.zValidationFailure(),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  getRadiologyResult: () => ({
    path: { types: { 'no_radiologi': 'string' }, schema: s.zGetRadiologyResultPath() },
    responses: {
      200: z.union([s.zRadiologyResultSuccess(), s.zRejected()]),
      401: s.zErrorMessage(),
      403: s.zErrorMessage(),
      404: s.zErrorMessage(),
      422: s.zValidationFailure(),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  listMcuResults: () => ({
    body: { form: 'json', schema: s.zListMcuResultsBody() },
    responses: {
      200: z.union([s.zMcuResultListSuccess(), s.zRejected()]),
      401: s.zErrorMessage(),
      403: s.zErrorMessage(),
      404: s.zErrorMessage(),
      422: s.zValidationFailure(),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  getMcuResult: () => ({
    path: { types: { 'no_mcu': 'string' }, schema: s.zGetMcuResultPath() },
    responses: {
      200: z.union([s.zMcuResultSuccess(), s.zRejected()]),
      401: s.zErrorMessage(),
      403: s.zErrorMessage(),
      404: s.zErrorMessage(),
      422: s.zValidationFailure(),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  downloadResultPdf: () => ({
    path: { types: { 'jenis': 'string', 'nomor': 'string' }, schema: s.zDownloadResultPdfPath() },
    responses: {
      200: z.instanceof(Blob),
      401: s.zErrorMessage(),
      403: s.zErrorMessage(),
      404: s.zErrorMessage(),
      422: s.zValidationFailure(),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
} satisfies EntryMakers<HospitalCareClient>)
