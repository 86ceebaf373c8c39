import type { CmsClient } from '@hospital/sdk/cms'
import { createCmsClient } from '@hospital/sdk/cms'
import { validateCms } from '@hospital/sdk/validation'
import type { ContentClients } from '../back-ends/clients.ts'
import type { SiteConfig } from '../config.ts'
import { documentReads, singleTypes } from '../edits/generated/cms-reads.ts'
import type { ReadDraft } from './draft.ts'

/** A client whose calls are answered with what was read for them, checked and unwrapped as answers of the CMS are. */
const answering = ({ cms }: SiteConfig, answer: () => Promise<Response>): CmsClient =>
  createCmsClient({
    baseUrl: cms.url,
    validate: validateCms,
    retry: false,
    addresses: { media: cms.mediaUrl, doctorPhotos: cms.doctorPhotosUrl },
    fetch: answer,
  })

/** Where the draft stands in for what is published, and whether it did. */
export interface PreviewClients {
  readonly clients: ContentClients
  readonly hasShown: () => boolean
}

/**
 * Clients that show the draft of one entry where a page asks for that entry by its address, and what is published everywhere else.
 * `clients` have to be this page's own, without a cache: one of them is changed.
 */
export const showDraft = (
  clients: ContentClients,
  type: string,
  readDraft: ReadDraft,
  config: SiteConfig,
): PreviewClients => {
  let isShown = false
  const { cms } = clients
  const { query } = cms
  const queryDraft: CmsClient['query'] = async (document, variables, options) => {
    const operation = document.definitions.find((node) => node.kind === 'OperationDefinition')
    const { types = [], only } = documentReads[operation?.name?.value ?? ''] ?? {}
    const slug = only?.type === type ? variables[only.by['slug'] ?? ''] : undefined
    const isSingle = singleTypes.includes(type) && types.includes(type)
    if (slug === undefined && !isSingle) return query(document, variables, options)
    const reading = await readDraft(document, slug).then(
      (draft) => ({ draft }),
      (cause: unknown) => ({ cause }),
    )
    // A call never throws: a CMS that does not answer is a failure of the call.
    if ('cause' in reading)
      return answering(config, () => Promise.reject(reading.cause)).query(document, variables, options)
    const { draft } = reading
    if (!draft) return query(document, variables, options)
    isShown = true
    return answering(config, () => Promise.resolve(Response.json({ data: draft }))).query(document, variables, options)
  }
  // The client stays the same object: the SDK knows its REST calls by it.
  return { clients: { ...clients, cms: Object.assign(cms, { query: queryDraft }) }, hasShown: () => isShown }
}
