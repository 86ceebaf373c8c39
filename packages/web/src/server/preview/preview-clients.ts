import type { CmsClient } from '@hospital/sdk/cms'
import { createCmsClient } from '@hospital/sdk/cms'
import { validateCms } from '@hospital/sdk/validation'
import type { ContentClients } from '../back-ends/clients.ts'
import type { SiteConfig } from '../config.ts'
import { documentReads, singleTypes } from '../edits/generated/cms-reads.ts'
import type { ReadDraft } from './draft.ts'

/** A client whose calls get `answer`, checked and unwrapped like answers of the CMS. */
const answering = ({ cms }: SiteConfig, answer: () => Promise<Response>): CmsClient =>
  createCmsClient({
    baseUrl: cms.url,
    validate: validateCms,
    retry: false,
    addresses: { media: cms.mediaUrl, doctorPhotos: cms.doctorPhotosUrl },
    fetch: answer,
  })

/** Clients that replace the published entry with its draft, and whether a page used the draft. */
export interface PreviewClients {
  readonly clients: ContentClients
  readonly hasShown: () => boolean
}

/**
 * Clients that show the draft of one entry if a page reads that entry by its address, and published content everywhere else. `clients` must
 * belong to this page alone and have no cache, since one of them is changed.
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
    // A call never throws: if the CMS does not answer, the call fails.
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
