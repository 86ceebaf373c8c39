import { setupMockServer } from '@hospital/mocks/node'
import { createCmsClient, sendContactMessage } from '@hospital/sdk/cms'
import { changePasswordConstraints, createContactMessageConstraints } from '@hospital/sdk/constraints'
import { createMemberClient } from '@hospital/sdk/member'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { constraintProblem } from '../forms/check-constraints.ts'
import { formValues } from '../forms/form-values.ts'
import { checkCredentials } from '../session/log-in.ts'
import { contractOf, formTable } from '../testing/form-table.ts'

const emoji = '\u{1F642}'
const { server } = setupMockServer()

beforeAll(() => server.listen())
afterAll(() => server.close())

const cms = createCmsClient({ baseUrl: 'https://rs.example/cms', token: 'contoh-token-cms' })
const member = createMemberClient({ baseUrl: 'https://rs.example/member' })

/** Whether a page's form, the contract's check and the back end each accept a text. */
interface Takers {
  readonly form: (text: string) => unknown
  readonly contract: (text: string) => boolean
  readonly backEnd: (text: string) => Promise<string | undefined>
}

const takenBy = async ({ form, contract, backEnd }: Takers, text: string): Promise<readonly boolean[]> =>
  [await form(text), contract(text), (await backEnd(text)) !== 'invalid'].map(Boolean)

const contactValues = { nama: 'Siti Rahayu', email: 'siti@contoh.example', no_telp: '081234567890', subjek: 'Jadwal' }

const contact: Takers = {
  form: async (pesan) => {
    const { right = {}, send } = formTable['contact'] ?? {}
    return 'body' in ((await send?.(formValues(Object.entries({ ...right, pesan })))) ?? {})
  },
  contract: (pesan) =>
    contractOf('createContactMessage').body?.schema.safeParse({ data: { ...contactValues, pesan } }).success ?? false,
  backEnd: async (pesan) => (await sendContactMessage(cms, { ...contactValues, pesan })).error?.kind,
}

const logIn: Takers = {
  form: (password) => 'body' in checkCredentials({ email: contactValues.email, password }),
  contract: (password) =>
    contractOf('login').body?.schema.safeParse({ email: contactValues.email, password }).success ?? false,
  backEnd: async (password) => (await member.login({ body: { email: contactValues.email, password } })).error?.kind,
}

const recovery: Takers = {
  form: (password) => constraintProblem(password, changePasswordConstraints.password) === undefined,
  contract: (password) =>
    contractOf('changePassword').body?.schema.safeParse({ email: contactValues.email, token: '123456', password })
      .success ?? false,
  backEnd: async (password) =>
    (await member.changePassword({ body: { email: contactValues.email, token: '123456', password } })).error?.kind,
}

const { maxLength } = createContactMessageConstraints.pesan

test.each([
  ['a contact message', contact, maxLength, true],
  ['a contact message', contact, maxLength + 1, false],
  ['the password of a log-in', logIn, 128, true],
  ['the password of a log-in', logIn, 129, false],
  ['a new password', recovery, 7, false],
  ['a new password', recovery, 8, true],
])(
  'Of %s, form, contract and back end count an emoji as one character (case %#)',
  async (_what, takers, length, taken) => {
    expect(await takenBy(takers, emoji.repeat(length))).toEqual([taken, taken, taken])
  },
)
