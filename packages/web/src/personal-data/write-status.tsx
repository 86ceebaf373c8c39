import { InlineAlert, Stack } from '@hospital/ui'
import type { ReactElement } from 'react'
import { FormNotice } from '../forms/form-notice.tsx'
import { FormStatus } from '../forms/form-status.tsx'
import { useMessage } from '../i18n/use-message.ts'
import type { WriteForm } from './use-write-form.ts'

interface WriteStatusProps {
  readonly form: Pick<WriteForm, 'submission' | 'notice'>
  /** Of the fields: their ids are this and their names. */
  readonly prefix: string
}

/** What became of a form of personal data, above its fields. It takes the focus. */
export const WriteStatus = ({ form: { submission, notice }, prefix }: WriteStatusProps): ReactElement => {
  const message = useMessage()
  return (
    <Stack gap="sm">
      <FormStatus submission={submission} prefix={prefix} sent="" />
      <FormNotice outcome={notice}>
        {notice && (
          <InlineAlert tone="warning">
            {'detail' in notice ? notice.detail : message(notice.id, notice.values)}
          </InlineAlert>
        )}
      </FormNotice>
    </Stack>
  )
}
