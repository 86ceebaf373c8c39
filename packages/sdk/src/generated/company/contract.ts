// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.

import * as z from 'zod'
import type { ContractMap } from '../../contracts/contract-map.ts'
import type { CompanyClient } from './client.ts'
import * as s from './schemas.ts'

/** Every request and every response of the contract, success and failure alike. */
export const companyContract = {
  companyLogin: {
    body: { form: 'json', schema: s.zCompanyLoginBody },
    responses: {
      200: z.union([s.zCompanyLoginSuccess, s.zRejected]),
      422: s.zValidationFailure,
      429: s.zErrorMessage,
      500: s.zErrorMessage,
      503: s.zErrorMessage,
    },
  },
  companyAdminLogin: {
    body: { form: 'json', schema: s.zCompanyAdminLoginBody },
    responses: {
      200: z.union([s.zCompanyLoginSuccess, s.zRejected]),
      422: s.zValidationFailure,
      429: s.zErrorMessage,
      500: s.zErrorMessage,
      503: s.zErrorMessage,
    },
  },
  getActivationInvitation: {
    body: { form: 'json', schema: s.zGetActivationInvitationBody },
    responses: {
      200: z.union([s.zInvitationSuccess, s.zRejected]),
      404: s.zErrorMessage,
      422: s.zValidationFailure,
      429: s.zErrorMessage,
      500: s.zErrorMessage,
      503: s.zErrorMessage,
    },
  },
  activateCompanyUser: {
    body: { form: 'json', schema: s.zActivateCompanyUserBody },
    responses: {
      200: z.union([s.zAcknowledged, s.zRejected]),
      404: s.zErrorMessage,
      422: s.zValidationFailure,
      429: s.zErrorMessage,
      500: s.zErrorMessage,
      503: s.zErrorMessage,
    },
  },
  getCompanyProfile: {
    responses: {
      200: z.union([s.zCompanyProfileSuccess, s.zRejected]),
      401: s.zErrorMessage,
      403: s.zErrorMessage,
      429: s.zErrorMessage,
      500: s.zErrorMessage,
      503: s.zErrorMessage,
    },
  },
  updateCompanyProfile: {
    body: { form: 'json', schema: s.zUpdateCompanyProfileBody },
    responses: {
      200: z.union([s.zCompanyProfileSuccess, s.zRejected]),
      401: s.zErrorMessage,
      403: s.zErrorMessage,
      422: s.zValidationFailure,
      429: s.zErrorMessage,
      500: s.zErrorMessage,
      503: s.zErrorMessage,
    },
  },
  listCompanyEmployees: {
    body: { form: 'json', schema: s.zListCompanyEmployeesBody },
    responses: {
      200: z.union([s.zEmployeeListSuccess, s.zRejected]),
      401: s.zErrorMessage,
      403: s.zErrorMessage,
      422: s.zValidationFailure,
      429: s.zErrorMessage,
      500: s.zErrorMessage,
      503: s.zErrorMessage,
    },
  },
  getCompanyEmployee: {
    query: { types: { 'id': 'integer' }, schema: s.zGetCompanyEmployeeQuery },
    responses: {
      200: z.union([s.zEmployeeSuccess, s.zRejected]),
      401: s.zErrorMessage,
      403: s.zErrorMessage,
      404: s.zErrorMessage,
      422: s.zValidationFailure,
      429: s.zErrorMessage,
      500: s.zErrorMessage,
      503: s.zErrorMessage,
    },
  },
  listCompanyMcuResults: {
    body: { form: 'json', schema: s.zListCompanyMcuResultsBody },
    responses: {
      200: z.union([s.zMcuResultListSuccess, s.zRejected]),
      401: s.zErrorMessage,
      403: s.zErrorMessage,
      422: s.zValidationFailure,
      429: s.zErrorMessage,
      500: s.zErrorMessage,
      503: s.zErrorMessage,
    },
  },
  getCompanyMcuResult: {
    query: { types: { 'id': 'integer' }, schema: s.zGetCompanyMcuResultQuery },
    responses: {
      200: z.union([s.zMcuResultSuccess, s.zRejected]),
      401: s.zErrorMessage,
      403: s.zErrorMessage,
      404: s.zErrorMessage,
      422: s.zValidationFailure,
      429: s.zErrorMessage,
      500: s.zErrorMessage,
      503: s.zErrorMessage,
    },
  },
  getCompanyMcuSummary: {
    query: { types: { 'tahun': 'integer', 'departemen': 'string', 'perusahaan_id': 'integer' }, schema: s.zGetCompanyMcuSummaryQuery },
    responses: {
      200: z.union([s.zMcuSummarySuccess, s.zRejected]),
      401: s.zErrorMessage,
      403: s.zErrorMessage,
      422: s.zValidationFailure,
      429: s.zErrorMessage,
      500: s.zErrorMessage,
      503: s.zErrorMessage,
    },
  },
  listAccidentReferrals: {
    query: { types: { 'search': 'string', 'status': 'string', 'dari': 'string', 'sampai': 'string', 'perusahaan_id': 'integer', 'page': 'integer', 'pageSize': 'integer' }, schema: s.zListAccidentReferralsQuery },
    responses: {
      200: z.union([s.zAccidentReferralListSuccess, s.zRejected]),
      401: s.zErrorMessage,
      403: s.zErrorMessage,
      422: s.zValidationFailure,
      429: s.zErrorMessage,
      500: s.zErrorMessage,
      503: s.zErrorMessage,
    },
  },
  getAccidentReferral: {
    query: { types: { 'id': 'integer' }, schema: s.zGetAccidentReferralQuery },
    responses: {
      200: z.union([s.zAccidentReferralSuccess, s.zRejected]),
      401: s.zErrorMessage,
      403: s.zErrorMessage,
      404: s.zErrorMessage,
      422: s.zValidationFailure,
      429: s.zErrorMessage,
      500: s.zErrorMessage,
      503: s.zErrorMessage,
    },
  },
  createAccidentReferral: {
    body: { form: 'json', schema: s.zCreateAccidentReferralBody },
    responses: {
      200: z.union([s.zAccidentReferralSuccess, s.zRejected]),
      401: s.zErrorMessage,
      403: s.zErrorMessage,
      404: s.zErrorMessage,
      422: s.zValidationFailure,
      429: s.zErrorMessage,
      500: s.zErrorMessage,
      503: s.zErrorMessage,
    },
  },
  cancelAccidentReferral: {
    body: { form: 'json', schema: s.zCancelAccidentReferralBody },
    responses: {
      200: z.union([s.zAccidentReferralSuccess, s.zRejected]),
      401: s.zErrorMessage,
      403: s.zErrorMessage,
      404: s.zErrorMessage,
      422: s.zValidationFailure,
      429: s.zErrorMessage,
      500: s.zErrorMessage,
      503: s.zErrorMessage,
    },
  },
  listCorporateClients: {
    body: { form: 'json', schema: s.zListCorporateClientsBody },
    responses: {
      200: z.union([s.zCorporateClientListSuccess, s.zRejected]),
      401: s.zErrorMessage,
      403: s.zErrorMessage,
      422: s.zValidationFailure,
      429: s.zErrorMessage,
      500: s.zErrorMessage,
      503: s.zErrorMessage,
    },
  },
  createCorporateClient: {
    body: { form: 'json', schema: s.zCreateCorporateClientBody },
    responses: {
      200: z.union([s.zCorporateClientSuccess, s.zRejected]),
      401: s.zErrorMessage,
      403: s.zErrorMessage,
      422: s.zValidationFailure,
      429: s.zErrorMessage,
      500: s.zErrorMessage,
      503: s.zErrorMessage,
    },
  },
  updateCorporateClient: {
    body: { form: 'json', schema: s.zUpdateCorporateClientBody },
    responses: {
      200: z.union([s.zCorporateClientSuccess, s.zRejected]),
      401: s.zErrorMessage,
      403: s.zErrorMessage,
      404: s.zErrorMessage,
      422: s.zValidationFailure,
      429: s.zErrorMessage,
      500: s.zErrorMessage,
      503: s.zErrorMessage,
    },
  },
  listCorporateUsers: {
    body: { form: 'json', schema: s.zListCorporateUsersBody },
    responses: {
      200: z.union([s.zCorporateUserListSuccess, s.zRejected]),
      401: s.zErrorMessage,
      403: s.zErrorMessage,
      422: s.zValidationFailure,
      429: s.zErrorMessage,
      500: s.zErrorMessage,
      503: s.zErrorMessage,
    },
  },
  createCorporateUser: {
    body: { form: 'json', schema: s.zCreateCorporateUserBody },
    responses: {
      200: z.union([s.zCorporateUserSuccess, s.zRejected]),
      401: s.zErrorMessage,
      403: s.zErrorMessage,
      422: s.zValidationFailure,
      429: s.zErrorMessage,
      500: s.zErrorMessage,
      503: s.zErrorMessage,
    },
  },
  updateCorporateUser: {
    body: { form: 'json', schema: s.zUpdateCorporateUserBody },
    responses: {
      200: z.union([s.zCorporateUserSuccess, s.zRejected]),
      401: s.zErrorMessage,
      403: s.zErrorMessage,
      404: s.zErrorMessage,
      422: s.zValidationFailure,
      429: s.zErrorMessage,
      500: s.zErrorMessage,
      503: s.zErrorMessage,
    },
  },
  sendCompanyActivation: {
    body: { form: 'json', schema: s.zSendCompanyActivationBody },
    responses: {
      200: z.union([s.zCorporateUserSuccess, s.zRejected]),
      401: s.zErrorMessage,
      403: s.zErrorMessage,
      404: s.zErrorMessage,
      422: s.zValidationFailure,
      429: s.zErrorMessage,
      500: s.zErrorMessage,
      503: s.zErrorMessage,
    },
  },
} as const satisfies ContractMap<CompanyClient>
