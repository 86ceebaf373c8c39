import { Badge, Box, Button, Flex, Link, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { NavLink } from 'react-router-dom'
import { styled } from 'styled-components'
import { kindWords } from './words.js'

/** The most entries of a kind that are shown at first: with more, the other kinds would be far below. */
const shownAtFirst = 10

/** The id of a group's heading. The summary links to it. */
export const headingId = (kind) => `content-report-${kind}`

// A table would have to be scrolled sideways on a telephone.
const Row = styled.li`
  display: grid;
  gap: 0.4rem 2.4rem;
  padding: 1.2rem 1.6rem;
  overflow-wrap: anywhere;

  & + & {
    border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  }

  @media (min-width: 768px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    padding: 1.2rem 2.4rem;
  }
`

/** Strapi's own link keeps its words on one line. */
const EntryLink = styled(Link)`
  display: inline;
  white-space: normal;

  & span {
    display: inline;
    white-space: normal;
  }
`

const addressOf = ({ uid, documentId, single }) =>
  single ? `/content-manager/single-types/${uid}` : `/content-manager/collection-types/${uid}/${documentId}`

const Entry = ({ row }) =>
  row.uid ? (
    <EntryLink tag={NavLink} to={addressOf(row)}>
      {row.title ?? '(tanpa judul)'}
    </EntryLink>
  ) : (
    <Typography tag="p">(entri tidak diketahui)</Typography>
  )

/** The details of a row. If the site did not know the entry, the place in its answer helps people who know the site. */
const Details = ({ row, name }) =>
  row.details.length > 0 && (
    <Typography tag="p" textColor="neutral800">
      <Typography textColor="neutral600">{row.uid ? name : 'Untuk tim TI'}: </Typography>
      {row.details.join(', ')}
    </Typography>
  )

/** The findings of one kind: its entries, each with a link to its form and the fields to correct. */
export const Group = ({ group: { kind, count, rows } }) => {
  const [isOpen, setIsOpen] = useState(false)
  const { heading, about, details } = kindWords[kind]
  const id = headingId(kind)
  const shown = isOpen ? rows : rows.slice(0, shownAtFirst)
  const unsent = count - rows.length
  return (
    <Box tag="section" aria-labelledby={id}>
      <Flex gap={2} paddingBottom={1}>
        <Typography id={id} tag="h2" variant="beta">
          {heading}
        </Typography>
        <Badge>{count}</Badge>
      </Flex>
      <Box paddingBottom={3}>
        <Typography tag="p" textColor="neutral600">
          {about}
        </Typography>
      </Box>
      <Box tag="ul" aria-labelledby={id} background="neutral0" hasRadius shadow="tableShadow">
        {shown.map((row) => (
          <Row key={`${row.uid} ${row.documentId} ${row.type} ${row.details.join(' ')}`}>
            <div>
              <Entry row={row} />
              <Typography tag="p" variant="pi" textColor="neutral600">
                {row.type}
              </Typography>
            </div>
            <Details row={row} name={details} />
          </Row>
        ))}
      </Box>
      {shown.length < rows.length && (
        <Box paddingTop={3}>
          <Button variant="tertiary" onClick={() => setIsOpen(true)}>
            Tampilkan {rows.length - shown.length} lainnya
          </Button>
        </Box>
      )}
      {isOpen && unsent > 0 && (
        <Box paddingTop={3}>
          <Typography textColor="neutral600">{unsent} lainnya tampil setelah entri di atas diperbaiki.</Typography>
        </Box>
      )}
    </Box>
  )
}
