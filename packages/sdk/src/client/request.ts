import { createFinalURL, createQuerySerializer } from 'openapi-fetch'
import type { OperationRoute } from './contract.ts'
import type { ClientOptions } from './options.ts'
import { fillPath } from './path.ts'

/** The untyped arguments of a method. */
export interface RawInput {
  readonly path?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: Readonly<Record<string, unknown>>
}

const querySerializer = /* #__PURE__ */ createQuerySerializer<Readonly<Record<string, unknown>>>()

/** An API's base address without a trailing slash. Throws a TypeError if none is set. */
const baseOf = ({ baseUrl }: ClientOptions): string => {
  if (typeof baseUrl !== 'string') throw new TypeError('baseUrl is not a string')
  return baseUrl.replace(/\/$/, '')
}

type FormValue = string | number | boolean | Blob | null | undefined

/**
 * Encodes an object as multipart/form-data: files as files, lists as repeated fields, null and undefined left out,
 * anything else as text. A file of React Native is no Blob but `{ uri, name, type }`, which its FormData takes as it is.
 */
const toFormData = (body: Readonly<Record<string, FormValue | readonly FormValue[]>>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    for (const item of [value].flat()) {
      if (item === undefined || item === null) continue
      form.append(name, typeof item === 'object' ? item : String(item))
    }
  }
  return form
}

/** An operation's URL and request. Throws before anything is sent if the input cannot be sent. */
export const buildRequest = (
  options: ClientOptions,
  route: OperationRoute,
  { path = {}, query = {}, body }: RawInput,
) => {
  const params = { path, query }
  const url = createFinalURL(route.path, {
    baseUrl: baseOf(options),
    params,
    querySerializer,
    pathSerializer: fillPath,
  })
  const json = body !== undefined && !route.form
  return {
    url,
    type: json ? { 'content-type': 'application/json' } : undefined,
    body: json ? JSON.stringify(body) : body && toFormData(body as Parameters<typeof toFormData>[0]),
  }
}
