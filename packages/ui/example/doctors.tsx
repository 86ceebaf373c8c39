import { DoctorCard, Grid, Section } from '@hospital/ui'
import messages from '@hospital/ui/messages/id.json'
import { lazy, StrictMode, Suspense } from 'react'
import type { ReactElement } from 'react'
import { IntlProvider } from 'react-intl'

// It weighs as much as the rest: it comes when it is shown.
const Calendar = lazy(async () => ({ default: (await import('@hospital/ui/calendar')).Calendar }))

/** A page of one section, in Indonesian. */
export const Doctors = (): ReactElement => (
  <StrictMode>
    <IntlProvider locale="id" messages={messages}>
      <Section heading="Dokter kami">
        <Grid>
          <DoctorCard
            name="dr. Ratna Widyaningsih, Sp.JP"
            href="/dokter/dr-ratna"
            specialty="Jantung dan pembuluh darah"
            hospital="RS Kawung Menteng"
            today="practising"
            appointmentHref="/dokter/appointment?dokter=dr-ratna"
          />
        </Grid>
        <Suspense>
          <Calendar label="Tanggal kunjungan" name="tanggal" least="2026-01-01" />
        </Suspense>
      </Section>
    </IntlProvider>
  </StrictMode>
)
