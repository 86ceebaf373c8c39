import type { CallOptions, Input } from '../../client/contract.ts'
import type { operations as CmsOperations } from '../../generated/cms/types.ts'
import type { CmsClient } from '../client.ts'
import { cmsRest } from '../rest.ts'
import { mapResult } from './select.ts'

type Sent<Operation extends keyof CmsOperations> =
  Input<CmsOperations[Operation]> extends { readonly body: { data: infer Data } }
    ? Data
    : Input<CmsOperations[Operation]> extends { readonly body: infer Body }
      ? Body
      : never

/** Subscribes an address to the newsletter. Contract: operation `createNewsletterSubscription`. */
export const subscribeToNewsletter = async (
  cms: CmsClient,
  data: Sent<'createNewsletterSubscription'>,
  options?: CallOptions,
) =>
  mapResult(await cmsRest(cms).createNewsletterSubscription({ body: { data } }, options), (answer) =>
    cms.normalize(answer.data),
  )

/** Reserves a health package. Contract: operation `createPackageReservation`. */
export const reservePackage = async (cms: CmsClient, data: Sent<'createPackageReservation'>, options?: CallOptions) =>
  mapResult(await cmsRest(cms).createPackageReservation({ body: { data } }, options), (answer) =>
    cms.normalize(answer.data),
  )

/** Sends a message to the hospital. Contract: operation `createContactMessage`. */
export const sendContactMessage = async (cms: CmsClient, data: Sent<'createContactMessage'>, options?: CallOptions) =>
  mapResult(await cmsRest(cms).createContactMessage({ body: { data } }, options), (answer) =>
    cms.normalize(answer.data),
  )
