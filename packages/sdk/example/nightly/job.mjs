// A job of the night: SERVER is the address of the back ends, SILENT one that never answers. Runs in Node, Bun and Deno.
import assert from 'node:assert/strict'
import { createCmsClient, listArticles } from '@hospital/sdk/cms'
import { createMemberClient } from '@hospital/sdk/member'
import { createMemberSession, memoryStorage } from '@hospital/sdk/session'
import { validateMember } from '@hospital/sdk/validation/member'

const { SERVER: server, SILENT: silent, CMS_TOKEN: token } = process.env

const session = createMemberSession({
  baseUrl: `${server}/member`,
  storage: memoryStorage(),
  validate: validateMember,
})
assert.equal((await session.logIn({ email: 'siti.rahayu@contoh.example', password: 'salah' })).error?.kind, 'rejected')
const { data } = await session.logIn({ email: 'siti.rahayu@contoh.example', password: 'Rahasia123' })
const profile = await session.client.getProfile({ query: { id: data.users.id } })
assert.equal(profile.data.data.nama_lengkap, 'Siti Rahayu')

const document = await session.client.storeGuarantorDocument({
  body: {
    id_pasien: data.users.id,
    jenis_dokumen: 'surat_rujukan',
    file: new File(['%PDF-1.7'], 'rujukan.pdf', { type: 'application/pdf' }),
  },
})
assert.equal(document.error, undefined)

const cms = createCmsClient({ baseUrl: `${server}/cms`, token })
const articles = await listArticles(cms, { pageSize: 3 })
assert.equal(articles.data.items.length, 3)

const waiting = createMemberClient({ baseUrl: silent, timeout: 300, retry: false })
assert.equal((await waiting.listReligions()).data?.process, true)
assert.equal((await waiting.listReligions()).error?.kind, 'timeout')
assert.equal((await createMemberClient({ baseUrl: 'http://127.0.0.1:1', retry: false }).listReligions()).error?.kind, 'network')
assert.equal((await createMemberClient({ baseUrl: '/member' }).listReligions()).error?.kind, 'misuse')

console.log(`${articles.data.pagination.total} articles`)
