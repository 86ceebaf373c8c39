import type { MessageId } from '../../../i18n/use-message.ts'
import { statedSpecimen } from './specimen.ts'
import type { Specimen } from './specimen.ts'

/** A group of tests, as a hospital names it. */
export interface ReportedGroup {
  readonly name: string
  /** Default: not stated, as in lists. */
  readonly specimen?: string | null
}

/** The known groups, by the hospitals' names for them: the usual specimen, if no other is stated, and the patients' name. */
const known: Readonly<Record<string, readonly [specimen: Specimen, name: MessageId]>> = {
  hematologi: ['blood', 'web.results.group.haematology'],
  'hematologi lengkap': ['blood', 'web.results.group.haematology'],
  'darah lengkap': ['blood', 'web.results.group.bloodCount'],
  hemostasis: ['blood', 'web.results.group.haemostasis'],
  koagulasi: ['blood', 'web.results.group.haemostasis'],
  'kimia klinik': ['blood', 'web.results.group.chemistry'],
  'kimia darah': ['blood', 'web.results.group.chemistry'],
  elektrolit: ['blood', 'web.results.group.electrolytes'],
  imunoserologi: ['blood', 'web.results.group.serology'],
  'imuno-serologi': ['blood', 'web.results.group.serology'],
  serologi: ['blood', 'web.results.group.serology'],
  urinalisis: ['urine', 'web.results.group.urinalysis'],
  'urine lengkap': ['urine', 'web.results.group.urinalysis'],
  'urin lengkap': ['urine', 'web.results.group.urinalysis'],
  mikrobiologi: ['other', 'web.results.group.microbiology'],
  'patologi anatomi': ['other', 'web.results.group.pathology'],
}

type Message = (id: MessageId, values?: Readonly<Record<string, string | number>>) => string

/**
 * The patients' name for a laboratory result, with its groups: `Cek darah (hematologi, kimia klinik)`. An unknown group keeps its name. The
 * whole is then called a laboratory test, since its specimen is not guessed. Undefined without groups.
 */
export const labTitle = (groups: readonly ReportedGroup[], message: Message): string | undefined => {
  const named = groups.flatMap(({ name, specimen = null }) => {
    const text = name.trim()
    const [usual, id] = known[text.toLowerCase()] ?? []
    const done = id === undefined ? 'other' : (statedSpecimen(specimen) ?? usual)
    return text === '' ? [] : [{ specimen: done, name: id === undefined ? text : message(id) }]
  })
  if (named.length === 0) return undefined
  const specimens = new Set(named.map(({ specimen }) => specimen))
  const list = [...new Set(named.map(({ name }) => name))].join(', ')
  if (specimens.has('other') || specimens.has('sputum'))
    return message('web.results.sample.laboratory', { groups: list })
  if (!specimens.has('urine')) return message('web.results.sample.blood', { groups: list })
  return message(specimens.has('blood') ? 'web.results.sample.bloodAndUrine' : 'web.results.sample.urine', {
    groups: list,
  })
}
