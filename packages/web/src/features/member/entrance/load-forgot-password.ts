import type { PageLoader } from '../../../shared/loading/loaded.ts'

/** Loads the page on which a patient sets a new password. The page needs no data: the patient types everything. */
export const loadForgotPassword: PageLoader<null> = async ({ message }) => ({
  kind: 'page',
  data: null,
  meta: { title: message('web.forgot.title'), description: message('web.forgot.intro'), indexed: false },
})
