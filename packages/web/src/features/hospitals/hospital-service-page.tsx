import {
  ContactButtons,
  Fact,
  Link,
  LocalizedText,
  openingSizes,
  PageOpening,
  Picture,
  plainText,
  PracticeCard,
  RichText,
  Section,
  Stack,
  uniqueKeys,
} from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import type { PageProps } from '../../shared/page-props.ts'
import { PartSection } from '../../shared/part-section.tsx'
import type { loadHospitalService } from './load-hospital-service.ts'

/** A specialist service at a hospital, with its doctors there. */
export const HospitalServicePage = ({ data, trail }: PageProps<typeof loadHospitalService>): ReactElement => {
  const message = useMessage()
  const { name, hospital, image, contact, text } = data
  const title = message('web.hospitalService.title', { service: plainText(name), hospital: plainText(hospital.label) })
  return (
    <>
      <PageOpening
        title={title}
        text={text}
        trail={trail}
        aside={<Picture image={image} ratio="photo" sizes={openingSizes.aside} priority />}
      >
        <Fact icon="location">
          <Link href={hospital.href}>
            <LocalizedText value={hospital.label} />
          </Link>
        </Fact>
        <ContactButtons {...contact} />
      </PageOpening>
      {text.length > 0 && (
        <Section heading={name}>
          <RichText nodes={text} />
        </Section>
      )}
      <Doctors data={data} />
    </>
  )
}

const Doctors = ({
  data: { doctors, schedulesHref },
}: Pick<PageProps<typeof loadHospitalService>, 'data'>): ReactElement => {
  const message = useMessage()
  return (
    <PartSection
      id="dokter"
      heading={message('web.hospitalService.doctors')}
      part={doctors}
      empty={message('web.hospitalService.doctors.empty')}
      tone="tint"
      action={{ label: message('web.all.schedules'), href: schedulesHref }}
    >
      {(list) => {
        const keys = uniqueKeys(list, (doctor) => doctor.href)
        return (
          <Stack as="ul">
            {list.map((doctor, index) => (
              <li key={keys[index]}>
                <PracticeCard {...doctor} />
              </li>
            ))}
          </Stack>
        )
      }}
    </PartSection>
  )
}
