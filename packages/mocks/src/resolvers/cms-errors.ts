import type { CmsOperations } from '@hospital/sdk/contracts'
import { StrapiError } from '../cms/errors.ts'
import type { Reply } from '../handlers/contract-handler.ts'

/** Strapi's 404. */
export const notFound = {
  status: 404,
  body: { data: null, error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} } },
} as const satisfies Reply<CmsOperations['getArticle']>

/** Strapi's 400. */
export const badRequest = (error: StrapiError) => ({
  status: 400 as const,
  body: { data: null, error: { status: 400, name: error.name, message: error.message, details: error.details } },
})

/** The result of `work`, or Strapi's 400 if it throws a `StrapiError`. Other errors are rethrown. */
export const refusing = <Result>(work: () => Result): Result | ReturnType<typeof badRequest> => {
  try {
    return work()
  } catch (error) {
    if (error instanceof StrapiError) return badRequest(error)
    throw error
  }
}
