import {
  Disclosure,
  Inline,
  InlineAlert,
  LinkButton,
  PhoneNumber,
  RichText,
  Stack,
  telHref,
  uniqueKeys,
} from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import type { EmergencyUnit } from '../contact/emergency-units.ts'
import type { ArticleHelp } from './load-help.ts'

/** The article's words about an emergency, with the numbers to call. */
export const ArticleWarning = ({
  warning,
  national,
  nearest,
  units,
}: NonNullable<ArticleHelp['emergency']>): ReactElement => {
  const message = useMessage()
  const keys = uniqueKeys(units, ({ hospital }) => hospital)
  return (
    <InlineAlert tone="danger" toneNamed={false} title={message('web.article.warning')}>
      <Stack gap="sm">
        <RichText nodes={warning} />
        <Inline gap="xs">
          <LinkButton tone="emergency" icon="phone" href={telHref(national) ?? ''}>
            <span>
              {message('web.hospital.national')} <PhoneNumber number={national} />
            </span>
          </LinkButton>
          {nearest && <UnitLink {...nearest} />}
        </Inline>
        {units.length > 0 && (
          <Disclosure summary={message('web.article.units')}>
            <Stack as="ul" gap="xs">
              {units.map((unit, index) => (
                <li key={keys[index]}>
                  <UnitLink {...unit} />
                </li>
              ))}
            </Stack>
          </Disclosure>
        )}
      </Stack>
    </InlineAlert>
  )
}

const UnitLink = ({ hospital, phone = '' }: EmergencyUnit): ReactElement | null => {
  const message = useMessage()
  const tel = telHref(phone)
  return tel === undefined ? null : (
    <LinkButton tone="secondary" size="compact" icon="phone" href={tel}>
      <span>
        <span>{message('web.emergency.unitOf', { hospital })}</span> <PhoneNumber number={phone} />
      </span>
    </LinkButton>
  )
}
