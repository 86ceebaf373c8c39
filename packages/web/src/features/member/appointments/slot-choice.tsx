import { jakartaDate } from '@hospital/sdk'
import { Button, EmptyState, formatDate, formatHours, Inline, RadioGroup, Stack, Text, useLocale } from '@hospital/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { MessageId } from '../../../i18n/use-message.ts'
import type { Appointment } from '../../../personal-data/appointments.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { PersonalPart } from '../../../personal-data/personal-part.tsx'
import { useRead } from '../../../personal-data/use-read.ts'
import { blockCount, blockDays, readSlots, slotsByPlace, slotsToCome } from './move-slots.ts'
import type { FreeSlot } from './move-slots.ts'

interface SlotChoiceProps {
  readonly personal: PersonalData
  readonly appointment: Appointment
  /** When the patient began to choose. */
  readonly now: Date
  /** Called with the chosen slot, and with undefined when no slot is chosen any more. */
  readonly onChoose: (slot: FreeSlot | undefined) => void
}

/**
 * The free slots of an appointment's doctor, a week at a time. Each slot of the week is a button to press. The first week shown is the
 * first one with a free slot.
 */
export const SlotChoice = (props: SlotChoiceProps): ReactElement => {
  const { now, onChoose } = props
  const [block, setBlock] = useState(0)
  const [isTurned, setTurned] = useState(false)
  const isThere = (to: number) => to >= 0 && to < blockCount
  const turning = (to: number) =>
    isThere(to)
      ? () => {
          onChoose(undefined)
          setTurned(true)
          setBlock(to)
        }
      : undefined
  const goOn = !isTurned && isThere(block + 1) ? () => setBlock(block + 1) : undefined
  const daysOf = (of: number) => blockDays(jakartaDate(now), of, props.appointment.tanggal)
  const days = daysOf(block)
  return (
    <Stack>
      <Week key={block} {...props} days={days} noneFrom={isTurned ? days[0] : daysOf(0)[0]} onNone={goOn} />
      <Inline>
        <TurnButton icon="chevronLeft" label="web.member.appointments.move.earlier" onTurn={turning(block - 1)} />
        <TurnButton icon="chevronRight" label="web.member.appointments.move.later" onTurn={turning(block + 1)} />
      </Inline>
    </Stack>
  )
}

interface TurnButtonProps {
  readonly icon: 'chevronLeft' | 'chevronRight'
  readonly label: MessageId
  /** Undefined if there is no further week. The button stays even then: removing it would lose the focus. */
  readonly onTurn: (() => void) | undefined
}

const TurnButton = ({ icon, label, onTurn }: TurnButtonProps): ReactElement => {
  const message = useMessage()
  return (
    <Button tone="secondary" size="compact" icon={icon} aria-disabled={!onTurn} onClick={onTurn}>
      {message(label)}
    </Button>
  )
}

interface WeekProps extends SlotChoiceProps {
  readonly days: readonly string[]
  /** The day from which on there is no free slot, if there is none in this week. */
  readonly noneFrom: string | undefined
  /** Called if this week has no free slot. */
  readonly onNone: (() => void) | undefined
}

const Week = ({ personal, appointment, days, noneFrom, now, onChoose, onNone }: WeekProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const state = useRead(personal, readSlots(appointment, days))
  const range = { from: formatDate(days[0] ?? '', locale), to: formatDate(days.at(-1) ?? '', locale) }
  return (
    <PersonalPart state={state} failed="web.member.appointments.move.failed">
      {(free) => {
        const places = slotsByPlace(slotsToCome(free, now))
        if (places.length === 0)
          return (
            <NoSlots
              title={message('web.member.appointments.move.none', {
                ...range,
                from: formatDate(noneFrom ?? '', locale),
              })}
              onShown={onNone}
            />
          )
        return (
          <Stack>
            <Text>{message('web.member.appointments.move.range', range)}</Text>
            {places.map((place) => (
              <DayTimes key={`${place.day} ${place.hospital}`} place={place} onChoose={onChoose} />
            ))}
          </Stack>
        )
      }}
    </PersonalPart>
  )
}

interface DayTimesProps extends Pick<SlotChoiceProps, 'onChoose'> {
  readonly place: ReturnType<typeof slotsByPlace>[number]
}

/** The free times of one day at one hospital. */
const DayTimes = ({ place: { day, hospital, slots }, onChoose }: DayTimesProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <RadioGroup
      columns
      // One name for all days, so that only one time can be chosen.
      name="jadwal"
      label={formatDate(day, locale, 'weekday')}
      hint={hospital}
      options={slots.map(({ id, jam, jam_selesai, sisa }) => ({
        value: id,
        label: formatHours(jam, jam_selesai, locale),
        hint: message('web.member.appointments.move.left', { left: sisa }),
      }))}
      onChange={(id) => onChoose(slots.find((slot) => slot.id === id))}
    />
  )
}

const NoSlots = ({
  title,
  onShown,
}: {
  readonly title: string
  readonly onShown: (() => void) | undefined
}): ReactElement => {
  const shown = useEffectEvent(() => onShown?.())
  useEffect(() => shown(), [])
  return <EmptyState title={title} />
}
