// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.

import type { Call, OperationRoutes } from '../../client/contract.ts'
import type { operations } from './types.ts'

/** The route and bearer of each operation of cms.openapi.yaml. */
export const cmsRoutes = {
  getTopNavigation: { method: 'GET', path: '/api/get-top-navigation', bearer: 'token' },
  getBottomNavigation: { method: 'GET', path: '/api/get-bottom-navigation', bearer: 'token' },
  getTopBar: { method: 'GET', path: '/api/top-bar', bearer: 'token' },
  listDoctorSchedules: { method: 'GET', path: '/api/get-jadwal-dokter', bearer: 'token' },
  getDoctorScheduleBySlug: { method: 'GET', path: '/api/get-jadwal-dokter-by-slug', bearer: 'token' },
  getDoctors: { method: 'GET', path: '/api/get-dokter', bearer: 'token' },
  listArticlesBySpecialty: { method: 'GET', path: '/api/get-artikel', bearer: 'token' },
  getArticle: { method: 'GET', path: '/api/artikel/{slug}', bearer: 'token' },
  getArticleInCategory: { method: 'GET', path: '/api/artikel-dengan-kategori/{kategori}/{slug}', bearer: 'token' },
  listHomeSliders: { method: 'GET', path: '/api/slider-berandas', bearer: 'token' },
  listPopups: { method: 'GET', path: '/api/popups', bearer: 'token' },
  listEmergencyContacts: { method: 'GET', path: '/api/kontak-darurats', bearer: 'token' },
  createContactMessage: { method: 'POST', path: '/api/hubungi-kami-post', bearer: 'token' },
  createNewsletterSubscription: { method: 'POST', path: '/api/news-letters', bearer: 'token' },
  createPackageReservation: { method: 'POST', path: '/api/reservasi-paket-kesehatans', bearer: 'token' },
  getProductCategories: { method: 'GET', path: '/product-categories', bearer: 'token', list: true },
  searchProducts: { method: 'GET', path: '/products', bearer: 'token', list: true },
  executeGraphql: { method: 'POST', path: '/graphql', bearer: 'token' },
} as const satisfies OperationRoutes

/** The calls of the contract. None of them throws: each resolves with `{ data }` or `{ error }`. */
export interface CmsClient {
  /**
   * Main menu
   *
   * The headings of the main menu with their sub-entries, in the order shown. Sub-entries with `auth_required` are for logged-in patients.
   *
   * `GET /api/get-top-navigation`
   */
  getTopNavigation: Call<operations['getTopNavigation']>
  /**
   * Footer
   *
   * The columns of the footer: features, services (featured services), facilities (hospitals), download, social media, map and contact.
   *
   * `GET /api/get-bottom-navigation`
   */
  getBottomNavigation: Call<operations['getBottomNavigation']>
  /**
   * Top bar
   *
   * The entries above the header: links, and the entry that opens the emergency-call dialog. 404 while it is not published.
   *
   * `GET /api/top-bar`
   */
  getTopBar: Call<operations['getTopBar']>
  /**
   * Doctor schedules, paged
   *
   * Weekly schedules of active doctors. One row is one doctor at one hospital in one specialty, with all sessions of the week there, so a filter by day finds rows with a session on that day and still lists the whole week. Conditions combine; an absent one is no condition. Ordered by the doctor's name. Nothing found is an empty list.
   *
   * `GET /api/get-jadwal-dokter`
   */
  listDoctorSchedules: Call<operations['listDoctorSchedules']>
  /**
   * Schedule of one doctor
   *
   * Every row of one active doctor: one per hospital and specialty. 404 when there is no such doctor.
   *
   * `GET /api/get-jadwal-dokter-by-slug`
   */
  getDoctorScheduleBySlug: Call<operations['getDoctorScheduleBySlug']>
  /**
   * One doctor, or those of a specialty
   *
   * Has two uses. With `slug`: one active doctor, or 404. With `spesialis`: the active doctors of a specialty, without the one named by `excludedokter` (other doctors on a doctor's page); none is an empty list. One of `slug` and `spesialis` must be there.
   *
   * `GET /api/get-dokter`
   */
  getDoctors: Call<operations['getDoctors']>
  /**
   * Articles of a specialty
   *
   * Articles about a specialty, the newest first, for pages of doctors and specialist services.
   *
   * `GET /api/get-artikel`
   */
  listArticlesBySpecialty: Call<operations['listArticlesBySpecialty']>
  /**
   * One article
   *
   * An article with its picture, category and hospital.
   *
   * `GET /api/artikel/{slug}`
   */
  getArticle: Call<operations['getArticle']>
  /**
   * One article, if in a category
   *
   * An article, provided that it is in the category; otherwise 404. Its page is `/{kategori}/{slug}`.
   *
   * `GET /api/artikel-dengan-kategori/{kategori}/{slug}`
   */
  getArticleInCategory: Call<operations['getArticleInCategory']>
  /**
   * Slides of the home page
   *
   * Slides with their pictures, at most 25. A slide without a picture has `gambar.data` null.
   *
   * `GET /api/slider-berandas`
   */
  listHomeSliders: Call<operations['listHomeSliders']>
  /**
   * Promotional popups to show
   *
   * Popups that have not expired. The site asks for one. That the call takes the current time and answers entries with `gambar` and `url_page` is known; its path and parameters are assumed.
   *
   * `GET /api/popups`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  listPopups: Call<operations['listPopups']>
  /**
   * Emergency contacts
   *
   * Numbers for the emergency-call dialog and the ambulance pages. Which field holds the number to show is said by the menu entry that opens the dialog (`field_rs`); without it, `nomor_telepon`. A null or empty field falls back to `nomor_telepon`.
   *
   * `GET /api/kontak-darurats`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  listEmergencyContacts: Call<operations['listEmergencyContacts']>
  /**
   * Send a contact message
   *
   * Stores a message from the contact form. Fields unknown to the server are dropped. The text is stored as sent, so it must not be shown as HTML.
   *
   * `POST /api/hubungi-kami-post`
   */
  createContactMessage: Call<operations['createContactMessage']>
  /**
   * Subscribe to the newsletter
   *
   * Subscribes to the newsletter and the community. Strapi 4 answers 200, Strapi 5 answers 201. Whether an address may subscribe twice is unknown: if not, the second time is a 400 with `This attribute must be unique`.
   *
   * `POST /api/news-letters`
   */
  createNewsletterSubscription: Call<operations['createNewsletterSubscription']>
  /**
   * Reserve a health package
   *
   * Stores a wish to reserve a health package; the hospital confirms it by phone or WhatsApp. Strapi 4 answers 200, Strapi 5 answers 201. A package that does not exist is a 400.
   *
   * `POST /api/reservasi-paket-kesehatans`
   */
  createPackageReservation: Call<operations['createPackageReservation']>
  /**
   * Products of a category
   *
   * Categories by name, each with its products. Callers read the products of the first; `Recent Viewed` is the one that the shop asks for.
   *
   * `GET /product-categories`
   */
  getProductCategories: Call<operations['getProductCategories']>
  /**
   * Search products by name
   *
   * Products whose name contains the text, whatever the case. Path and parameters are assumed.
   *
   * `GET /products`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  searchProducts: Call<operations['searchProducts']>
  /**
   * Run a GraphQL operation
   *
   * Runs an operation against the schema in `cms.graphql`. A failure may come with status 200: a missing right is `errors` with code `FORBIDDEN`, and the field is null. Other than REST, ids are texts, the gender `Laki-laki` is spelled `Laki_laki`, and lists are cut at 10 unless paging is asked for, nested ones too.
   *
   * `POST /graphql`
   */
  executeGraphql: Call<operations['executeGraphql']>
}
