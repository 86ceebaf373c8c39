import { storeReferralLetterConstraints } from '@hospital/sdk/constraints'
import {
  Button,
  Card,
  FileField,
  formatBytes,
  Heading,
  Inline,
  InlineAlert,
  Link,
  Progress,
  Text,
  useLocale,
} from '@hospital/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { fileRules } from '../../../forms/check-constraints.ts'
import { FormNotice } from '../../../forms/form-notice.tsx'
import type { FieldProblem } from '../../../forms/submission.ts'
import { shrinkPicture } from '../../../forms/upload/shrink-picture.ts'
import { problemText } from '../../../forms/use-field.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useUpload } from '../../../personal-data/use-upload.ts'
import type { Upload } from '../../../personal-data/use-upload.ts'
import { NoticeWords } from '../../../personal-data/write-notice.tsx'
import { fileLink } from '../../../shared/file-link.ts'
import { forgetFiled } from './filed-referral.ts'
import type { ReferralDetail } from './referral.ts'

interface LetterPartProps {
  readonly personal: PersonalData
  readonly referral: ReferralDetail
  /** The letter that was chosen with the referral; the page sends it at once. */
  readonly filed: File | undefined
}

const over: readonly ReferralDetail['status'][] = ['selesai', 'ditolak', 'dibatalkan']

/** The guarantee letter: the present one, and the form to send one while the referral is under way. */
export const LetterPart = ({ personal, referral, filed }: LetterPartProps): ReactElement | null => {
  const message = useMessage()
  const { id, status, surat_jaminan: letter } = referral
  const isOver = over.includes(status)
  if (isOver && !letter) return null
  return (
    <Card>
      <Heading level={2} size={4}>
        {message('web.company.referral.letter')}
      </Heading>
      {letter ? <Stored letter={letter} /> : <Text>{message('web.company.referral.letter.none')}</Text>}
      {!isOver && <HandIn id={id} personal={personal} filed={filed} replaces={letter !== null} />}
    </Card>
  )
}

const Stored = ({ letter }: { readonly letter: NonNullable<ReferralDetail['surat_jaminan']> }): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { nama_file: name, ukuran_byte: size, url } = letter
  const link = fileLink(url, window.location.protocol)
  const text = message('web.company.referral.letter.stored', { name, size: formatBytes(size, locale) })
  return link ? <Link href={link}>{text}</Link> : <Text>{text}</Text>
}

interface HandInProps {
  readonly id: number
  readonly personal: PersonalData
  readonly filed: File | undefined
  readonly replaces: boolean
}

const HandIn = ({ id, personal, filed, replaces }: HandInProps): ReactElement => {
  const message = useMessage()
  const letter = useLetter(personal, id, filed)
  const { busy, problem } = letter
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        letter.send()
      }}
    >
      <Card compact>
        <LetterOutcome letter={letter} />
        <FileField
          // A new empty field, once a letter has arrived.
          key={letter.round}
          {...fileRules(storeReferralLetterConstraints.file)}
          id="surat-file"
          name="file"
          label={message(replaces ? 'web.company.referral.letter.replace' : 'web.company.referral.letter.add')}
          camera="environment"
          prepare={shrinkPicture}
          error={problem && problemText(problem, message)}
          onChange={letter.choose}
        />
        {busy && <Progress label={message('web.company.referral.letter.sending')} value={letter.progress} />}
        <SendOrStop letter={letter} />
      </Card>
    </form>
  )
}

interface LetterProps {
  readonly letter: LetterControl
}

const SendOrStop = ({ letter: { busy, stop } }: LetterProps): ReactElement => {
  const message = useMessage()
  return (
    <Inline>
      <Button type="submit" busy={busy}>
        {message('web.company.referral.letter.send')}
      </Button>
      {busy && (
        <Button tone="secondary" onClick={stop}>
          {message('web.company.referral.letter.stop')}
        </Button>
      )}
    </Inline>
  )
}

const LetterOutcome = ({ letter }: LetterProps): ReactElement => {
  const message = useMessage()
  const { outcome, problem } = letter
  return (
    <FormNotice outcome={problem ? undefined : outcome}>
      {outcome?.kind === 'done' && (
        <InlineAlert tone="good">
          {message('web.company.referral.letter.arrived', { name: letter.input?.name ?? '' })}
        </InlineAlert>
      )}
      {letter.notice && (
        <InlineAlert tone="warning">
          <NoticeWords notice={letter.notice} />
        </InlineAlert>
      )}
    </FormNotice>
  )
}

/** The sending of a guarantee letter. */
interface LetterControl extends Omit<Upload<unknown, File>, 'send'> {
  /** The problem of the file. */
  readonly problem: FieldProblem | undefined
  /** Counts the letters that have arrived. */
  readonly round: number
  readonly choose: (file: File | undefined) => void
  readonly send: () => void
}

const unknown = 'web.company.referral.letter.unknown'
const stopped = 'web.company.referral.letter.stopped'

const focusFile = () => document.getElementById('surat-file')?.focus()

/**
 * Sends the guarantee letters of a referral. A letter that came with the referral is sent at once. Contract: operation
 * `storeReferralLetter`.
 */
const useLetter = (personal: PersonalData, id: number, filed: File | undefined): LetterControl => {
  const [round, setRound] = useState(0)
  const [isMissing, setMissing] = useState(false)
  const chosen = useRef<File>(undefined)
  const letter = useUpload({
    personal,
    fields: ['file'],
    call: (file: File, { company }, options) => company.storeReferralLetter({ body: { id, file } }, options),
    stale: ['getAccidentReferral'],
    lost: { cut: unknown, stopped, stoppedLate: stopped, unknown },
    onDone: () => {
      chosen.current = undefined
      setRound((count) => count + 1)
    },
  })
  const sendFiled = useEffectEvent(() => {
    forgetFiled(personal)
    if (filed) letter.send(filed)
  })
  useEffect(() => queueMicrotask(() => sendFiled()), [])
  const { file: refused } = letter.problems
  useEffect(() => {
    if (refused) focusFile()
  }, [refused])
  return {
    ...letter,
    problem: isMissing ? 'web.company.referral.letter.missing' : refused,
    round,
    choose: (file) => (chosen.current = file),
    send: () => {
      setMissing(!chosen.current)
      if (chosen.current) return letter.send(chosen.current)
      letter.forget()
      return focusFile()
    },
  }
}
