import { Heading, Stack, Text } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { CheckFile } from './check-file.tsx'
import { ChooseFile } from './choose-file.tsx'
import { RunView } from './run-view.tsx'
import { useEmployeeImport } from './use-employee-import.ts'

interface EmployeeImportProps {
  readonly personal: PersonalData
  /** The company that is chosen at first. */
  readonly company: number | undefined
}

/** Registers the employees of a company from a file, for corporate administrators. Contract: operation `importEmployees`. */
export const EmployeeImport = ({ personal, company }: EmployeeImportProps): ReactElement => {
  const message = useMessage()
  const { state, openFile, readAs, start, stop, resume, close } = useEmployeeImport(personal)
  switch (state.stage) {
    case 'choose':
      return (
        <Stack gap="lg">
          <Stack gap="xs">
            <Heading level={2} size={3}>
              {message('web.company.import')}
            </Heading>
            <Text tone="muted">{message('web.company.import.intro')}</Text>
          </Stack>
          <ChooseFile personal={personal} company={company} onOpen={openFile} />
        </Stack>
      )
    case 'check':
      return <CheckFile open={state.open} rows={state.rows} onReadAs={readAs} onStart={start} onClose={close} />
    case 'run':
      return <RunView {...state} onStop={stop} onResume={resume} onClose={close} />
  }
}
