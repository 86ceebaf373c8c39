import type { SentRequest } from '@hospital/sdk/contracts'

const bodyOf = async (request: Request): Promise<SentRequest['body']> => {
  const type = request.headers.get('content-type') ?? ''
  try {
    if (/^multipart\/form-data\b/i.test(type)) return { form: 'form', value: await request.formData() }
    if (/^application\/json\b/i.test(type)) return { form: 'json', value: await request.json() }
  } catch {
    // A body that does not match its content type counts as missing.
  }
  return undefined
}

/** A request as `readRequest` takes it. `params` are the path's, as MSW decoded them. */
export const sentRequest = async (
  request: Request,
  params: Readonly<Record<string, string>>,
): Promise<SentRequest> => ({
  path: params,
  query: new URL(request.url).searchParams,
  body: await bodyOf(request),
})
