import { jakartaDay } from '../content/index.ts'
import type { FieldProblem } from './errors.ts'
import { invalidFields } from './errors.ts'
import type { Store } from './store.ts'
import type { Row } from './tables.ts'

/** The data that a visitor sends over REST or GraphQL. */
export type Submission = Readonly<Record<string, unknown>>

/** The kinds of submission, by the names of their types. */
export type SubmissionType = 'NewsLetter' | 'HubungiKami' | 'ReservasiPaketKesehatan'

const genders: readonly string[] = ['Laki-laki', 'Perempuan']

const problem = (path: string, message: string): FieldProblem => ({ path: [path], message, name: 'ValidationError' })

const emailProblem = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)
    ? 'email must be a valid email'
    : undefined

const textProblem = (name: string, value: unknown): string | undefined => {
  if (value === undefined) return `${name} must be defined.`
  if (typeof value === 'string') return undefined
  return `${name} must be a \`string\` type, but the final value was: \`${JSON.stringify(value)}\`.`
}

const required: Readonly<Record<SubmissionType, readonly string[]>> = {
  NewsLetter: ['email', 'jenis_kelamin', 'whatsapp'],
  HubungiKami: ['nama', 'email', 'pesan'],
  ReservasiPaketKesehatan: ['nama_lengkap', 'no_telp', 'tgl_reservasi'],
}

const fieldProblems = (type: SubmissionType, data: Submission): FieldProblem[] => {
  const missing = required[type].flatMap((name) => {
    const message = textProblem(name, data[name])
    return message === undefined ? [] : [problem(name, message)]
  })
  const email = emailProblem(data['email'])
  const gender = data['jenis_kelamin']
  return [
    ...missing,
    ...(email === undefined ? [] : [problem('email', email)]),
    ...(typeof gender === 'string' && !genders.includes(gender)
      ? // The comma at the end is Strapi's own.
        [problem('jenis_kelamin', `jenis_kelamin must be one of the following values: ${genders.join(', ')}, `)]
      : []),
  ]
}

const relationProblem = (store: Store, target: 'Paket' | 'RumahSakit', id: unknown): FieldProblem[] => {
  if (id === undefined || id === null || store.find(target, store.referredTo(target, id))) return []
  const uid = target === 'Paket' ? 'api::paket.paket' : 'api::rumah-sakit.rumah-sakit'
  const message = `1 relation(s) of type ${uid} associated with this entity do not exist`
  return [{ path: [], message, name: 'ValidationError' }]
}

/** The problems of a reservation's day: it must be tomorrow or later, and the package must still be offered on that day. */
const dayProblems = (store: Store, data: Submission, today: string): FieldProblem[] => {
  const day = data['tgl_reservasi']
  const end = store.find('Paket', store.referredTo('Paket', data['paket']))?.['tgl_berakhir']
  if (typeof day !== 'string') return []
  if (day <= today) return [problem('tgl_reservasi', 'tgl_reservasi must be after today')]
  return typeof end === 'string' && day >= end ? [problem('tgl_reservasi', `tgl_reservasi must be before ${end}`)] : []
}

const duplicate = (store: Store, email: unknown): FieldProblem[] =>
  store.choose('NewsLetter', { publicationState: 'PREVIEW' }).some((row) => row['email'] === email)
    ? [problem('email', 'This attribute must be unique')]
    : []

const problemsOf = (store: Store, type: SubmissionType, data: Submission, today: string): FieldProblem[] => {
  const fields = fieldProblems(type, data)
  if (fields.length > 0) return fields
  if (type === 'NewsLetter') return duplicate(store, data['email'])
  const relations = [
    ...relationProblem(store, 'Paket', data['paket']),
    ...relationProblem(store, 'RumahSakit', data['rumah_sakit']),
  ]
  return relations.length > 0 || type === 'HubungiKami' ? relations : dayProblems(store, data, today)
}

/** Stores a visitor's submission and drops unknown keys. Throws for invalid fields. */
export const submit = (store: Store, type: SubmissionType, data: Submission, now: Date): Row => {
  const problems = problemsOf(store, type, data, jakartaDay(now))
  if (problems.length > 0) throw invalidFields(problems)
  const attributes = [...(store.model.get(type) ?? [])].map(([name, attribute]) => {
    const value = data[name] ?? null
    return [name, attribute.kind === 'one' && value !== null ? store.referredTo(attribute.target, value) : value]
  })
  const stamp = now.toISOString()
  return store.add(type, { ...Object.fromEntries(attributes), createdAt: stamp, updatedAt: stamp })
}
