// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.

import { hospitalCareContract, hospitalCareRoutes } from '@hospital/sdk/contracts'
import type { HospitalCareOperations } from '@hospital/sdk/contracts'
import { contractHandler } from '../handlers/contract-handler.ts'
import type { MockContext, Resolver } from '../handlers/contract-handler.ts'
import type { MockHandler } from '../handlers/mock-handler.ts'

/** One resolver per operation of the contract, with typed request and replies. */
export interface HospitalCareResolvers {
  registerPatient: Resolver<HospitalCareOperations['registerPatient']>
  registerPatientFromMobile: Resolver<HospitalCareOperations['registerPatientFromMobile']>
  getMobilePatient: Resolver<HospitalCareOperations['getMobilePatient']>
  getLegacyPatient: Resolver<HospitalCareOperations['getLegacyPatient']>
  getMobileVisitHistory: Resolver<HospitalCareOperations['getMobileVisitHistory']>
  listLabResults: Resolver<HospitalCareOperations['listLabResults']>
  getLabResult: Resolver<HospitalCareOperations['getLabResult']>
  listRadiologyResults: Resolver<HospitalCareOperations['listRadiologyResults']>
  getRadiologyResult: Resolver<HospitalCareOperations['getRadiologyResult']>
  listMcuResults: Resolver<HospitalCareOperations['listMcuResults']>
  getMcuResult: Resolver<HospitalCareOperations['getMcuResult']>
  downloadResultPdf: Resolver<HospitalCareOperations['downloadResultPdf']>
}

/** The handlers of the contract, one per operation, ordered so that none shadows another. */
export const hospitalCareHandlers = (context: MockContext, resolvers: HospitalCareResolvers): MockHandler[] => [
  contractHandler(context, {
    api: 'hospital-care',
    operation: 'registerPatient',
    route: hospitalCareRoutes.registerPatient,
    contract: () => hospitalCareContract.registerPatient,
    resolver: resolvers.registerPatient,
  }),
  contractHandler(context, {
    api: 'hospital-care',
    operation: 'registerPatientFromMobile',
    route: hospitalCareRoutes.registerPatientFromMobile,
    contract: () => hospitalCareContract.registerPatientFromMobile,
    resolver: resolvers.registerPatientFromMobile,
  }),
  contractHandler(context, {
    api: 'hospital-care',
    operation: 'getMobilePatient',
    route: hospitalCareRoutes.getMobilePatient,
    contract: () => hospitalCareContract.getMobilePatient,
    resolver: resolvers.getMobilePatient,
  }),
  contractHandler(context, {
    api: 'hospital-care',
    operation: 'getLegacyPatient',
    route: hospitalCareRoutes.getLegacyPatient,
    contract: () => hospitalCareContract.getLegacyPatient,
    resolver: resolvers.getLegacyPatient,
  }),
  contractHandler(context, {
    api: 'hospital-care',
    operation: 'getMobileVisitHistory',
    route: hospitalCareRoutes.getMobileVisitHistory,
    contract: () => hospitalCareContract.getMobileVisitHistory,
    resolver: resolvers.getMobileVisitHistory,
  }),
  contractHandler(context, {
    api: 'hospital-care',
    operation: 'listLabResults',
    route: hospitalCareRoutes.listLabResults,
    contract: () => hospitalCareContract.listLabResults,
    resolver: resolvers.listLabResults,
  }),
  contractHandler(context, {
    api: 'hospital-care',
    operation: 'listRadiologyResults',
    route: hospitalCareRoutes.listRadiologyResults,
    contract: () => hospitalCareContract.listRadiologyResults,
    resolver: resolvers.listRadiologyResults,
  }),
  contractHandler(context, {
    api: 'hospital-care',
    operation: 'listMcuResults',
    route: hospitalCareRoutes.listMcuResults,
    contract: () => hospitalCareContract.listMcuResults,
    resolver: resolvers.listMcuResults,
  }),
  contractHandler(context, {
    api: 'hospital-care',
    operation: 'getLabResult',
    route: hospitalCareRoutes.getLabResult,
    contract: () => hospitalCareContract.getLabResult,
    resolver: resolvers.getLabResult,
  }),
  contractHandler(context, {
    api: 'hospital-care',
    operation: 'getRadiologyResult',
    route: hospitalCareRoutes.getRadiologyResult,
    contract: () => hospitalCareContract.getRadiologyResult,
    resolver: resolvers.getRadiologyResult,
  }),
  contractHandler(context, {
    api: 'hospital-care',
    operation: 'getMcuResult',
    route: hospitalCareRoutes.getMcuResult,
    contract: () => hospitalCareContract.getMcuResult,
    resolver: resolvers.getMcuResult,
  }),
  contractHandler(context, {
    api: 'hospital-care',
    operation: 'downloadResultPdf',
    route: hospitalCareRoutes.downloadResultPdf,
    contract: () => hospitalCareContract.downloadResultPdf,
    resolver: resolvers.downloadResultPdf,
  }),
]
