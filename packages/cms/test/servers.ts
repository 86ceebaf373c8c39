import { inject } from 'vitest'
import { cmsToken } from '../../mocks/src/cms/token.ts'
import { createMock } from '../../mocks/src/mock.ts'
import { createCmsClient } from '../../sdk/src/cms/index.ts'
import type { CmsOptions } from '../../sdk/src/cms/index.ts'
import { createCmsRest } from '../../sdk/src/cms/rest-entry.ts'
import { detectStrapi } from '../../sdk/src/cms/strapi-5/index.ts'
import { validateCms } from '../../sdk/src/validation/index.ts'

/** The clients of a CMS, which check answers as the site does, and the parts that they left out. */
const clientsOf = (options: CmsOptions) => {
  const omitted: string[] = []
  const onOmission: CmsOptions['onOmission'] = ({ operation, where }) => void omitted.push(`${operation} ${where}`)
  const checked = { ...options, validate: validateCms, onOmission, retry: false } as const
  return { cms: createCmsClient(checked), rest: createCmsRest(checked), omitted }
}

const { url, token } = inject('cms')

/** The clients of the Strapi in this run. */
export const strapi = clientsOf({ baseUrl: url, token, strapi: detectStrapi })

export const now = new Date()

const mock = createMock({ now: () => now })

/** The clients of the contract server, with the same content as the Strapi. */
export const contractServer = clientsOf({
  baseUrl: 'https://cms.rs-kawung.example/cms',
  token: cmsToken,
  fetch: async (address, init) => (await mock.answer(new Request(address, init))) ?? Response.error(),
})
