import { access } from './calls.ts'
import { contentTypes } from './contract.ts'

/** An entry as editors identify it. */
export interface EnteredEntry {
  /** The type's singular name, such as `artikel`. */
  readonly type: string
  readonly documentId: string
}

/** The answer of Strapi's screens to an editor: the entry, or the reason of a refusal. */
export interface EditorAnswer {
  readonly status: number
  readonly documentId: string
}

/** The texts beside each field of a form. */
export interface Screen {
  readonly metadatas: Readonly<
    Record<
      string,
      { readonly edit: { readonly label?: string; readonly description?: string; readonly placeholder?: string } }
    >
  >
}

/** An editor at Strapi's screens: makes the calls of these screens. */
export interface Editor {
  /** The token of the session. */
  readonly token: string
  /** Fills the form of a new entry, and publishes it or saves a draft. */
  readonly enter: (type: string, data: object, action?: 'publish' | 'save') => Promise<EditorAnswer>
  /** The fields of an entry, as the form shows them. */
  readonly open: (entry: EnteredEntry) => Promise<Readonly<Record<string, unknown>>>
  /** The fields of the only entry of a type. */
  readonly openSingle: (type: string) => Promise<Readonly<Record<string, unknown>>>
  /** Fills the form of the only entry of a type and publishes it. Returns the status. */
  readonly enterSingle: (type: string, data: object) => Promise<number>
  /** Withdraws the only entry of a type from the site. Returns the status. */
  readonly withdrawSingle: (type: string) => Promise<number>
  /** The words of a form. */
  readonly screenOf: (kind: 'content-types' | 'components', uid: string) => Promise<Screen>
  readonly remove: (entry: EnteredEntry) => Promise<void>
  /** Puts a file into the media library. Returns its number. */
  readonly upload: (file: File, alternativeText: string | null) => Promise<number>
  readonly removeFile: (id: number) => Promise<void>
}

/** Whether a type has drafts. Types without drafts have no button to publish: a saved entry is public. */
const hasDrafts = (type: string) => contentTypes.some(({ singular, drafts }) => singular === type && drafts)

const uidOf = (type: string) => `api::${type}.${type}`

/** The first editor, logged in once for all tests: Strapi allows an account five log-ins in five minutes. */
export const editorAtScreens = (): Editor => {
  const send = async (method: string, path: string, body: object | FormData | undefined, token?: string) => {
    const response = await fetch(`${access.url}${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as unknown }
  }
  const token = access.editorToken

  return {
    token,
    enter: async (type, data, action = 'publish') => {
      const path = `/content-manager/collection-types/${uidOf(type)}${action === 'publish' && hasDrafts(type) ? '/actions/publish' : ''}`
      const { status, body: answer } = await send('POST', path, data, token)
      return { status, documentId: (answer as { data?: { documentId?: string } }).data?.documentId ?? '' }
    },
    open: async ({ type, documentId }) => {
      const path = `/content-manager/collection-types/${uidOf(type)}/${documentId}`
      const { body: answer } = await send('GET', path, undefined, token)
      return (answer as { data: Readonly<Record<string, unknown>> }).data
    },
    openSingle: async (type) => {
      const { body: answer } = await send('GET', `/content-manager/single-types/${uidOf(type)}`, undefined, token)
      return (answer as { data: Readonly<Record<string, unknown>> }).data
    },
    enterSingle: async (type, data) =>
      (await send('POST', `/content-manager/single-types/${uidOf(type)}/actions/publish`, data, token)).status,
    withdrawSingle: async (type) =>
      (await send('POST', `/content-manager/single-types/${uidOf(type)}/actions/unpublish`, {}, token)).status,
    screenOf: async (kind, uid) => {
      const { body: answer } = await send('GET', `/content-manager/${kind}/${uid}/configuration`, undefined, token)
      const { data } = answer as { data: { contentType?: Screen; component?: Screen } }
      return data.contentType ?? data.component ?? { metadatas: {} }
    },
    remove: async ({ type, documentId }) => {
      await send('DELETE', `/content-manager/collection-types/${uidOf(type)}/${documentId}`, undefined, token)
    },
    upload: async (file, alternativeText) => {
      const form = new FormData()
      form.append('files', file)
      form.append('fileInfo', JSON.stringify({ name: file.name, alternativeText }))
      const { body: answer } = await send('POST', '/upload', form, token)
      return (answer as { id: number }[])[0]?.id ?? 0
    },
    removeFile: async (id) => {
      await send('DELETE', `/upload/files/${id}`, undefined, token)
    },
  }
}
