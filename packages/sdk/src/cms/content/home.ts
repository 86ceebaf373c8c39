import { contextOf } from '../../client/call-context.ts'
import type { CallOptions } from '../../client/contract.ts'
import type { Result } from '../../client/errors.ts'
import {
  HomePageDocument,
  PopupsDocument,
  TestimonialsDocument,
  VideosDocument,
} from '../../generated/cms-graphql/graphql.ts'
import { limits } from '../../rules/limits.ts'
import { isPopupCurrent } from '../../rules/validity.ts'
import type { CmsClient } from '../client.ts'
import type { HomePage, Popup, Testimonial, Video } from '../entities.ts'
import { field, mapResult } from './select.ts'

/** The home page's slides and the headings of its sections; `not-found` while it is unpublished. Contract: document `HomePage`. */
export const getHomePage = async (cms: CmsClient, options?: CallOptions): Promise<Result<HomePage>> => {
  const result = await cms.query(HomePageDocument, {}, options)
  const missing = !result.error && !result.data.beranda
  return missing ? { error: { kind: 'not-found', status: 200, ...contextOf(result) } } : field(result, 'beranda')
}

/** Testimonials, of one hospital (its slug) or of all. Contract: document `Testimonials`. */
export const listTestimonials = async (
  cms: CmsClient,
  hospital?: string,
  options?: CallOptions,
): Promise<Result<readonly Testimonial[]>> =>
  field(
    await cms.query(TestimonialsDocument, { limit: limits.list, ...(hospital !== undefined && { hospital }) }, options),
    'testimonis',
  )

/** The newest videos. Contract: document `Videos`. */
export const listVideos = async (cms: CmsClient, options?: CallOptions): Promise<Result<readonly Video[]>> =>
  field(await cms.query(VideosDocument, { limit: limits.list }, options), 'videos')

/** The popup to show at `now`, or null if none or expired. Contract: document `Popups`. */
export const findPopup = async (cms: CmsClient, now: Date, options?: CallOptions): Promise<Result<Popup | null>> =>
  mapResult(
    field(await cms.query(PopupsDocument, { now: now.toISOString(), limit: limits.popups }, options), 'popups'),
    (popups) => popups.find((popup) => isPopupCurrent(popup, now)) ?? null,
  )
