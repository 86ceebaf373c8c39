// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.

import { companyContract, companyRoutes } from '@hospital/sdk/contracts'
import type { CompanyOperations } from '@hospital/sdk/contracts'
import { contractHandler } from '../handlers/contract-handler.ts'
import type { MockContext, Resolver } from '../handlers/contract-handler.ts'
import type { MockHandler } from '../handlers/mock-handler.ts'

/** One resolver per operation of the contract, with typed request and replies. */
export interface CompanyResolvers {
  companyLogin: Resolver<CompanyOperations['companyLogin']>
  companyAdminLogin: Resolver<CompanyOperations['companyAdminLogin']>
  getActivationInvitation: Resolver<CompanyOperations['getActivationInvitation']>
  activateCompanyUser: Resolver<CompanyOperations['activateCompanyUser']>
  getCompanyProfile: Resolver<CompanyOperations['getCompanyProfile']>
  updateCompanyProfile: Resolver<CompanyOperations['updateCompanyProfile']>
  listCompanyEmployees: Resolver<CompanyOperations['listCompanyEmployees']>
  getCompanyEmployee: Resolver<CompanyOperations['getCompanyEmployee']>
  listCompanyMcuResults: Resolver<CompanyOperations['listCompanyMcuResults']>
  getCompanyMcuResult: Resolver<CompanyOperations['getCompanyMcuResult']>
  getCompanyMcuSummary: Resolver<CompanyOperations['getCompanyMcuSummary']>
  listAccidentReferrals: Resolver<CompanyOperations['listAccidentReferrals']>
  getAccidentReferral: Resolver<CompanyOperations['getAccidentReferral']>
  createAccidentReferral: Resolver<CompanyOperations['createAccidentReferral']>
  storeReferralLetter: Resolver<CompanyOperations['storeReferralLetter']>
  cancelAccidentReferral: Resolver<CompanyOperations['cancelAccidentReferral']>
  listCorporateClients: Resolver<CompanyOperations['listCorporateClients']>
  createCorporateClient: Resolver<CompanyOperations['createCorporateClient']>
  updateCorporateClient: Resolver<CompanyOperations['updateCorporateClient']>
  listCorporateUsers: Resolver<CompanyOperations['listCorporateUsers']>
  createCorporateUser: Resolver<CompanyOperations['createCorporateUser']>
  updateCorporateUser: Resolver<CompanyOperations['updateCorporateUser']>
  sendCompanyActivation: Resolver<CompanyOperations['sendCompanyActivation']>
  importEmployees: Resolver<CompanyOperations['importEmployees']>
}

/** The handlers of the contract, one per operation, ordered so that none shadows another. */
export const companyHandlers = (context: MockContext, resolvers: CompanyResolvers): MockHandler[] => [
  contractHandler(context, {
    api: 'company',
    operation: 'companyLogin',
    route: companyRoutes.companyLogin,
    contract: () => companyContract.companyLogin,
    resolver: resolvers.companyLogin,
  }),
  contractHandler(context, {
    api: 'company',
    operation: 'companyAdminLogin',
    route: companyRoutes.companyAdminLogin,
    contract: () => companyContract.companyAdminLogin,
    resolver: resolvers.companyAdminLogin,
  }),
  contractHandler(context, {
    api: 'company',
    operation: 'getActivationInvitation',
    route: companyRoutes.getActivationInvitation,
    contract: () => companyContract.getActivationInvitation,
    resolver: resolvers.getActivationInvitation,
  }),
  contractHandler(context, {
    api: 'company',
    operation: 'activateCompanyUser',
    route: companyRoutes.activateCompanyUser,
    contract: () => companyContract.activateCompanyUser,
    resolver: resolvers.activateCompanyUser,
  }),
  contractHandler(context, {
    api: 'company',
    operation: 'getCompanyProfile',
    route: companyRoutes.getCompanyProfile,
    contract: () => companyContract.getCompanyProfile,
    resolver: resolvers.getCompanyProfile,
  }),
  contractHandler(context, {
    api: 'company',
    operation: 'updateCompanyProfile',
    route: companyRoutes.updateCompanyProfile,
    contract: () => companyContract.updateCompanyProfile,
    resolver: resolvers.updateCompanyProfile,
  }),
  contractHandler(context, {
    api: 'company',
    operation: 'listCompanyEmployees',
    route: companyRoutes.listCompanyEmployees,
    contract: () => companyContract.listCompanyEmployees,
    resolver: resolvers.listCompanyEmployees,
  }),
  contractHandler(context, {
    api: 'company',
    operation: 'getCompanyEmployee',
    route: companyRoutes.getCompanyEmployee,
    contract: () => companyContract.getCompanyEmployee,
    resolver: resolvers.getCompanyEmployee,
  }),
  contractHandler(context, {
    api: 'company',
    operation: 'listCompanyMcuResults',
    route: companyRoutes.listCompanyMcuResults,
    contract: () => companyContract.listCompanyMcuResults,
    resolver: resolvers.listCompanyMcuResults,
  }),
  contractHandler(context, {
    api: 'company',
    operation: 'getCompanyMcuResult',
    route: companyRoutes.getCompanyMcuResult,
    contract: () => companyContract.getCompanyMcuResult,
    resolver: resolvers.getCompanyMcuResult,
  }),
  contractHandler(context, {
    api: 'company',
    operation: 'getCompanyMcuSummary',
    route: companyRoutes.getCompanyMcuSummary,
    contract: () => companyContract.getCompanyMcuSummary,
    resolver: resolvers.getCompanyMcuSummary,
  }),
  contractHandler(context, {
    api: 'company',
    operation: 'listAccidentReferrals',
    route: companyRoutes.listAccidentReferrals,
    contract: () => companyContract.listAccidentReferrals,
    resolver: resolvers.listAccidentReferrals,
  }),
  contractHandler(context, {
    api: 'company',
    operation: 'getAccidentReferral',
    route: companyRoutes.getAccidentReferral,
    contract: () => companyContract.getAccidentReferral,
    resolver: resolvers.getAccidentReferral,
  }),
  contractHandler(context, {
    api: 'company',
    operation: 'createAccidentReferral',
    route: companyRoutes.createAccidentReferral,
    contract: () => companyContract.createAccidentReferral,
    resolver: resolvers.createAccidentReferral,
  }),
  contractHandler(context, {
    api: 'company',
    operation: 'storeReferralLetter',
    route: companyRoutes.storeReferralLetter,
    contract: () => companyContract.storeReferralLetter,
    resolver: resolvers.storeReferralLetter,
  }),
  contractHandler(context, {
    api: 'company',
    operation: 'cancelAccidentReferral',
    route: companyRoutes.cancelAccidentReferral,
    contract: () => companyContract.cancelAccidentReferral,
    resolver: resolvers.cancelAccidentReferral,
  }),
  contractHandler(context, {
    api: 'company',
    operation: 'listCorporateClients',
    route: companyRoutes.listCorporateClients,
    contract: () => companyContract.listCorporateClients,
    resolver: resolvers.listCorporateClients,
  }),
  contractHandler(context, {
    api: 'company',
    operation: 'createCorporateClient',
    route: companyRoutes.createCorporateClient,
    contract: () => companyContract.createCorporateClient,
    resolver: resolvers.createCorporateClient,
  }),
  contractHandler(context, {
    api: 'company',
    operation: 'updateCorporateClient',
    route: companyRoutes.updateCorporateClient,
    contract: () => companyContract.updateCorporateClient,
    resolver: resolvers.updateCorporateClient,
  }),
  contractHandler(context, {
    api: 'company',
    operation: 'listCorporateUsers',
    route: companyRoutes.listCorporateUsers,
    contract: () => companyContract.listCorporateUsers,
    resolver: resolvers.listCorporateUsers,
  }),
  contractHandler(context, {
    api: 'company',
    operation: 'createCorporateUser',
    route: companyRoutes.createCorporateUser,
    contract: () => companyContract.createCorporateUser,
    resolver: resolvers.createCorporateUser,
  }),
  contractHandler(context, {
    api: 'company',
    operation: 'updateCorporateUser',
    route: companyRoutes.updateCorporateUser,
    contract: () => companyContract.updateCorporateUser,
    resolver: resolvers.updateCorporateUser,
  }),
  contractHandler(context, {
    api: 'company',
    operation: 'sendCompanyActivation',
    route: companyRoutes.sendCompanyActivation,
    contract: () => companyContract.sendCompanyActivation,
    resolver: resolvers.sendCompanyActivation,
  }),
  contractHandler(context, {
    api: 'company',
    operation: 'importEmployees',
    route: companyRoutes.importEmployees,
    contract: () => companyContract.importEmployees,
    resolver: resolvers.importEmployees,
  }),
]
