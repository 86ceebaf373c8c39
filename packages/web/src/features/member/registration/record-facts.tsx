import { CalendarDate, DescriptionList } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { MobileRecord } from './care-fields.tsx'

/** Who is registered: what the record says and this form does not change. */
export const RecordFacts = ({ record }: { readonly record: MobileRecord }): ReactElement => {
  const message = useMessage()
  const isForeign = record.warga_negara === 'wna'
  return (
    <DescriptionList
      compact
      items={[
        { term: message('web.member.profile.name'), details: record.nama_lengkap },
        { term: message('web.member.profile.birthDate'), details: <CalendarDate date={record.tgl_lahir} /> },
        {
          term: message('web.member.profile.gender'),
          details: message(record.gender === 'L' ? 'web.member.profile.male' : 'web.member.profile.female'),
        },
        {
          term: message('web.member.family.citizenship'),
          details: message(isForeign ? 'web.member.family.wna' : 'web.member.family.wni'),
        },
        ...(record.nopasien === null
          ? []
          : [{ term: message('web.member.profile.recordNumber'), details: record.nopasien }]),
      ]}
    />
  )
}
