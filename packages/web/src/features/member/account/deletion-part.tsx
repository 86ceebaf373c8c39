import type { MemberComponents } from '@hospital/sdk/member'
import { Button, Card, formatDate, formatDateTime, InlineAlert, Stack, Text, useLocale } from '@hospital/ui'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { formRules, requestOf } from '../../../forms/fields.ts'
import { FormHeading } from '../../../forms/form-heading.tsx'
import { useMessage } from '../../../i18n/use-message.ts'
import type { End } from '../../../personal-data/end-notice.tsx'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useRead } from '../../../personal-data/use-read.ts'
import { useWriteForm } from '../../../personal-data/use-write-form.ts'
import { useWrite } from '../../../personal-data/use-write.ts'
import { WriteFormView } from '../../../personal-data/write-form-view.tsx'
import { WriteNotice } from '../../../personal-data/write-notice.tsx'
import { deletionFields } from './account-fields.tsx'
import { readDeletion } from './account-reads.ts'
import type { Deletion } from './account-reads.ts'
import { AccountPart, AccountSection } from './account-section.tsx'

interface DeletionPartProps {
  readonly personal: PersonalData
  readonly member: number
}

/** Requests the deletion of the account, or withdraws the request. */
export const DeletionPart = ({ personal, member }: DeletionPartProps): ReactElement => {
  const state = useRead(personal, readDeletion(member))
  const [isOpen, setIsOpen] = useState(false)
  const [end, setEnd] = useState<End>()
  const shared = { personal, member }
  return (
    <AccountSection title="web.member.account.deletion" intro="web.member.account.deletion.intro" end={end}>
      <AccountPart state={state} failed="web.member.account.deletion.failed">
        {(deletion) =>
          deletion.diminta_pada === null ? (
            <NotAsked
              {...shared}
              isOpen={isOpen}
              onOpen={() => {
                setEnd(undefined)
                setIsOpen(true)
              }}
              onAsked={() => {
                setIsOpen(false)
                setEnd({ tone: 'good', text: 'web.member.account.deletion.asked' })
              }}
              onCancel={() => setIsOpen(false)}
            />
          ) : (
            <Asked {...shared} deletion={deletion} onWithdrawn={(text) => setEnd({ tone: 'good', text })} />
          )
        }
      </AccountPart>
    </AccountSection>
  )
}

interface DeletionFormProps extends DeletionPartProps {
  readonly onAsked: () => void
  readonly onCancel: () => void
}

interface NotAskedProps extends DeletionFormProps {
  readonly isOpen: boolean
  readonly onOpen: () => void
}

/** The button that opens the form, or the form. */
const NotAsked = ({ isOpen, onOpen, ...props }: NotAskedProps): ReactElement => {
  const message = useMessage()
  if (isOpen)
    return (
      <Card>
        <DeletionForm {...props} />
      </Card>
    )
  return (
    <div>
      <Button tone="secondary" onClick={onOpen}>
        {message('web.member.account.deletion.ask')}
      </Button>
    </div>
  )
}

/** Sends the form. Contract: operation `requestDeletion`. */
const useDeletionForm = ({ personal, member, onAsked }: Omit<DeletionFormProps, 'onCancel'>) =>
  useWriteForm({
    ...formRules(deletionFields),
    personal,
    write: (values) =>
      personal.account.requestDeletion({
        body: {
          ...requestOf<MemberComponents['schemas']['RequestDeletionRequest']>(deletionFields, values),
          user_id: member,
        },
      }),
    stale: ['getDeletion'],
    failed: 'web.member.account.failed',
    unknown: 'web.member.account.deletion.unknown',
    onDone: onAsked,
  })

/** The consequences of the deletion, and the password. */
const DeletionForm = ({ onCancel, ...props }: DeletionFormProps): ReactElement => {
  const message = useMessage()
  const form = useDeletionForm(props)
  return (
    <WriteFormView
      form={form}
      prefix="hapus-akun"
      fields={deletionFields}
      title={message('web.member.account.deletion.ask')}
      header={
        <Stack>
          <FormHeading>{message('web.member.account.deletion.ask')}</FormHeading>
          <Text>{message('web.member.account.deletion.ends')}</Text>
          <Text>{message('web.member.account.deletion.stays')}</Text>
        </Stack>
      }
    >
      <Stack align="start">
        <Button type="submit" size="large" busy={form.busy}>
          {message('web.member.account.deletion.send')}
        </Button>
        <Button tone="secondary" onClick={onCancel}>
          {message('web.member.account.deletion.keep')}
        </Button>
      </Stack>
    </WriteFormView>
  )
}

interface AskedProps extends DeletionPartProps {
  readonly deletion: Deletion
  readonly onWithdrawn: (text: 'web.member.account.deletion.withdrawn') => void
}

/** The date of the request, and the button that withdraws it. Contract: operation `withdrawDeletion`. */
const Asked = ({
  personal,
  member,
  deletion: { diminta_pada: askedAt, dihapus_pada: day },
  onWithdrawn,
}: AskedProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { notice, busy, send } = useWrite({
    personal,
    stale: ['getDeletion'],
    call: () => personal.account.withdrawDeletion({ body: { user_id: member } }),
    unknown: 'web.member.account.deletion.unknown',
    onDone: () => onWithdrawn('web.member.account.deletion.withdrawn'),
  })
  return (
    <Stack>
      <WriteNotice notice={notice} />
      <InlineAlert tone="warning" title={message('web.member.account.deletion.pending')}>
        {message('web.member.account.deletion.pendingText', {
          asked: askedAt === null ? '' : formatDateTime(askedAt, locale),
          day: day === null ? '' : formatDate(day, locale),
        })}
      </InlineAlert>
      <div>
        <Button busy={busy} onClick={() => send()}>
          {message('web.member.account.deletion.withdraw')}
        </Button>
      </div>
    </Stack>
  )
}
