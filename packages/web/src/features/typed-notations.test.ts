import * as constraints from '@hospital/sdk/constraints'
import type { FormConstraints } from '@hospital/sdk/constraints'
import { cmsRoutes, companyRoutes, hospitalCareRoutes, memberRoutes } from '@hospital/sdk/contracts'
import type { OperationRoute } from '@hospital/sdk/contracts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { formValues } from '../forms/form-values.ts'
import type { FormValues } from '../forms/submission.ts'
import { borderTexts } from '../testing/border-texts.ts'
import { contractOf, formTable } from '../testing/form-table.ts'
import type { Form, Operation } from '../testing/form-table.ts'
import { notationsFor, pastedCodes, rightDates, rightNotations, wrongDates } from '../testing/notations.ts'
import type { Notation } from '../testing/notations.ts'
import { further, region } from '../testing/right-values.ts'

const typedInto = (right: FormValues, field: string, text: string): FormValues =>
  formValues(Object.entries({ ...right, [field]: text }))

/** Fields with codes and numbers from a list: visitors choose them and never type them. */
const chosen: readonly string[] = ['perusahaan_id', 'karyawan_id', ...Object.keys({ ...region, ...further })]

/** Kinds of fields, each with right texts in every notation that people type. */
const kinds = [
  ['phone', /(?:^|\.)(?:no_telp|no_hp|whatsapp)$/],
  ['nik', /^nik$/],
  ['email', /(?:^|\.)email$/],
  ['code', /^(?:token|kode)$/],
] as const

const kindOf = (field: string): Notation => {
  if (field.includes('tgl_')) return 'date'
  return kinds.find(([, names]) => names.test(field))?.[0] ?? 'other'
}

const constraintsOf = (operation: string): FormConstraints =>
  (constraints as Readonly<Record<string, FormConstraints>>)[`${operation}Constraints`] ?? {}

/** The dates of a form that are typed in three fields. */
const datesOf = (right: FormValues): readonly string[] =>
  Object.keys(right).flatMap((name) => (name.endsWith('-day') ? [name.slice(0, -'-day'.length)] : []))

const dateIn = (right: FormValues, name: string, [day, month, year]: readonly [string, string, string]): FormValues =>
  formValues(Object.entries({ ...right, [`${name}-day`]: day, [`${name}-month`]: month, [`${name}-year`]: year }))

describe.each(Object.entries(formTable))('the form %s', (_name, { operation, right, send }) => {
  const issuesOf = (body: unknown) => contractOf(operation).body?.schema.safeParse(body).error?.issues

  test('has nothing against what is right, and sends it as the contract takes it', async () => {
    const sent = await send(formValues(Object.entries(right)))
    expect(sent).toHaveProperty('body')
    expect('body' in sent && issuesOf(sent.body)).toBeUndefined()
  })

  test.each(Object.keys(right).filter((name) => !chosen.includes(name)))(
    'takes in %s only what the contract takes',
    async (field) => {
      const refused: (readonly [text: string, issues: unknown])[] = []
      const constraint = constraintsOf(operation)[field]
      for (const text of [...notationsFor(kindOf(field)), ...(constraint ? borderTexts(constraint) : [])]) {
        const sent = await send(typedInto(right, field, text))
        const issues = 'body' in sent && issuesOf(sent.body)
        if (issues) refused.push([text, issues])
      }
      expect(refused).toEqual([])
    },
  )

  for (const [kind, names] of kinds) {
    test.each(Object.keys(right).filter((name) => names.test(name) && right[name] !== ''))(
      `takes a right ${kind} in %s, however it is disguised`,
      async (field) => {
        for (const text of [...rightNotations(kind), ...(kind === 'code' ? pastedCodes : [])])
          expect(await send(typedInto(right, field, text))).toHaveProperty('body')
      },
    )
  }

  test.each(datesOf(right))('takes the date %s in every notation, and none that there is not', async (name) => {
    const [day = '', month, year = ''] = ['day', 'month', 'year'].map((part) => right[`${name}-${part}`])
    for (const date of rightDates(day, Number(month), year))
      expect(await send(dateIn(right, name, date)), date.join(' ')).toHaveProperty('body')
    for (const date of wrongDates)
      expect(await send(dateIn(right, name, date)), date.join(' ')).toHaveProperty('problems')
  })
})

/** Fields that nobody types: the page knows them, or the visitor chooses them. */
const notTyped =
  /^(?:id|user_id|id_(?:pasien|akses|perangkat)|kode_(?:registrasi|appointment(?:_baru)?)|undangan|aktif|jenis|jenis_dokumen|file)$/

/** Operations that no form sends, each for another reason. */
const withoutForm: readonly string[] = [
  // The rows of a file; they have their own table.
  'importEmployees',
  // No page calls this operation.
  'registerPatientFromMobile',
  // The documents of the site.
  'executeGraphql',
]

const furtherData = ['agama', 'bahasa', 'gol_darah', 'pekerjaan', 'pendidikan', 'status_kawin', 'suku_bahasa']

/** Fields of the requests that no form sends: the hospital's registration asks for further data, and pages know the rest. */
const notSent: Readonly<Record<string, readonly string[]>> = {
  // A hospital's form asks for the address.
  registerMobile: [...furtherData, 'alamat', 'kec', 'kel', 'kokab', 'prov'].toSorted(),
  addNewFamilyMember: [...furtherData, 'kec', 'kel', 'kokab', 'prov'].toSorted(),
  updateProfile: ['warga_negara'],
  registerPatient: ['id_pasien_appointment'],
  createPackageReservation: ['tgl_lahir'],
  createAppointment: ['dokumen'],
}

const allRoutes: Readonly<Record<string, OperationRoute>> = {
  ...memberRoutes,
  ...companyRoutes,
  ...hospitalCareRoutes,
  ...cmsRoutes,
}

const fieldsOf = (schema: unknown): readonly string[] => {
  if (schema instanceof z.ZodUnion) return [...new Set(schema.options.flatMap(fieldsOf))]
  if (!(schema instanceof z.ZodObject)) return []
  const { data } = schema.shape as Readonly<Record<string, unknown>>
  return Object.keys(schema.shape).length === 1 && data ? fieldsOf(data) : Object.keys(schema.shape)
}

const sentFields = async ({ right, send }: Form): Promise<readonly string[]> => {
  const sent = await send(formValues(Object.entries(right)))
  const body = 'body' in sent ? (sent.body as Readonly<Record<string, unknown>>) : {}
  const { data = body } = body
  return Object.entries(data as object).flatMap(([name, value]) => (value === undefined ? [] : [name]))
}

describe('the table of forms', () => {
  const writes = Object.entries(allRoutes).filter(([, { method, reads }]) => method !== 'GET' && !reads)

  test('has every operation that changes something and has a field to type into', () => {
    const isTyped = (name: string) =>
      fieldsOf(contractOf(name as Operation).body?.schema).some((field) => !notTyped.test(field))
    const operations = new Set<string>(Object.values(formTable).map(({ operation }) => operation))
    const missing = writes.map(([name]) => name).filter((name) => isTyped(name) && !operations.has(name))
    expect(missing).toEqual(withoutForm)
  })

  test.each([...new Set(Object.values(formTable).map(({ operation }) => operation))])(
    'has every field of %s',
    async (operation) => {
      const forms = Object.values(formTable).filter((one) => one.operation === operation)
      const sent = new Set((await Promise.all(forms.map(sentFields))).flat())
      const fields = fieldsOf(contractOf(operation).body?.schema)
      expect(fields).not.toEqual([])
      expect(fields.filter((name) => !sent.has(name)).toSorted()).toEqual(notSent[operation] ?? [])
    },
  )
})
