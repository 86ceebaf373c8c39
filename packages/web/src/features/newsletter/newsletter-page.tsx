import { Grid, PageBody, PageOpening } from '@hospital/ui'
import type { ReactElement } from 'react'
import { FormStatus } from '../../forms/form-status.tsx'
import { useMessage } from '../../i18n/use-message.ts'
import type { PageProps } from '../../shared/page-props.ts'
import type { loadNewsletter } from './load-newsletter.ts'
import { NewsletterForm } from './newsletter-form.tsx'

/** The page that joins the community: without script, the form of the footer leads here. */
export const NewsletterPage = ({ data: { submission }, trail }: PageProps<typeof loadNewsletter>): ReactElement => {
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
