// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.

import { memberContract, memberRoutes } from '@hospital/sdk/contracts'
import type { MemberOperations } from '@hospital/sdk/contracts'
import { contractHandler } from '../handlers/contract-handler.ts'
import type { MockContext, Resolver } from '../handlers/contract-handler.ts'
import type { MockHandler } from '../handlers/mock-handler.ts'

/** One resolver per operation of the contract, with typed request and replies. */
export interface MemberResolvers {
  login: Resolver<MemberOperations['login']>
  checkEmail: Resolver<MemberOperations['checkEmail']>
  changePassword: Resolver<MemberOperations['changePassword']>
  registerMobile: Resolver<MemberOperations['registerMobile']>
  verifyRegistrationCode: Resolver<MemberOperations['verifyRegistrationCode']>
  resendRegistrationCode: Resolver<MemberOperations['resendRegistrationCode']>
  getProfile: Resolver<MemberOperations['getProfile']>
  updateProfile: Resolver<MemberOperations['updateProfile']>
  storeBpjsNumber: Resolver<MemberOperations['storeBpjsNumber']>
  getFamily: Resolver<MemberOperations['getFamily']>
  addNewFamilyMember: Resolver<MemberOperations['addNewFamilyMember']>
  activateExistingFamilyMember: Resolver<MemberOperations['activateExistingFamilyMember']>
  renewFamilyConsent: Resolver<MemberOperations['renewFamilyConsent']>
  removeFamilyMember: Resolver<MemberOperations['removeFamilyMember']>
  listFamilyAccess: Resolver<MemberOperations['listFamilyAccess']>
  endFamilyAccess: Resolver<MemberOperations['endFamilyAccess']>
  listOpenAppointments: Resolver<MemberOperations['listOpenAppointments']>
  listApprovedAppointments: Resolver<MemberOperations['listApprovedAppointments']>
  listClosedAppointments: Resolver<MemberOperations['listClosedAppointments']>
  createAppointment: Resolver<MemberOperations['createAppointment']>
  getAppointmentQueue: Resolver<MemberOperations['getAppointmentQueue']>
  deleteAppointment: Resolver<MemberOperations['deleteAppointment']>
  storeGuarantorDocument: Resolver<MemberOperations['storeGuarantorDocument']>
  listGuarantorDocuments: Resolver<MemberOperations['listGuarantorDocuments']>
  withdrawGuarantorDocument: Resolver<MemberOperations['withdrawGuarantorDocument']>
  getVisitHistory: Resolver<MemberOperations['getVisitHistory']>
  getDoctorSlots: Resolver<MemberOperations['getDoctorSlots']>
  listReligions: Resolver<MemberOperations['listReligions']>
  listBloodTypes: Resolver<MemberOperations['listBloodTypes']>
  listLanguages: Resolver<MemberOperations['listLanguages']>
  listEthnicLanguages: Resolver<MemberOperations['listEthnicLanguages']>
  listMaritalStatuses: Resolver<MemberOperations['listMaritalStatuses']>
  listEducationLevels: Resolver<MemberOperations['listEducationLevels']>
  listOccupations: Resolver<MemberOperations['listOccupations']>
  listGuarantors: Resolver<MemberOperations['listGuarantors']>
  listCompanies: Resolver<MemberOperations['listCompanies']>
  searchVillages: Resolver<MemberOperations['searchVillages']>
  resolveRegion: Resolver<MemberOperations['resolveRegion']>
  changeEmail: Resolver<MemberOperations['changeEmail']>
  changePhone: Resolver<MemberOperations['changePhone']>
  changeOwnPassword: Resolver<MemberOperations['changeOwnPassword']>
  listDevices: Resolver<MemberOperations['listDevices']>
  logOutDevices: Resolver<MemberOperations['logOutDevices']>
  listConsents: Resolver<MemberOperations['listConsents']>
  changeConsent: Resolver<MemberOperations['changeConsent']>
  listReminders: Resolver<MemberOperations['listReminders']>
  changeReminder: Resolver<MemberOperations['changeReminder']>
  getDeletion: Resolver<MemberOperations['getDeletion']>
  requestDeletion: Resolver<MemberOperations['requestDeletion']>
  withdrawDeletion: Resolver<MemberOperations['withdrawDeletion']>
}

/** The handlers of the contract, one per operation, ordered so that none shadows another. */
export const memberHandlers = (context: MockContext, resolvers: MemberResolvers): MockHandler[] => [
  contractHandler(context, {
    api: 'member',
    operation: 'login',
    route: memberRoutes.login,
    contract: () => memberContract.login,
    resolver: resolvers.login,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'checkEmail',
    route: memberRoutes.checkEmail,
    contract: () => memberContract.checkEmail,
    resolver: resolvers.checkEmail,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'changePassword',
    route: memberRoutes.changePassword,
    contract: () => memberContract.changePassword,
    resolver: resolvers.changePassword,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'registerMobile',
    route: memberRoutes.registerMobile,
    contract: () => memberContract.registerMobile,
    resolver: resolvers.registerMobile,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'verifyRegistrationCode',
    route: memberRoutes.verifyRegistrationCode,
    contract: () => memberContract.verifyRegistrationCode,
    resolver: resolvers.verifyRegistrationCode,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'resendRegistrationCode',
    route: memberRoutes.resendRegistrationCode,
    contract: () => memberContract.resendRegistrationCode,
    resolver: resolvers.resendRegistrationCode,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'getProfile',
    route: memberRoutes.getProfile,
    contract: () => memberContract.getProfile,
    resolver: resolvers.getProfile,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'updateProfile',
    route: memberRoutes.updateProfile,
    contract: () => memberContract.updateProfile,
    resolver: resolvers.updateProfile,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'storeBpjsNumber',
    route: memberRoutes.storeBpjsNumber,
    contract: () => memberContract.storeBpjsNumber,
    resolver: resolvers.storeBpjsNumber,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'getFamily',
    route: memberRoutes.getFamily,
    contract: () => memberContract.getFamily,
    resolver: resolvers.getFamily,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'addNewFamilyMember',
    route: memberRoutes.addNewFamilyMember,
    contract: () => memberContract.addNewFamilyMember,
    resolver: resolvers.addNewFamilyMember,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'activateExistingFamilyMember',
    route: memberRoutes.activateExistingFamilyMember,
    contract: () => memberContract.activateExistingFamilyMember,
    resolver: resolvers.activateExistingFamilyMember,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'renewFamilyConsent',
    route: memberRoutes.renewFamilyConsent,
    contract: () => memberContract.renewFamilyConsent,
    resolver: resolvers.renewFamilyConsent,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'removeFamilyMember',
    route: memberRoutes.removeFamilyMember,
    contract: () => memberContract.removeFamilyMember,
    resolver: resolvers.removeFamilyMember,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'listFamilyAccess',
    route: memberRoutes.listFamilyAccess,
    contract: () => memberContract.listFamilyAccess,
    resolver: resolvers.listFamilyAccess,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'endFamilyAccess',
    route: memberRoutes.endFamilyAccess,
    contract: () => memberContract.endFamilyAccess,
    resolver: resolvers.endFamilyAccess,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'listOpenAppointments',
    route: memberRoutes.listOpenAppointments,
    contract: () => memberContract.listOpenAppointments,
    resolver: resolvers.listOpenAppointments,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'listApprovedAppointments',
    route: memberRoutes.listApprovedAppointments,
    contract: () => memberContract.listApprovedAppointments,
    resolver: resolvers.listApprovedAppointments,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'listClosedAppointments',
    route: memberRoutes.listClosedAppointments,
    contract: () => memberContract.listClosedAppointments,
    resolver: resolvers.listClosedAppointments,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'createAppointment',
    route: memberRoutes.createAppointment,
    contract: () => memberContract.createAppointment,
    resolver: resolvers.createAppointment,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'getAppointmentQueue',
    route: memberRoutes.getAppointmentQueue,
    contract: () => memberContract.getAppointmentQueue,
    resolver: resolvers.getAppointmentQueue,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'deleteAppointment',
    route: memberRoutes.deleteAppointment,
    contract: () => memberContract.deleteAppointment,
    resolver: resolvers.deleteAppointment,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'storeGuarantorDocument',
    route: memberRoutes.storeGuarantorDocument,
    contract: () => memberContract.storeGuarantorDocument,
    resolver: resolvers.storeGuarantorDocument,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'listGuarantorDocuments',
    route: memberRoutes.listGuarantorDocuments,
    contract: () => memberContract.listGuarantorDocuments,
    resolver: resolvers.listGuarantorDocuments,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'withdrawGuarantorDocument',
    route: memberRoutes.withdrawGuarantorDocument,
    contract: () => memberContract.withdrawGuarantorDocument,
    resolver: resolvers.withdrawGuarantorDocument,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'getVisitHistory',
    route: memberRoutes.getVisitHistory,
    contract: () => memberContract.getVisitHistory,
    resolver: resolvers.getVisitHistory,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'getDoctorSlots',
    route: memberRoutes.getDoctorSlots,
    contract: () => memberContract.getDoctorSlots,
    resolver: resolvers.getDoctorSlots,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'listReligions',
    route: memberRoutes.listReligions,
    contract: () => memberContract.listReligions,
    resolver: resolvers.listReligions,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'listBloodTypes',
    route: memberRoutes.listBloodTypes,
    contract: () => memberContract.listBloodTypes,
    resolver: resolvers.listBloodTypes,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'listLanguages',
    route: memberRoutes.listLanguages,
    contract: () => memberContract.listLanguages,
    resolver: resolvers.listLanguages,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'listEthnicLanguages',
    route: memberRoutes.listEthnicLanguages,
    contract: () => memberContract.listEthnicLanguages,
    resolver: resolvers.listEthnicLanguages,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'listMaritalStatuses',
    route: memberRoutes.listMaritalStatuses,
    contract: () => memberContract.listMaritalStatuses,
    resolver: resolvers.listMaritalStatuses,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'listEducationLevels',
    route: memberRoutes.listEducationLevels,
    contract: () => memberContract.listEducationLevels,
    resolver: resolvers.listEducationLevels,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'listOccupations',
    route: memberRoutes.listOccupations,
    contract: () => memberContract.listOccupations,
    resolver: resolvers.listOccupations,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'listGuarantors',
    route: memberRoutes.listGuarantors,
    contract: () => memberContract.listGuarantors,
    resolver: resolvers.listGuarantors,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'listCompanies',
    route: memberRoutes.listCompanies,
    contract: () => memberContract.listCompanies,
    resolver: resolvers.listCompanies,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'searchVillages',
    route: memberRoutes.searchVillages,
    contract: () => memberContract.searchVillages,
    resolver: resolvers.searchVillages,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'resolveRegion',
    route: memberRoutes.resolveRegion,
    contract: () => memberContract.resolveRegion,
    resolver: resolvers.resolveRegion,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'changeEmail',
    route: memberRoutes.changeEmail,
    contract: () => memberContract.changeEmail,
    resolver: resolvers.changeEmail,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'changePhone',
    route: memberRoutes.changePhone,
    contract: () => memberContract.changePhone,
    resolver: resolvers.changePhone,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'changeOwnPassword',
    route: memberRoutes.changeOwnPassword,
    contract: () => memberContract.changeOwnPassword,
    resolver: resolvers.changeOwnPassword,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'listDevices',
    route: memberRoutes.listDevices,
    contract: () => memberContract.listDevices,
    resolver: resolvers.listDevices,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'logOutDevices',
    route: memberRoutes.logOutDevices,
    contract: () => memberContract.logOutDevices,
    resolver: resolvers.logOutDevices,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'listConsents',
    route: memberRoutes.listConsents,
    contract: () => memberContract.listConsents,
    resolver: resolvers.listConsents,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'changeConsent',
    route: memberRoutes.changeConsent,
    contract: () => memberContract.changeConsent,
    resolver: resolvers.changeConsent,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'listReminders',
    route: memberRoutes.listReminders,
    contract: () => memberContract.listReminders,
    resolver: resolvers.listReminders,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'changeReminder',
    route: memberRoutes.changeReminder,
    contract: () => memberContract.changeReminder,
    resolver: resolvers.changeReminder,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'getDeletion',
    route: memberRoutes.getDeletion,
    contract: () => memberContract.getDeletion,
    resolver: resolvers.getDeletion,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'requestDeletion',
    route: memberRoutes.requestDeletion,
    contract: () => memberContract.requestDeletion,
    resolver: resolvers.requestDeletion,
  }),
  contractHandler(context, {
    api: 'member',
    operation: 'withdrawDeletion',
    route: memberRoutes.withdrawDeletion,
    contract: () => memberContract.withdrawDeletion,
    resolver: resolvers.withdrawDeletion,
  }),
]
