import {
  Button,
  Checkbox,
  ErrorSummary,
  Heading,
  Link,
  SectionError,
  SelectField,
  Stack,
  Text,
  TextField,
  useLocale,
} from '@hospital/ui'
import type { SelectOption } from '@hospital/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { FormEvent, ReactElement } from 'react'
import { readDraft, writeDraft } from '../../../forms/draft-store.ts'
import { typedText } from '../../../forms/form-values.ts'
import type { FormProblems } from '../../../forms/submission.ts'
import { problemText } from '../../../forms/use-field.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { WriteNotice } from '../../../personal-data/write-notice.tsx'
import { href } from '../../../routes/href.ts'
import type { Part } from '../../../shared/loading/part.ts'
import { recordNumber } from '../person/typed-values.ts'
import type { FoundRecord } from './care-fields.tsx'
import { registrationWords } from './registrant.ts'
import type { Registrant } from './registrant.ts'
import { useRecord } from './use-record.ts'

interface HospitalStepProps {
  readonly personal: PersonalData
  readonly registrant: Registrant
  /** Whether the session has just begun here, so that the step takes the focus. */
  readonly isNew: boolean
  readonly hospitals: Part<readonly SelectOption[]>
  readonly onFound: (found: FoundRecord) => void
}

/** With which hospital a patient is registered. It fills the rest of the form from what is known, which opens the other steps. */
export const HospitalStep = ({ personal, registrant, isNew, hospitals, onFound }: HospitalStepProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const heading = useRef<HTMLDivElement>(null)
  const record = useRecord(personal, registrant, onFound)
  const { id, relative } = registrant
  const words = registrationWords(relative)
  const name = relative?.name ?? ''
  // Under this name the tab stores which hospital was chosen; the number of a record is not stored.
  const draft = `${registrant.draft}#rs`
  const [isPatient, setPatient] = useState(false)
  const [chosen] = useState(() => relative?.appointmentAt ?? readDraft(draft)?.['rs'])
  const { problems } = record
  const errorOf = (name: string) => problems[name] && problemText(problems[name], message)
  const summary = useMemo(
    () =>
      Object.entries(problems).map(([name, problem]) => ({ id: `rs-${name}`, message: problemText(problem, message) })),
    [problems, message],
  )
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const hospital = typedText(form.get('rs'))
    const number = recordNumber(typedText(form.get('no_pasien')))
    const problems: FormProblems = {
      ...(!hospital && { rs: 'web.registration.hospital.missing' as const }),
      ...(isPatient &&
        !/^\d\d(-\d\d){3}$/.test(number) && { no_pasien: 'web.member.family.recordNumber.wrong' as const }),
    }
    if (Object.keys(problems).length === 0) writeDraft(draft, { rs: hospital })
    record.send({ hospital, number: isPatient ? number : '', problems })
  }
  return (
    <Stack gap="lg">
      <div ref={heading} tabIndex={-1}>
        <Heading level={2} size={3}>
          {message('web.registration.step.hospital')}
        </Heading>
      </div>
      <Text>{message(words.intro, { name })}</Text>
      {hospitals.ok ? (
        <form method="post" data-own-draft noValidate onSubmit={submit}>
          <Stack gap="lg">
            <ErrorSummary problems={summary} />
            <WriteNotice notice={record.notice} />
            {record.notice && 'detail' in record.notice && (
              <Link
                look="action"
                href={
                  relative ? href(locale, 'familyMemberDetail', { pasien: String(id) }) : href(locale, 'memberProfile')
                }
              >
                {message(relative ? 'web.registration.relative.toProfile' : 'web.registration.toProfile', { name })}
              </Link>
            )}
            <SelectField
              id="rs-rs"
              name="rs"
              label={message('web.registration.hospital')}
              options={hospitals.value}
              any={message('web.registration.choose')}
              value={chosen}
              error={errorOf('rs')}
            />
            <Checkbox
              id="rs-lama"
              name="lama"
              label={message(words.known, { name })}
              hint={message(words.knownHint, { name })}
              onChange={setPatient}
            />
            {isPatient && (
              <TextField
                id="rs-no_pasien"
                name="no_pasien"
                label={message('web.member.profile.recordNumber')}
                hint={message('web.member.family.recordNumber.hint')}
                error={errorOf('no_pasien')}
              />
            )}
            <Stack align="start">
              <Button type="submit" size="large" busy={record.busy}>
                {message('web.form.step.next')}
              </Button>
            </Stack>
          </Stack>
        </form>
      ) : (
        <SectionError
          title={message('web.registration.hospital.failed')}
          retryHref={href(locale, 'memberRegistration')}
        />
      )}
    </Stack>
  )
}
