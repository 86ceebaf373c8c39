import type { MemberComponents } from '@hospital/sdk/member'
import { useLocale } from '@hospital/ui'
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useLocation } from 'wouter'
import { useWriteForm } from '../../../personal-data/use-write-form.ts'
import type { WriteForm, WriteFormOptions } from '../../../personal-data/use-write-form.ts'
import { href } from '../../../routes/href.ts'
import { restoreOwnDraft } from '../../../session/own-drafts.ts'
import { readSession } from '../../../session/read-session.ts'
import { writeFamilyCookie } from '../../../session/write-cookies.ts'
import { storeAdded } from './added-person.ts'
import type { CodeSent } from './patient-code.tsx'

type Schemas = MemberComponents['schemas']
type Added = Schemas['FamilyMemberSuccess'] | Schemas['ExistingFamilyMemberSuccess']

interface FamilyFormOptions extends Pick<
  WriteFormOptions<Added>,
  'personal' | 'first' | 'fields' | 'controls' | 'check' | 'write'
> {
  /** A code was sent; the patient has not been added yet. */
  readonly onCode?: (sent: CodeSent) => void
}

/** A form that adds a person to the family. Afterwards it leads to the page of that person, unless the member has left the form. */
export const useFamilyForm = ({
  onCode,
  ...options
}: FamilyFormOptions): WriteForm & { readonly ref: RefObject<HTMLFormElement | null> } => {
  const locale = useLocale()
  const [, navigate] = useLocation()
  const ref = useRef<HTMLFormElement>(null)
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    if (ref.current) restoreOwnDraft(ref.current)
    return () => {
      isShown.current = false
    }
  }, [])
  const form = useWriteForm({
    ...options,
    stale: ['getFamily'],
    unknown: 'web.member.family.unknown',
    onDone: ({ data }) => {
      if ('kode_dikirim_ke' in data) return onCode?.(data)
      const { id } = data
      const { member } = readSession(document.cookie)
      if (member) writeFamilyCookie([...new Set([...member.family, id])])
      if (!isShown.current) return
      storeAdded(id, Date.now())
      navigate(href(locale, 'familyMember', { pasien: String(id) }))
    },
  })
  return { ...form, ref }
}
