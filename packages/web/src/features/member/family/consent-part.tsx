import { adulthood } from '@hospital/sdk'
import { Button, EmptyState, Inline, InlineAlert, Stack } from '@hospital/ui'
import { useRef, useState } from 'react'
import type { FormEvent, ReactElement, ReactNode } from 'react'
import { FormNotice } from '../../../forms/form-notice.tsx'
import { useField } from '../../../forms/use-field.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import type { FamilyMember } from '../../../personal-data/family.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useWriteForm } from '../../../personal-data/use-write-form.ts'
import { WriteStatus } from '../../../personal-data/write-status.tsx'
import { checkConsent, consentRequest } from './consent-values.ts'
import { familyLabels } from './family-labels.ts'
import { askAgain, asksAgain, PatientCode } from './patient-code.tsx'
import type { CodeSent } from './use-family-form.ts'

interface ConsentPartProps {
  readonly personal: PersonalData
  readonly member: number
  readonly person: FamilyMember
  /** What is shown of the person's data. */
  readonly children: ReactNode
}

/**
 * The data of a person of the family. Instead of those of one who was added as a child and is an adult by now it says what to do: the
 * consent was a parent's or guardian's, and the person has to agree themselves.
 */
export const ConsentPart = ({ personal, member, person, children }: ConsentPartProps): ReactElement => {
  const message = useMessage()
  const [agreed, setAgreed] = useState<object>()
  if (person.awaitsConsent)
    return <ConsentForm personal={personal} member={member} person={person} onAgreed={() => setAgreed({})} />
  if (!agreed) return <>{children}</>
  return (
    <Stack gap="lg">
      <FormNotice outcome={agreed}>
        <InlineAlert tone="good">{message('web.member.family.ownConsent.given', { name: person.name })}</InlineAlert>
      </FormNotice>
      {children}
    </Stack>
  )
}

/** Has the person sent a code, and takes it from them. Contract: operation `renewFamilyConsent`. */
const ConsentForm = ({
  personal,
  member,
  person: { id, name },
  onAgreed,
}: Omit<ConsentPartProps, 'children'> & { readonly onAgreed: () => void }): ReactElement => {
  const message = useMessage()
  const [sent, setSent] = useState<CodeSent>()
  // A code is asked for by the same form without one.
  const isAsking = useRef(false)
  const form = useWriteForm({
    personal,
    fields: ['kode'],
    check: (values) => checkConsent(values, sent !== undefined && !isAsking.current),
    write: (values) =>
      personal.member.renewFamilyConsent({ body: consentRequest(member, id, isAsking.current ? {} : values) }),
    stale: ['getFamily'],
    unknown: 'web.member.family.ownConsent.unknown',
    onDone: ({ data }) => ('kode_dikirim_ke' in data ? setSent(data) : onAgreed()),
  })
  const { submission, busy, onSubmit } = form
  const submit = (event: FormEvent<HTMLFormElement>) => {
    isAsking.current = asksAgain(event)
    onSubmit(event)
  }
  const field = useField('persetujuan', submission)
  return (
    <form method="post" noValidate onSubmit={submit} aria-label={message('web.member.family.ownConsent.title')}>
      <Stack gap="lg">
        <EmptyState
          title={message('web.member.family.ownConsent.title')}
          message={message('web.member.family.ownConsent.text', { name, age: adulthood })}
        />
        <WriteStatus form={form} prefix="persetujuan" labels={familyLabels} />
        {sent && <PatientCode sent={sent} field={field('kode', 'web.member.family.code')} />}
        <Inline>
          <Button type="submit" size="large" busy={busy}>
            {message(sent ? 'web.member.family.ownConsent.give' : 'web.member.family.ownConsent.ask')}
          </Button>
          {sent && (
            <Button type="submit" tone="secondary" icon="retry" value={askAgain} busy={busy}>
              {message('web.code.resend')}
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  )
}
