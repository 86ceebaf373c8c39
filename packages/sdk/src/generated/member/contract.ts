// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.

import * as z from 'zod'
import { lazyContract } from '../../contracts/lazily.ts'
import type { EntryMakers } from '../../contracts/lazily.ts'
import type { MemberClient } from './client.ts'
import * as s from './schemas.ts'

/** Every request and every response of the contract, success and failure alike. */
export const memberContract = /* #__PURE__ */ lazyContract({
  login: () => ({
    body: { form: 'json', schema: s.zLoginBody() },
    responses: {
      200: z.union([s.zLoginSuccess(), s.zRejected()]),
      422: s.zValidationFailure(),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  checkEmail: () => ({
    body: { form: 'json', schema: s.zCheckEmailBody() },
    responses: {
      200: z.union([s.zCheckEmailSuccess(), s.zRejected()]),
      422: s.zValidationFailure(),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  changePassword: () => ({
    body: { form: 'json', schema: s.zChangePasswordBody() },
    responses: {
      200: z.union([s.zAcknowledged(), s.zRejected()]),
      422: s.zValidationFailure(),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  registerMobile: () => ({
    body: { form: 'json', schema: s.zRegisterMobileBody() },
    responses: {
      200: z.union([s.zRegistrationChallengeSuccess(), s.zRejected()]),
      422: s.zValidationFailure(),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  verifyRegistrationCode: () => ({
    body: { form: 'json', schema: s.zVerifyRegistrationCodeBody() },
    responses: {
      200: z.union([s.zVerifyRegistrationCodeSuccess(), s.zRejected()]),
      404: s.zErrorMessage(),
      422: s.zValidationFailure(),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  resendRegistrationCode: () => ({
    body: { form: 'json', schema: s.zResendRegistrationCodeBody() },
    responses: {
      200: z.union([s.zRegistrationChallengeSuccess(), s.zRejected()]),
      404: s.zErrorMessage(),
      422: s.zValidationFailure(),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  getProfile: () => ({
    query: { types: { 'id': 'integer' }, schema: s.zGetProfileQuery() },
    responses: {
      200: z.union([s.zProfileSuccess(), s.zRejected()]),
      401: s.zErrorMessage(),
      403: s.zErrorMessage(),
      404: s.zErrorMessage(),
      422: s.zValidationFailure(),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  updateProfile: () => ({
    body: { form: 'json', schema: s.zUpdateProfileBody() },
    responses: {
      200: z.union([s.zProfileSuccess(), s.zRejected()]),
      401: s.zErrorMessage(),
      403: s.zErrorMessage(),
      404: s.zErrorMessage(),
      422: s.zValidationFailure(),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  getFamily: () => ({
    query: { types: { 'user_id': 'integer' }, schema: s.zGetFamilyQuery() },
    responses: {
      200: z.union([s.zFamilySuccess(), s.zRejected()]),
      401: s.zErrorMessage(),
      403: s.zErrorMessage(),
      404: s.zErrorMessage(),
      422: s.zValidationFailure(),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  addNewFamilyMember: () => ({
    body: { form: 'json', schema: s.zAddNewFamilyMemberBody() },
    responses: {
      200: z.union([s.zFamilyMemberSuccess(), s.zRejected()]),
      401: s.zErrorMessage(),
      403: s.zErrorMessage(),
      422: s.zValidationFailure(),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  activateExistingFamilyMember: () => ({
    body: { form: 'json', schema: s.zActivateExistingFamilyMemberBody() },
    responses: {
      200: z.union([s.zExistingFamilyMemberSuccess(), s.zRejected()]),
      401: s.zErrorMessage(),
      403: s.zErrorMessage(),
      422: s.zValidationFailure(),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  renewFamilyConsent: () => ({
    body: { form: 'json', schema: s.zRenewFamilyConsentBody() },
    responses: {
      200: z.union([s.zExistingFamilyMemberSuccess(), s.zRejected()]),
      401: s.zErrorMessage(),
      403: s.zErrorMessage(),
      404: s.zErrorMessage(),
      422: s.zValidationFailure(),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  removeFamilyMember: () => ({
    body: { form: 'json', schema: s.zRemoveFamilyMemberBody() },
    responses: {
      200: z.union([s.zAcknowledged(), s.zRejected()]),
      401: s.zErrorMessage(),
      403: s.zErrorMessage(),
      404: s.zErrorMessage(),
      422: s.zValidationFailure(),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  listFamilyAccess: () => ({
    query: { types: { 'user_id': 'integer' }, schema: s.zListFamilyAccessQuery() },
    responses: {
      200: z.union([s.zFamilyAccessSuccess(), s.zRejected()]),
      401: s.zErrorMessage(),
      403: s.zErrorMessage(),
      404: s.zErrorMessage(),
      422: s.zValidationFailure(),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  endFamilyAccess: () => ({
    body: { form: 'json', schema: s.zEndFamilyAccessBody() },
    responses: {
      200: z.union([s.zAcknowledged(), s.zRejected()]),
      401: s.zErrorMessage(),
      403: s.zErrorMessage(),
      404: s.zErrorMessage(),
      422: s.zValidationFailure(),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  listOpenAppointments: () => ({
    body: { form: 'json', schema: s.zListOpenAppointmentsBody() },
    responses: {
      200: z.union([s.zAppointmentListSuccess(), s.zRejected()]),
      401: s.zErrorMessage(),
      403: s.zErrorMessage(),
      404: s.zErrorMessage(),
      422: s.zValidationFailure(),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  listApprovedAppointments: () => ({
    body: { form: 'json', schema: s.zListApprovedAppointmentsBody() },
    responses: {
      200: z.union([s.zAppointmentListSuccess(), s.zRejected()]),
      401: s.zErrorMessage(),
      403: s.zErrorMessage(),
      404: s.zErrorMessage(),
      422: s.zValidationFailure(),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  listClosedAppointments: () => ({
    body: { form: 'json', schema: s.zListClosedAppointmentsBody() },
    responses: {
      200: z.union([s.zAppointmentListSuccess(), s.zRejected()]),
      401: s.zErrorMessage(),
      403: s.zErrorMessage(),
      404: s.zErrorMessage(),
      422: s.zValidationFailure(),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  createAppointment: () => ({
    body: { form: 'json', schema: s.zCreateAppointmentBody() },
    responses: {
      200: z.union([s.zAppointmentSuccess(), s.zRejected()]),
      401: s.zErrorMessage(),
      403: s.zErrorMessage(),
      404: s.zErrorMessage(),
      422: s.zValidationFailure(),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  deleteAppointment: () => ({
    body: { form: 'json', schema: s.zDeleteAppointmentBody() },
    responses: {
      200: z.union([s.zAppointmentSuccess(), s.zRejected()]),
      401: s.zErrorMessage(),
      403: s.zErrorMessage(),
      404: s.zErrorMessage(),
      422: s.zValidationFailure(),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  storeGuarantorDocument: () => ({
    body: { form: 'form', schema: s.zStoreGuarantorDocumentBody() },
    responses: {
      200: z.union([s.zGuarantorDocumentSuccess(), s.zRejected()]),
      401: s.zErrorMessage(),
      403: s.zErrorMessage(),
      404: s.zErrorMessage(),
      413: s.zErrorMessage(),
      422: s.zValidationFailure(),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  listGuarantorDocuments: () => ({
    body: { form: 'json', schema: s.zListGuarantorDocumentsBody() },
    responses: {
      200: z.union([s.zGuarantorDocumentListSuccess(), s.zRejected()]),
      401: s.zErrorMessage(),
      403: s.zErrorMessage(),
      404: s.zErrorMessage(),
      422: s.zValidationFailure(),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  getVisitHistory: () => ({
    body: { form: 'json', schema: s.zGetVisitHistoryBody() },
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
  getDoctorSlots: () => ({
    body: { form: 'json', schema: s.zGetDoctorSlotsBody() },
    responses: {
      200: z.union([s.zDoctorSlotsSuccess(), s.zRejected()]),
      404: s.zErrorMessage(),
      422: s.zValidationFailure(),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  listReligions: () => ({
    responses: {
      200: z.union([s.zReferenceListSuccess(), s.zRejected()]),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  listBloodTypes: () => ({
    responses: {
      200: z.union([s.zReferenceListSuccess(), s.zRejected()]),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  listLanguages: () => ({
    responses: {
      200: z.union([s.zLanguageListSuccess(), s.zRejected()]),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  listEthnicLanguages: () => ({
    responses: {
      200: z.union([s.zLanguageListSuccess(), s.zRejected()]),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  listMaritalStatuses: () => ({
    responses: {
      200: z.union([s.zReferenceListSuccess(), s.zRejected()]),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  listEducationLevels: () => ({
    responses: {
      200: z.union([s.zReferenceListSuccess(), s.zRejected()]),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  listOccupations: () => ({
    responses: {
      200: z.union([s.zReferenceListSuccess(), s.zRejected()]),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  listGuarantors: () => ({
    responses: {
      200: z.union([s.zGuarantorListSuccess(), s.zRejected()]),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  listCompanies: () => ({
    responses: {
      200: z.union([s.zCompanyListSuccess(), s.zRejected()]),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  searchVillages: () => ({
    query: { types: { 'term': 'string' }, schema: s.zSearchVillagesQuery() },
    responses: {
      200: z.union([s.zVillageListSuccess(), s.zRejected()]),
      422: s.zValidationFailure(),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
  resolveRegion: () => ({
    query: { types: { 'kel': 'string', 'kec': 'string', 'kokab': 'string', 'prov': 'string' }, schema: s.zResolveRegionQuery() },
    responses: {
      200: z.union([s.zResolveRegionSuccess(), s.zRejected()]),
      422: s.zValidationFailure(),
      429: s.zErrorMessage(),
      500: s.zErrorMessage(),
      503: s.zErrorMessage(),
    },
  }),
} satisfies EntryMakers<MemberClient>)
