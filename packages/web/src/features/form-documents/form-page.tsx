import { EmptyState, Heading, LinkButton, PageOpening, ReadingLayout, RichText, Stack } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import type { PageProps } from '../../shared/page-props.ts'
import type { FormFile } from './load-form.ts'
import type { loadForm } from './load-form.ts'

/** Forms to download, and what visitors should know about them. */
export const FormPage = ({ data: { title, body, files }, trail }: PageProps<typeof loadForm>): ReactElement => {
  const message = useMessage()
  return (
    <>
      <PageOpening title={title} trail={trail} />
      <ReadingLayout>
        {body.length > 0 && <RichText nodes={body} />}
        {files.length === 0 ? (
          <EmptyState title={message('web.form.empty')} message={message('web.form.emptyHint')} />
        ) : (
          <Stack>
            <Heading level={2}>{message('web.form.files')}</Heading>
            <Stack as="ul" gap="sm">
              {files.map((file) => (
                <li key={file.href}>
                  <Download {...file} />
                </li>
              ))}
            </Stack>
          </Stack>
        )}
      </ReadingLayout>
    </>
  )
}

const Download = ({ name, href, type }: FormFile): ReactElement => {
  const message = useMessage()
  return (
    <LinkButton tone="secondary" icon="download" href={href} rel="noopener noreferrer">
      {type === '' ? message('web.form.download', { name }) : message('web.form.downloadOf', { name, type })}
    </LinkButton>
  )
}
