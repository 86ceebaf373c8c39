// The parts of a phone app that call the hospital. It is bundled by Metro, and runs here without a phone.
import './platform'
import { createMemberClient } from '@hospital/sdk/member'
import { createMemberSession, itemStorage } from '@hospital/sdk/session'

// As AsyncStorage.
const items = new Map()
const asyncStorage = {
  getItem: async (key) => items.get(key) ?? null,
  setItem: async (key, text) => void items.set(key, text),
  removeItem: async (key) => void items.delete(key),
}

const run = async ({ server, silent, token }) => {
  const session = createMemberSession({ baseUrl: `${server}/member`, storage: itemStorage(() => asyncStorage, 'session') })
  const refused = await session.logIn({ email: 'siti.rahayu@contoh.example', password: 'salah' })
  const { data } = await session.logIn({ email: 'siti.rahayu@contoh.example', password: 'Rahasia123' })
  const profile = await session.client.getProfile({ query: { id: data.users.id } })
  const slow = createMemberClient({ baseUrl: silent, timeout: 3000, retry: false })
  const quick = await slow.listReligions()
  const limited = await slow.listReligions()
  const controller = new AbortController()
  const aborted = slow.listReligions({}, { signal: controller.signal })
  controller.abort()
  const unreachable = await createMemberClient({ baseUrl: 'http://127.0.0.1:1', retry: false }).listReligions()
  // A file of the phone is no Blob: the platform reads it by its address.
  const sent = []
  const uploading = createMemberClient({
    baseUrl: server,
    token: 'x',
    fetch: (_url, { body }) => {
      sent.push(...body.getParts())
      return Promise.reject(new TypeError('not sent here'))
    },
  })
  const photo = { uri: 'file:///kartu.jpg', name: 'kartu.jpg', type: 'image/jpeg' }
  await uploading.storeGuarantorDocument({ body: { id_pasien: 1, jenis_dokumen: 'surat_rujukan', file: photo } })
  // The content needs a URL that follows the standard: the one that react-native-url-polyfill sets up.
  globalThis.URL = require('whatwg-url-without-unicode').URL
  const { createCmsClient, listDoctorSchedules, listArticles } = require('@hospital/sdk/cms')
  const cms = createCmsClient({ baseUrl: `${server}/cms`, token })
  const articles = await listArticles(cms, { pageSize: 3 })
  const schedules = await listDoctorSchedules(cms)
  return {
    refused: refused.error?.kind,
    profile: profile.data?.data.nama_lengkap ?? profile.error,
    stored: items.size,
    quick: quick.data?.process ?? quick.error,
    limited: limited.error?.kind,
    aborted: (await aborted).error?.kind,
    unreachable: unreachable.error?.kind,
    photo: sent.find(({ fieldName }) => fieldName === 'file')?.uri,
    articles: articles.data?.items.length ?? articles.error,
    schedules: (schedules.data?.items.length ?? 0) > 0 || schedules.error,
  }
}

globalThis.runPhoneApp = run
