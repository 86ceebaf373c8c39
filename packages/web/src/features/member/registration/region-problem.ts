import { problemsOf } from '../../../forms/submission.ts'
import type { FormProblems, FormValues } from '../../../forms/submission.ts'

/** The field in which a village is searched for. It is no field of a request: the codes of the village that is chosen are. */
export const regionSearch = 'cari_wilayah'

/** A village that was typed but not chosen would be left out while the visitor believes that it was sent. */
export const regionProblem = ({ [regionSearch]: typed = '', wilayah: chosen = '' }: FormValues): FormProblems =>
  problemsOf({ kel: typed.trim() !== '' && chosen === '' && 'web.registration.region.unchosen' })
