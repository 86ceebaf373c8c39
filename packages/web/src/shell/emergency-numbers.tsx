import { LinkButton, PhoneNumber, Stack, telHref, Text } from '@hospital/ui'
import type { EmergencyContact } from '@hospital/ui'
import type { ReactElement } from 'react'

interface EmergencyNumbersProps {
  readonly numbers: readonly EmergencyContact[]
}

/** Numbers to call in an emergency. A number without digits cannot be dialled, so it is plain text. */
export const EmergencyNumbers = ({ numbers }: EmergencyNumbersProps): ReactElement => (
  <Stack as="ul" gap="sm">
    {numbers.map(({ name, phone }) => {
      const words = (
        <span>
          <span>{name}</span> <PhoneNumber number={phone} />
        </span>
      )
      const tel = telHref(phone)
      return (
        <li key={`${name} ${phone}`}>
          {tel ? (
            <LinkButton tone="emergency" size="large" icon="phone" wide href={tel}>
              {words}
            </LinkButton>
          ) : (
            <Text>{words}</Text>
          )}
        </li>
      )
    })}
  </Stack>
)
