import type { MockHandler } from '../../handlers/mock-handler.ts'

/** The version of Strapi that the content server imitates. */
export type StrapiVersion = 4 | 5

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value of a REST answer without the wrappers of Strapi 4. */
const flat = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(flat)
  if (!isRecord(value)) return value
  if (isRecord(value['attributes'])) {
    const { attributes, ...names } = value
    return {
      ...names,
      ...Object.fromEntries(Object.entries(attributes as object).map(([name, part]) => [name, unwrapped(part)])),
    }
  }
  return value
}

const unwrapped = (value: unknown): unknown =>
  isRecord(value) && 'data' in value && Object.keys(value).length === 1 ? flat(value['data']) : flat(value)

/** Makes a handler answer REST as Strapi 5 does: in the form of Strapi 4 only if the request asks for it by header. */
export const inFormAskedFor = (handler: MockHandler): MockHandler => ({
  ...handler,
  answer: async (request, values) => {
    const response = await handler.answer(request, values)
    const isFlat = request.headers.get('strapi-response-format') !== 'v4' && !handler.path.endsWith('/graphql')
    if (!isFlat || !response.ok || !response.headers.get('content-type')?.includes('json')) return response
    const body: unknown = await response.clone().json()
    if (!isRecord(body)) return response
    return Response.json({ ...body, data: flat(body['data']) }, { status: response.status, headers: response.headers })
  },
})
