import { Grid, PageBody, PageOpening } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../app/messages.ts'
import { FormStatus } from '../forms/form-status.tsx'
import { NewsletterForm } from '../forms/newsletter-form.tsx'
import type { PageProps } from './modules.ts'

/** Joining the community as a page of its own: where the form of the footer leads without script. */
export const NewsletterPage = ({ data: { submission }, trail }: PageProps<'newsletter'>): ReactElement => {
  const message = useMessage()
  return (
    <>
      <PageOpening title={message('web.newsletter.title')} intro={message('web.newsletter.intro')} trail={trail} />
      <PageBody>
        <FormStatus submission={submission} prefix="gabung" sent={message('web.newsletter.thanks')} />
        <Grid columns="halves">
          <NewsletterForm prefix="gabung" first={submission} />
        </Grid>
      </PageBody>
    </>
  )
}
