import {
  Badge,
  Box,
  Button,
  EmptyStateLayout,
  Flex,
  Link,
  Table,
  Tbody,
  Td,
  Th,
  Thead,
  Tr,
  Typography,
} from '@strapi/design-system'
import { ArrowClockwise } from '@strapi/icons'
import { Layouts, Page } from '@strapi/strapi/admin'
import { NavLink } from 'react-router-dom'
import { useReport } from './use-report.js'
import { kindWords, nothingWords, siteWords } from './words.js'

const addressOf = ({ uid, documentId, single }) =>
  single ? `/content-manager/single-types/${uid}` : `/content-manager/collection-types/${uid}/${documentId}`

const Entry = ({ row }) =>
  row.uid ? (
    <Link tag={NavLink} to={addressOf(row)}>
      {row.title ?? '(tanpa judul)'}
    </Link>
  ) : (
    <Typography>{row.title ?? '–'}</Typography>
  )

const Group = ({ group: { kind, count, rows } }) => {
  const { heading, about } = kindWords[kind]
  const id = `content-report-${kind}`
  return (
    <Box tag="section" aria-labelledby={id}>
      <Flex gap={2} paddingBottom={1}>
        <Typography id={id} tag="h2" variant="beta">
          {heading}
        </Typography>
        <Badge>{count}</Badge>
      </Flex>
      <Box paddingBottom={3}>
        <Typography textColor="neutral600">{about}</Typography>
      </Box>
      <Table colCount={3} rowCount={rows.length + 1} aria-labelledby={id}>
        <Thead>
          <Tr>
            {['Jenis', 'Entri', 'Bagian'].map((name) => (
              <Th key={name}>
                <Typography variant="sigma">{name}</Typography>
              </Th>
            ))}
          </Tr>
        </Thead>
        <Tbody>
          {rows.map((row) => (
            <Tr key={`${row.uid} ${row.documentId} ${row.type} ${row.details.join(' ')}`}>
              <Td>
                <Typography>{row.type}</Typography>
              </Td>
              <Td>
                <Entry row={row} />
              </Td>
              <Td>
                <Typography>{row.details.join(', ') || '–'}</Typography>
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
      {count > rows.length && (
        <Box paddingTop={2}>
          <Typography textColor="neutral600">
            {count - rows.length} lainnya tampil setelah yang di atas diperbaiki.
          </Typography>
        </Box>
      )}
    </Box>
  )
}

/** Strapi's own alert has a button that closes it, and what it says here stays true. */
const Notice = ({ children }) => (
  <Box role="alert" background="warning100" borderColor="warning200" hasRadius padding={4}>
    <Typography textColor="warning700">{children}</Typography>
  </Box>
)

const Notices = ({ site, unread }) => (
  <>
    {siteWords[site] && <Notice>{siteWords[site]}</Notice>}
    {unread.length > 0 && <Notice>Belum semuanya diperiksa: situs tidak dapat membaca {unread.join(', ')}.</Notice>}
  </>
)

const Report = ({ report: { site, unread, groups } }) => {
  const found = groups.filter(({ count }) => count > 0)
  return (
    <Flex direction="column" alignItems="stretch" gap={8}>
      <Notices site={site} unread={unread} />
      {found.length === 0 && <EmptyStateLayout content={nothingWords(site, unread)} />}
      {found.map((group) => (
        <Group key={group.kind} group={group} />
      ))}
    </Flex>
  )
}

const title = 'Yang kurang atau salah'

/** The page of what is missing or wrong, by kind, with a link to each entry. */
export const ContentReport = () => {
  const { state, report, load } = useReport()
  if (state === 'loading') return <Page.Loading>Memeriksa isi…</Page.Loading>
  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header
        title={title}
        subtitle="Diperiksa di CMS dan di situs pada saat halaman ini dibuka"
        primaryAction={
          <Button variant="secondary" startIcon={<ArrowClockwise />} onClick={load}>
            Periksa lagi
          </Button>
        }
      />
      <Layouts.Content>
        {state === 'failed' ? (
          <Notice>CMS tidak menjawab, jadi isi tidak dapat diperiksa. Coba lagi beberapa saat lagi.</Notice>
        ) : (
          <Report report={report} />
        )}
      </Layouts.Content>
    </Page.Main>
  )
}
