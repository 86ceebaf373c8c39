import { Tag, Button, Card, CardFoot, CardTitle, Fact, formatDateTime, Grid, Stack, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { ConfirmWrite } from '../../../personal-data/confirm-write.tsx'
import type { End } from '../../../personal-data/end-notice.tsx'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useAsked } from '../../../personal-data/use-asked.ts'
import { useRead } from '../../../personal-data/use-read.ts'
import { EntryButton } from '../../../shared/entry-button.tsx'
import { readDevices } from './account-reads.ts'
import type { Device } from './account-reads.ts'
import { AccountPart, AccountSection } from './account-section.tsx'

interface DevicesPartProps {
  readonly personal: PersonalData
  readonly member: number
}

/** The devices on which the account is logged in. The member can log out one of them or all others. */
export const DevicesPart = ({ personal, member }: DevicesPartProps): ReactElement => {
  const state = useRead(personal, readDevices(member))
  const { asked, ended, ask, leave } = useAsked<Device | 'others'>()
  return (
    <AccountSection title="web.member.account.devices" intro="web.member.account.devices.intro" end={ended}>
      <AccountPart state={state} failed="web.member.account.devices.failed">
        {(devices) => <Devices devices={devices} onLogOut={ask} />}
      </AccountPart>
      {asked && (
        <LogOutDevices
          personal={personal}
          member={member}
          device={asked === 'others' ? undefined : asked}
          onEnd={leave}
        />
      )}
    </AccountSection>
  )
}

interface DevicesProps {
  readonly devices: readonly Device[]
  readonly onLogOut: (which: Device | 'others') => void
}

const Devices = ({ devices, onLogOut }: DevicesProps): ReactElement => {
  const message = useMessage()
  return (
    <Stack>
      <Grid as="ul" columns="halves">
        {devices.map((device) => (
          <li key={device.id_perangkat}>
            <DeviceCard device={device} onLogOut={() => onLogOut(device)} />
          </li>
        ))}
      </Grid>
      {devices.some(({ perangkat_ini: isOwn }) => !isOwn) && (
        <div>
          <Button tone="secondary" icon="lock" onClick={() => onLogOut('others')}>
            {message('web.member.account.devices.logOutOthers')}
          </Button>
        </div>
      )}
    </Stack>
  )
}

interface LogOutDevicesProps extends DevicesPartProps {
  /** The device to log out; undefined for all others. */
  readonly device: Device | undefined
  readonly onEnd: (end?: End) => void
}

/** Asks for confirmation, and logs out. Contract: operation `logOutDevices`. */
const LogOutDevices = ({ personal, member, device, onEnd }: LogOutDevicesProps): ReactElement => {
  const message = useMessage()
  const name = device?.nama ?? ''
  return (
    <ConfirmWrite
      personal={personal}
      title={message(device ? 'web.member.account.devices.ask' : 'web.member.account.devices.askOthers')}
      yes={message('web.member.account.devices.logOut')}
      stale={['listDevices']}
      write={() =>
        personal.account.logOutDevices({
          body: { user_id: member, ...(device && { id_perangkat: device.id_perangkat }) },
        })
      }
      done={device ? 'web.member.account.devices.loggedOut' : 'web.member.account.devices.loggedOutOthers'}
      unknown="web.member.account.devices.unknown"
      values={{ name }}
      onEnd={onEnd}
    >
      <span>
        {device
          ? message('web.member.account.devices.askText', { name })
          : message('web.member.account.devices.askOthersText')}
      </span>
    </ConfirmWrite>
  )
}

interface DeviceCardProps {
  readonly device: Device
  readonly onLogOut: () => void
}

const DeviceCard = ({
  device: { nama: name, masuk_pada: since, aktif_pada: usedAt, perangkat_ini: isOwn },
  onLogOut,
}: DeviceCardProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <Card>
      <CardTitle title={name} />
      {isOwn ? (
        <div>
          <Tag tone="good">{message('web.member.account.devices.this')}</Tag>
        </div>
      ) : (
        <Fact icon="clock">
          {message('web.member.account.devices.usedAt', { when: formatDateTime(usedAt, locale) })}
        </Fact>
      )}
      <Fact icon="calendar">
        {message('web.member.account.devices.since', { when: formatDateTime(since, locale) })}
      </Fact>
      {!isOwn && (
        <CardFoot>
          <EntryButton name={message('web.member.account.devices.logOutOf', { name })} onClick={onLogOut}>
            {message('web.member.account.devices.logOut')}
          </EntryButton>
        </CardFoot>
      )}
    </Card>
  )
}
