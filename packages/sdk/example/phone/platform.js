// What React Native sets up before an application: its own URL, fetch, forms and AbortController, from its own files.
import { URL, URLSearchParams } from 'react-native/Libraries/Blob/URL'
import FormData from 'react-native/Libraries/Network/FormData'
import { AbortController } from 'react-native/src/private/webapis/dom/abort-api/AbortController'
import 'whatwg-fetch'

Object.assign(globalThis, { URL, URLSearchParams, FormData, AbortController })
