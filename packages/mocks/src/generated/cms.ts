// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.

import { cmsContract, cmsRoutes } from '@hospital/sdk/contracts'
import type { CmsOperations } from '@hospital/sdk/contracts'
import { contractHandler } from '../handlers/contract-handler.ts'
import type { MockContext, Resolver } from '../handlers/contract-handler.ts'
import type { MockHandler } from '../handlers/mock-handler.ts'

/** One resolver per operation of the contract, with typed request and replies. */
export interface CmsResolvers {
  getTopNavigation: Resolver<CmsOperations['getTopNavigation']>
  getBottomNavigation: Resolver<CmsOperations['getBottomNavigation']>
  getTopBar: Resolver<CmsOperations['getTopBar']>
  listDoctorSchedules: Resolver<CmsOperations['listDoctorSchedules']>
  getDoctorScheduleBySlug: Resolver<CmsOperations['getDoctorScheduleBySlug']>
  getDoctors: Resolver<CmsOperations['getDoctors']>
  listArticlesBySpecialty: Resolver<CmsOperations['listArticlesBySpecialty']>
  getArticle: Resolver<CmsOperations['getArticle']>
  getArticleInCategory: Resolver<CmsOperations['getArticleInCategory']>
  listHomeSliders: Resolver<CmsOperations['listHomeSliders']>
  listPopups: Resolver<CmsOperations['listPopups']>
  listEmergencyContacts: Resolver<CmsOperations['listEmergencyContacts']>
  createContactMessage: Resolver<CmsOperations['createContactMessage']>
  createNewsletterSubscription: Resolver<CmsOperations['createNewsletterSubscription']>
  createPackageReservation: Resolver<CmsOperations['createPackageReservation']>
  getProductCategories: Resolver<CmsOperations['getProductCategories']>
  searchProducts: Resolver<CmsOperations['searchProducts']>
  executeGraphql: Resolver<CmsOperations['executeGraphql']>
}

/** The handlers of the contract, one per operation, ordered so that none shadows another. */
export const cmsHandlers = (context: MockContext, resolvers: CmsResolvers): MockHandler[] => [
  contractHandler(context, {
    api: 'cms',
    operation: 'getTopNavigation',
    route: cmsRoutes.getTopNavigation,
    contract: () => cmsContract.getTopNavigation,
    resolver: resolvers.getTopNavigation,
  }),
  contractHandler(context, {
    api: 'cms',
    operation: 'getBottomNavigation',
    route: cmsRoutes.getBottomNavigation,
    contract: () => cmsContract.getBottomNavigation,
    resolver: resolvers.getBottomNavigation,
  }),
  contractHandler(context, {
    api: 'cms',
    operation: 'getTopBar',
    route: cmsRoutes.getTopBar,
    contract: () => cmsContract.getTopBar,
    resolver: resolvers.getTopBar,
  }),
  contractHandler(context, {
    api: 'cms',
    operation: 'listDoctorSchedules',
    route: cmsRoutes.listDoctorSchedules,
    contract: () => cmsContract.listDoctorSchedules,
    resolver: resolvers.listDoctorSchedules,
  }),
  contractHandler(context, {
    api: 'cms',
    operation: 'getDoctorScheduleBySlug',
    route: cmsRoutes.getDoctorScheduleBySlug,
    contract: () => cmsContract.getDoctorScheduleBySlug,
    resolver: resolvers.getDoctorScheduleBySlug,
  }),
  contractHandler(context, {
    api: 'cms',
    operation: 'getDoctors',
    route: cmsRoutes.getDoctors,
    contract: () => cmsContract.getDoctors,
    resolver: resolvers.getDoctors,
  }),
  contractHandler(context, {
    api: 'cms',
    operation: 'listArticlesBySpecialty',
    route: cmsRoutes.listArticlesBySpecialty,
    contract: () => cmsContract.listArticlesBySpecialty,
    resolver: resolvers.listArticlesBySpecialty,
  }),
  contractHandler(context, {
    api: 'cms',
    operation: 'listHomeSliders',
    route: cmsRoutes.listHomeSliders,
    contract: () => cmsContract.listHomeSliders,
    resolver: resolvers.listHomeSliders,
  }),
  contractHandler(context, {
    api: 'cms',
    operation: 'listPopups',
    route: cmsRoutes.listPopups,
    contract: () => cmsContract.listPopups,
    resolver: resolvers.listPopups,
  }),
  contractHandler(context, {
    api: 'cms',
    operation: 'listEmergencyContacts',
    route: cmsRoutes.listEmergencyContacts,
    contract: () => cmsContract.listEmergencyContacts,
    resolver: resolvers.listEmergencyContacts,
  }),
  contractHandler(context, {
    api: 'cms',
    operation: 'createContactMessage',
    route: cmsRoutes.createContactMessage,
    contract: () => cmsContract.createContactMessage,
    resolver: resolvers.createContactMessage,
  }),
  contractHandler(context, {
    api: 'cms',
    operation: 'createNewsletterSubscription',
    route: cmsRoutes.createNewsletterSubscription,
    contract: () => cmsContract.createNewsletterSubscription,
    resolver: resolvers.createNewsletterSubscription,
  }),
  contractHandler(context, {
    api: 'cms',
    operation: 'createPackageReservation',
    route: cmsRoutes.createPackageReservation,
    contract: () => cmsContract.createPackageReservation,
    resolver: resolvers.createPackageReservation,
  }),
  contractHandler(context, {
    api: 'cms',
    operation: 'getProductCategories',
    route: cmsRoutes.getProductCategories,
    contract: () => cmsContract.getProductCategories,
    resolver: resolvers.getProductCategories,
  }),
  contractHandler(context, {
    api: 'cms',
    operation: 'searchProducts',
    route: cmsRoutes.searchProducts,
    contract: () => cmsContract.searchProducts,
    resolver: resolvers.searchProducts,
  }),
  contractHandler(context, {
    api: 'cms',
    operation: 'executeGraphql',
    route: cmsRoutes.executeGraphql,
    contract: () => cmsContract.executeGraphql,
    resolver: resolvers.executeGraphql,
  }),
  contractHandler(context, {
    api: 'cms',
    operation: 'getArticle',
    route: cmsRoutes.getArticle,
    contract: () => cmsContract.getArticle,
    resolver: resolvers.getArticle,
  }),
  contractHandler(context, {
    api: 'cms',
    operation: 'getArticleInCategory',
    route: cmsRoutes.getArticleInCategory,
    contract: () => cmsContract.getArticleInCategory,
    resolver: resolvers.getArticleInCategory,
  }),
]
