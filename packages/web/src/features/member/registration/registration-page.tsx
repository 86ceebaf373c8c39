import { InlineAlert, Loading, PageBody, PageOpening, useHydrated } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import type { loadRegistration } from './load-registration.ts'
import { Registration } from './registration.tsx'

/** The registration of a patient: an account with a one-time code, then the form of a hospital. Needs JavaScript. */
export const RegistrationPage = ({ data, trail }: PageProps<typeof loadRegistration>): ReactElement => {
  const message = useMessage()
  const hydrated = useHydrated()
  return (
    <>
      <PageOpening title={message('web.registration.title')} intro={message('web.registration.intro')} trail={trail} />
      <PageBody>
        <noscript>
          <InlineAlert tone="warning">{message('web.registration.noScript')}</InlineAlert>
        </noscript>
        {hydrated ? <Registration data={data} /> : <Loading />}
      </PageBody>
    </>
  )
}
