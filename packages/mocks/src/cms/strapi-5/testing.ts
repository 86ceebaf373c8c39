import { createCmsClient } from '@hospital/sdk/cms'
import type { CmsClient } from '@hospital/sdk/cms'
import { detectStrapi, strapi5 } from '@hospital/sdk/cms/strapi-5'
import { validateCms } from '@hospital/sdk/validation'
import { createMock } from '../../mock.ts'
import { morning } from '../testing/server.ts'
import { cmsToken } from '../token.ts'
import { documentIdOf } from './identity.ts'

const dialects = { none: undefined, five: strapi5, detected: detectStrapi } as const

/** A content server and its client. The client checks every answer and fails for each part that it had to leave out. */
export const openStrapi = (strapi: 4 | 5, spoken: keyof typeof dialects = strapi === 5 ? 'five' : 'none') => {
  const mock = createMock({ now: () => morning, strapi })
  const omitted: string[] = []
  const cms: CmsClient = createCmsClient({
    baseUrl: 'https://cms.rs-kawung.example/cms',
    token: cmsToken,
    strapi: dialects[spoken],
    validate: validateCms,
    onOmission: ({ operation, where }) => void omitted.push(`${operation} ${where}`),
    retry: false,
    fetch: async (url, init) => (await mock.answer(new Request(url, init))) ?? new Response(null, { status: 404 }),
  })
  return { mock, cms, omitted }
}

const documentId = /^[a-z]{16}(\d{8})$/

/** A result with the numbers of Strapi 4 in place of document ids. */
export const numbered = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replace(documentId, (_name, number: string) => String(Number(number)))
  if (Array.isArray(value)) return value.map(numbered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, numbered(part)]))
}

/** The document id of the hospital with a number. */
export const hospitalDocument = (number: number): string => documentIdOf('RumahSakit', number)
