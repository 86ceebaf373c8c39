import type { FormProblems } from '../../../forms/submission.ts'

/** Fields of the contract that the forms have no control for, and the control that they belong to. */
const controlOf: Readonly<Record<string, string>> = {
  kec: 'kel',
  kokab: 'kel',
  prov: 'kel',
  persetujuan: 'persetujuan.pelayanan',
}

/** The problems by the controls of the forms: one for each, the first that was found. */
export const shownProblems = (problems: FormProblems): FormProblems => {
  const found = Object.entries(problems).map(([name, problem]) => [controlOf[name] ?? name, problem] as const)
  return Object.fromEntries(found.filter(([name], place) => found.findIndex(([one]) => one === name) === place))
}
