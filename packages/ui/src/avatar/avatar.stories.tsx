import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline, Stack } from '../layout/layout.tsx'
import { portrait } from '../samples/pictures.ts'
import { guide } from '../storybook/docs.ts'
import { Avatar } from './avatar.tsx'

const meta: Meta<typeof Avatar> = {
  title: 'Primitives/Avatar',
  component: Avatar,
  parameters: guide({
    use: 'Beside the name of a person who has an account or a record.',
    instead: 'DoctorCard for doctors, whose portraits are larger.',
  }),
}
export default meta
type Story = StoryObj<typeof Avatar>

export const All: Story = {
  render: () => (
    <Stack>
      {(['menu', 'normal', 'large'] as const).map((size) => (
        <Inline key={size}>
          <Avatar size={size} photo={portrait(1)} />
          <Avatar size={size} gender="female" />
          <Avatar size={size} gender="male" />
        </Inline>
      ))}
    </Stack>
  ),
}
