// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.

import * as z from 'zod'
import { lazyContract } from '../../contracts/lazily.ts'
import type { EntryMakers } from '../../contracts/lazily.ts'
import type { CmsClient } from './client.ts'
import * as s from './schemas.ts'

/** Every request and every response of the contract, success and failure alike. */
export const cmsContract = /* #__PURE__ */ lazyContract({
  getTopNavigation: () => ({
    query: { types: { 'locale': 'string' }, schema: s.zGetTopNavigationQuery() },
    responses: {
      200: s.zNavigationResponse(),
      400: s.zErrorBody(),
      401: s.zErrorBody(),
      403: s.zErrorBody(),
      404: s.zErrorBody(),
      500: s.zErrorBody(),
    },
  }),
  getBottomNavigation: () => ({
    query: { types: { 'locale': 'string' }, schema: s.zGetBottomNavigationQuery() },
    responses: {
      200: s.zNavigationResponse(),
      400: s.zErrorBody(),
      401: s.zErrorBody(),
      403: s.zErrorBody(),
      404: s.zErrorBody(),
      500: s.zErrorBody(),
    },
  }),
  getTopBar: () => ({
    query: { types: { 'populate': 'string' }, schema: s.zGetTopBarQuery() },
    responses: {
      200: s.zTopBarResponse(),
      400: s.zErrorBody(),
      401: s.zErrorBody(),
      403: s.zErrorBody(),
      404: s.zErrorBody(),
      500: s.zErrorBody(),
    },
  }),
  listDoctorSchedules: () => ({
    query: { types: { 'rs': 'string', 'spesialis': 'string', 'hari': 'string', 'dokter': 'string', 'perpage': 'integer', 'page': 'integer' }, schema: s.zListDoctorSchedulesQuery() },
    responses: {
      200: s.zDoctorScheduleListResponse(),
      400: s.zErrorBody(),
      401: s.zErrorBody(),
      403: s.zErrorBody(),
      404: s.zErrorBody(),
      500: s.zErrorBody(),
    },
  }),
  getDoctorScheduleBySlug: () => ({
    query: { types: { 'slug': 'string' }, schema: s.zGetDoctorScheduleBySlugQuery() },
    responses: {
      200: s.zDoctorScheduleResponse(),
      400: s.zErrorBody(),
      401: s.zErrorBody(),
      403: s.zErrorBody(),
      404: s.zErrorBody(),
      500: s.zErrorBody(),
    },
  }),
  getDoctors: () => ({
    query: { types: { 'slug': 'string', 'spesialis': 'string', 'excludedokter': 'string' }, schema: s.zGetDoctorsQuery() },
    responses: {
      200: s.zDoctorsResponse(),
      400: s.zErrorBody(),
      401: s.zErrorBody(),
      403: s.zErrorBody(),
      404: s.zErrorBody(),
      500: s.zErrorBody(),
    },
  }),
  listArticlesBySpecialty: () => ({
    query: { types: { 'kodeSpesialis': 'string' }, schema: s.zListArticlesBySpecialtyQuery() },
    responses: {
      200: s.zArticleListResponse(),
      400: s.zErrorBody(),
      401: s.zErrorBody(),
      403: s.zErrorBody(),
      404: s.zErrorBody(),
      500: s.zErrorBody(),
    },
  }),
  getArticle: () => ({
    path: { types: { 'slug': 'string' }, schema: s.zGetArticlePath() },
    responses: {
      200: s.zArticleResponse(),
      400: s.zErrorBody(),
      401: s.zErrorBody(),
      403: s.zErrorBody(),
      404: s.zErrorBody(),
      500: s.zErrorBody(),
    },
  }),
  getArticleInCategory: () => ({
    path: { types: { 'kategori': 'string', 'slug': 'string' }, schema: s.zGetArticleInCategoryPath() },
    responses: {
      200: s.zArticleResponse(),
      400: s.zErrorBody(),
      401: s.zErrorBody(),
      403: s.zErrorBody(),
      404: s.zErrorBody(),
      500: s.zErrorBody(),
    },
  }),
  listHomeSliders: () => ({
    query: { types: { 'populate': 'string' }, schema: s.zListHomeSlidersQuery() },
    responses: {
      200: s.zHomeSliderListResponse(),
      400: s.zErrorBody(),
      401: s.zErrorBody(),
      403: s.zErrorBody(),
      404: s.zErrorBody(),
      500: s.zErrorBody(),
    },
  }),
  listPopups: () => ({
    query: { types: { 'filters[expired][$gt]': 'string', 'populate': 'string', 'pagination[limit]': 'integer' }, schema: s.zListPopupsQuery() },
    responses: {
      200: s.zPopupListResponse(),
      400: s.zErrorBody(),
      401: s.zErrorBody(),
      403: s.zErrorBody(),
      404: s.zErrorBody(),
      500: s.zErrorBody(),
    },
  }),
  listEmergencyContacts: () => ({
    query: { types: { 'filters[rumah_sakit][slug][$eq]': 'string', 'populate': 'string', 'pagination[limit]': 'integer' }, schema: s.zListEmergencyContactsQuery() },
    responses: {
      200: s.zEmergencyContactListResponse(),
      400: s.zErrorBody(),
      401: s.zErrorBody(),
      403: s.zErrorBody(),
      404: s.zErrorBody(),
      500: s.zErrorBody(),
    },
  }),
  createContactMessage: () => ({
    body: { form: 'json', schema: s.zCreateContactMessageBody() },
    responses: {
      200: s.zContactMessageResponse(),
      201: s.zContactMessageResponse(),
      400: s.zErrorBody(),
      401: s.zErrorBody(),
      403: s.zErrorBody(),
      404: s.zErrorBody(),
      405: z.string(),
      413: s.zErrorBody(),
      500: s.zErrorBody(),
    },
  }),
  createNewsletterSubscription: () => ({
    body: { form: 'json', schema: s.zCreateNewsletterSubscriptionBody() },
    responses: {
      200: s.zNewsletterResponse(),
      201: s.zNewsletterResponse(),
      400: s.zErrorBody(),
      401: s.zErrorBody(),
      403: s.zErrorBody(),
      404: s.zErrorBody(),
      405: z.string(),
      413: s.zErrorBody(),
      500: s.zErrorBody(),
    },
  }),
  createPackageReservation: () => ({
    body: { form: 'json', schema: s.zCreatePackageReservationBody() },
    responses: {
      200: s.zPackageReservationResponse(),
      201: s.zPackageReservationResponse(),
      400: s.zErrorBody(),
      401: s.zErrorBody(),
      403: s.zErrorBody(),
      404: s.zErrorBody(),
      405: z.string(),
      413: s.zErrorBody(),
      500: s.zErrorBody(),
    },
  }),
  getProductCategories: () => ({
    query: { types: { 'name': 'string' }, schema: s.zGetProductCategoriesQuery() },
    responses: {
      200: s.zProductCategoryList(),
      400: s.zErrorBody(),
      401: s.zErrorBody(),
      403: s.zErrorBody(),
      404: s.zErrorBody(),
      500: s.zErrorBody(),
    },
  }),
  searchProducts: () => ({
    query: { types: { 'name': 'string', 'limit': 'integer' }, schema: s.zSearchProductsQuery() },
    responses: {
      200: s.zProductList(),
      400: s.zErrorBody(),
      401: s.zErrorBody(),
      403: s.zErrorBody(),
      404: s.zErrorBody(),
      500: s.zErrorBody(),
    },
  }),
  executeGraphql: () => ({
    body: { form: 'json', schema: s.zExecuteGraphqlBody() },
    responses: {
      200: s.zGraphqlResponse(),
      400: z.union([s.zGraphqlFailure(), s.zErrorBody()]),
      401: s.zErrorBody(),
      405: z.string(),
      413: s.zErrorBody(),
      500: s.zErrorBody(),
    },
  }),
} satisfies EntryMakers<CmsClient>)
