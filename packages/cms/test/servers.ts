import { inject } from 'vitest'
import { cmsToken } from '../../mocks/src/cms/token.ts'
import { createMock } from '../../mocks/src/mock.ts'
import { createCmsClient } from '../../sdk/src/cms/index.ts'
import type { CmsOptions } from '../../sdk/src/cms/index.ts'
import { createCmsRest } from '../../sdk/src/cms/rest-entry.ts'
import { detectStrapi } from '../../sdk/src/cms/strapi-5/index.ts'
import { validateCms } from '../../sdk/src/validation/index.ts'

/** The clients of a CMS, which check answers as the site does, and what they had to leave out. */
const clientsOf = (options: CmsOptions) => {
  const omitted: string[] = []
  const onOmission: CmsOptions['onOmission'] = ({ operation, where }) => void omitted.push(`${operation} ${where}`)
  const checked = { ...options, validate: validateCms, onOmission, retry: false } as const
  return { cms: createCmsClient(checked), rest: createCmsRest(checked), omitted }
}

const { url, token } = inject('cms')

/** The Strapi of this run. */
export const strapi = clientsOf({ baseUrl: url, token, strapi: detectStrapi })

export const now = new Date()

const mock = createMock({ now: () => now })

/** The contract server, with the content that the Strapi was filled with. */
export const contractServer = clientsOf({
  baseUrl: 'https://cms.rs-kawung.example/cms',
  token: cmsToken,
  fetch: async (address, init) => (await mock.answer(new Request(address, init))) ?? Response.error(),
})
