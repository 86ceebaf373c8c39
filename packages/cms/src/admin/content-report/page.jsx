import { Box, Button, EmptyStateLayout, Flex, Link, Loader, Typography } from '@strapi/design-system'
import { ArrowClockwise, WarningCircle } from '@strapi/icons'
import { Layouts, Page } from '@strapi/strapi/admin'
import { Group, headingId } from './group.jsx'
import { useReport } from './use-report.js'
import {
  checkedWords,
  checkingWords,
  failedWords,
  gapsOf,
  kindWords,
  nothingWords,
  pageTitle,
  totalWords,
} from './words.js'

/** A notice without a close button: Strapi's own alert has one, but this text stays true. */
const Notice = ({ children }) => (
  <Flex
    role="alert"
    background="warning100"
    borderColor="warning200"
    hasRadius
    padding={4}
    gap={3}
    alignItems="flex-start"
  >
    <Box color="warning600" paddingTop={1}>
      <WarningCircle aria-hidden />
    </Box>
    <Typography textColor="neutral800">{children}</Typography>
  </Flex>
)

/** The number of findings, with links to the groups below. */
const Summary = ({ found }) => (
  <Flex tag="nav" aria-label="Ringkasan" gap={{ initial: 2, medium: 4 }} wrap="wrap">
    {found.map(({ kind, count }) => (
      <Link key={kind} href={`#${headingId(kind)}`}>
        {kindWords[kind].heading} ({count})
      </Link>
    ))}
  </Flex>
)

const Report = ({ report }) => {
  const found = report.groups.filter(({ count }) => count > 0)
  return (
    <Flex direction="column" alignItems="stretch" gap={8}>
      {found.length > 1 && <Summary found={found} />}
      {found.map((group) => (
        <Group key={group.kind} group={group} />
      ))}
    </Flex>
  )
}

/** The announcement for screen readers when a check begins and when it has ended. */
const Outcome = ({ report, isLoading }) => {
  const total = report.groups.reduce((sum, { count }) => sum + count, 0)
  if (total === 0 && !isLoading) return <EmptyStateLayout content={nothingWords(gapsOf(report))} />
  return <Typography fontWeight="bold">{isLoading ? checkingWords : totalWords(total)}</Typography>
}

/** The page of missing and wrong content, by kind, with a link to each entry. */
export const ContentReport = () => {
  const { state, report, at, load } = useReport()
  const isLoading = state === 'loading'
  return (
    <Page.Main aria-busy={isLoading}>
      <Page.Title>{pageTitle}</Page.Title>
      <Layouts.Header
        title={pageTitle}
        subtitle={report ? checkedWords(at, report.site) : 'Memeriksa konten di CMS dan di situs'}
        primaryAction={
          // A disabled button would lose the keyboard's focus.
          <Button variant="secondary" startIcon={<ArrowClockwise />} onClick={() => isLoading || load()}>
            {isLoading ? checkingWords : 'Periksa lagi'}
          </Button>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          {state === 'failed' && <Notice>{failedWords}</Notice>}
          {report && gapsOf(report).map((words) => <Notice key={words}>{words}</Notice>)}
          <div role="status">{report && <Outcome report={report} isLoading={isLoading} />}</div>
          {isLoading && !report && (
            <Flex justifyContent="center" padding={10}>
              <Loader>{checkingWords}</Loader>
            </Flex>
          )}
          {report && <Report report={report} />}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}
