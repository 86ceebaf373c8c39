import { Button, EmptyState, Inline, InlineAlert, LinkButton, Stack, useLocale } from '@hospital/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { readDraft, writeDraft } from '../../../forms/draft-store.ts'
import { stepHeadingId } from '../../../forms/steps/use-step-form.ts'
import type { FormValues } from '../../../forms/submission.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import { PersonalPart } from '../../../personal-data/personal-part.tsx'
import { useRead } from '../../../personal-data/use-read.ts'
import { href } from '../../../routes/href.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import { EmergencyNumbers } from '../../../shell/emergency-numbers.tsx'
import { CompanyArea } from '../area/company-area.tsx'
import type { CompanyContent } from '../area/company-area.tsx'
import { readCompanyProfile } from '../profile/read-company-profile.ts'
import { takeEmployee } from './employee-handover.ts'
import { newReferral, referralStart } from './found-employee.ts'
import type { FoundEmployee, ReferralStart } from './found-employee.ts'
import type { loadNewReferral } from './load-new-referral.ts'
import { referralDraft, referralPrefix } from './referral-draft.ts'
import { referralSteps } from './referral-fields.tsx'
import { ReferralFormView } from './referral-form.tsx'

/** Refers an employee to a hospital after a work accident. The emergency numbers come before everything else. */
export const NewReferralPage = ({ data }: PageProps<typeof loadNewReferral>): ReactElement => {
  const message = useMessage()
  return (
    <CompanyArea data={data} part="referrals" title={message('web.company.referral.new')}>
      {(content) => (
        <Stack gap="lg">
          <InlineAlert tone="warning" title={message('web.company.referral.emergency')}>
            <Stack gap="sm">
              <span>{message('web.company.referral.emergencyText')}</span>
              <EmergencyNumbers numbers={data.emergency} />
            </Stack>
          </InlineAlert>
          {data.user.isAdmin ? <OfCompanies /> : <OwnReferral {...content} />}
        </Stack>
      )}
    </CompanyArea>
  )
}

/** Shown to an administrator: a person who was there reports an accident, and an administrator belongs to no company. */
const OfCompanies = (): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <EmptyState
      title={message('web.company.referral.admin')}
      message={message('web.company.referral.adminText')}
      action={<LinkButton href={href(locale, 'companyAccidents')}>{message('web.company.referral.toList')}</LinkButton>}
    />
  )
}

/** Focuses the form, since the pressed button disappears with the question. */
const intoForm = (decide: () => void) => {
  flushSync(decide)
  document.getElementById(stepHeadingId(referralPrefix, referralSteps[0]))?.focus()
}

const OwnReferral = ({ personal, user }: CompanyContent): ReactElement => {
  const message = useMessage()
  const profile = useRead(personal, readCompanyProfile)
  const { choice, form, goOn, beginAnother } = useReferralStart()
  return (
    <PersonalPart state={profile} failed="web.company.referral.formFailed">
      {({ rumah_sakit_rujukan: hospitals, pic }) => {
        if (hospitals.length === 0)
          return (
            <EmptyState
              title={message('web.company.referral.noHospital')}
              message={message('web.company.referral.noHospitalText')}
            />
          )
        if (choice)
          return (
            <UnfinishedReferral
              begun={choice.begun}
              name={choice.employee.name}
              onGoOn={() => intoForm(goOn)}
              onBegin={() => intoForm(() => beginAnother(choice.employee))}
            />
          )
        const isContact = pic?.nama === user.name
        return (
          <ReferralFormView
            key={form}
            personal={personal}
            hospitals={hospitals.map(({ kode_mapping_rs: value, nama: label }) => ({ value, label }))}
            known={{
              'pelapor.nama': user.name,
              ...(isContact && { 'pelapor.jabatan': pic.jabatan ?? '', 'pelapor.no_telp': pic.no_telp ?? '' }),
              ...(hospitals.length === 1 && { kode_mapping_rs: hospitals[0]?.kode_mapping_rs ?? '' }),
            }}
          />
        )
      }}
    </PersonalPart>
  )
}

interface UnfinishedReferralProps {
  /** The employee with an unfinished referral. */
  readonly begun: string
  /** The employee for whom the user opened a new referral. */
  readonly name: string
  readonly onGoOn: () => void
  readonly onBegin: () => void
}

/** Asks which referral to continue, so that one employee's accident is never sent as another's. */
const UnfinishedReferral = ({ begun, name, onGoOn, onBegin }: UnfinishedReferralProps): ReactElement => {
  const message = useMessage()
  return (
    <InlineAlert title={message('web.company.referral.begun', { name: begun })}>
      <Stack gap="sm">
        <span>{message('web.company.referral.begunText', { name, begun })}</span>
        <Inline>
          <Button onClick={onGoOn}>{message('web.company.referral.begun.goOn', { name: begun })}</Button>
          <Button tone="secondary" onClick={onBegin}>
            {message('web.company.referral.begun.another', { name })}
          </Button>
        </Inline>
      </Stack>
    </InlineAlert>
  )
}

/** The referral that the form begins with, and the two answers to the question. */
interface ReferralBeginning {
  /** Set if a referral of another employee is unfinished. */
  readonly choice: Extract<ReferralStart, { readonly kind: 'choice' }> | undefined
  /** The number of the form. A new form has a new number, so it begins with its own draft. */
  readonly form: number
  readonly goOn: () => void
  readonly beginAnother: (employee: FoundEmployee) => void
}

/** Begins the form with the employee of the page that opened it. From then on the draft holds the employee, so a reload keeps them. */
const useReferralStart = (): ReferralBeginning => {
  const [choice, setChoice] = useState<ReferralBeginning['choice']>()
  const [form, setForm] = useState(0)
  const begin = (values: FormValues) => {
    writeDraft(referralDraft, values)
    setChoice(undefined)
    setForm((before) => before + 1)
  }
  const take = useEffectEvent(() => {
    const employee = takeEmployee(Date.now())
    if (!employee) return
    const start = referralStart(readDraft(referralDraft) ?? {}, employee)
    if (start.kind === 'form') begin(start.values)
    else setChoice(start)
  })
  // The employee can be taken once only: a second run of the effect finds nothing. In a callback, since the form is first shown as the user
  // left it.
  useEffect(() => queueMicrotask(() => take()), [])
  return {
    choice,
    form,
    goOn: () => setChoice(undefined),
    beginAnother: (employee) => begin(newReferral(readDraft(referralDraft) ?? {}, employee)),
  }
}
