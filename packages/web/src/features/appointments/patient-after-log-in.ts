/**
 * For whom an appointment is sent after a log-in in the middle of it: the person who was chosen, or the only one there is. Undefined if the
 * visitor has to say it first.
 */
export const patientAfterLogIn = (
  chosen: number | undefined,
  patients: readonly { readonly id: number }[],
): number | undefined => {
  if (chosen !== undefined) return patients.find(({ id }) => id === chosen)?.id
  return patients.length === 1 ? patients[0]?.id : undefined
}
