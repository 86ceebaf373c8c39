import type { CallOptions } from '../../client/contract.ts'
import type { Result } from '../../client/errors.ts'
import type { CmsAccess } from '../access.ts'
import type {
  ContactMessage,
  ContactMessageInput,
  NewsletterInput,
  NewsletterSubscription,
  PackageReservation,
  PackageReservationInput,
} from '../entities.ts'
import { cmsRest } from '../rest.ts'
import { mapResult } from './select.ts'

/** Subscribes an address to the newsletter. Contract: operation `createNewsletterSubscription`. */
export const subscribeToNewsletter = async (
  cms: CmsAccess,
  data: NewsletterInput,
  options?: CallOptions,
): Promise<Result<NewsletterSubscription>> =>
  mapResult(await cmsRest(cms).createNewsletterSubscription({ body: { data } }, options), (answer) =>
    cms.normalize(answer.data),
  )

/** Reserves a health package. Contract: operation `createPackageReservation`. */
export const reservePackage = async (
  cms: CmsAccess,
  data: PackageReservationInput,
  options?: CallOptions,
): Promise<Result<PackageReservation>> =>
  mapResult(await cmsRest(cms).createPackageReservation({ body: { data } }, options), (answer) =>
    cms.normalize(answer.data),
  )

/** Sends a message to the hospital. Contract: operation `createContactMessage`. */
export const sendContactMessage = async (
  cms: CmsAccess,
  data: ContactMessageInput,
  options?: CallOptions,
): Promise<Result<ContactMessage>> =>
  mapResult(await cmsRest(cms).createContactMessage({ body: { data } }, options), (answer) =>
    cms.normalize(answer.data),
  )
