import type { CmsOperations } from '@hospital/sdk/contracts'
import type { Reply } from '../handlers/contract-handler.ts'
import { StrapiError } from '../cms/errors.ts'

/** Nothing there, in Strapi's words. */
export const notFound = {
  status: 404,
  body: { data: null, error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} } },
} as const satisfies Reply<CmsOperations['getArticle']>

/** A request that cannot be served as it is. */
export const badRequest = (error: StrapiError) => ({
  status: 400 as const,
  body: { data: null, error: { status: 400, name: error.name, message: error.message, details: error.details } },
})

/** What `work` gives, or Strapi's 400 where it found fault with the request. Other errors are thrown on. */
export const refusing = <Result>(work: () => Result): Result | ReturnType<typeof badRequest> => {
  try {
    return work()
  } catch (error) {
    if (error instanceof StrapiError) return badRequest(error)
    throw error
  }
}
