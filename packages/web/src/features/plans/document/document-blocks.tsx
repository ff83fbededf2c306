import { Alert, Group, List, Stack, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle, IconZoomQuestion } from '@tabler/icons-react'
import { Card } from '#ui/card.tsx'
import { RichTextView } from '#ui/rich-text-view.tsx'
import { FilePicture } from '../files/file-picture.tsx'
import { SaveButton } from '../files/save-button.tsx'
import type { Block, BlockOf } from './block.ts'
import { splitAtHeadings, type Part } from './document-parts.ts'
import { DocumentMatrix } from './document-matrix.tsx'
import { DocumentTable } from './document-table.tsx'
import styles from './document.module.css'
import { FlowDiagram } from './flow-diagram.tsx'

/**
 * Any section of the plan: its blocks as the server wrote them, one card under each heading. Screen and PDF
 * say the same.
 */
export function DocumentBlocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <Stack gap="lg">
      {splitAtHeadings(blocks).map((part, at) => (
        <PartCard key={at} part={part} />
      ))}
    </Stack>
  )
}

function PartCard({ part }: { readonly part: Part }) {
  return (
    <Card {...(part.title !== null && { title: part.title })} flush={isTable(part)}>
      <PartContent part={part} />
    </Card>
  )
}

/** The part is one table, which fills its card to the edges. */
export const isTable = ({ blocks: [first, ...more] }: Part): boolean =>
  first?.kind === 'table' && more.length === 0

/** The blocks of a part, without its title. */
export function PartContent({ part }: { readonly part: Part }) {
  const [only] = part.blocks
  if (isTable(part) && only?.kind === 'table') return <DocumentTable table={only} bare />
  return (
    <Stack gap="md">
      {part.blocks.map((block, at) => (
        <DocumentBlock
          key={at}
          block={block}
          below={part.title === null ? 1 : 2}
          {...(part.title !== null && { under: part.title })}
        />
      ))}
    </Stack>
  )
}

type BlockProps = {
  readonly block: Block
  /** Level of the heading above it. */
  readonly below: 1 | 2
  /** That heading, which names the block among others of its kind. */
  readonly under?: string
}

/** One block of a section. */
function DocumentBlock({ block, below, under }: BlockProps) {
  switch (block.kind) {
    case 'heading':
      return <Title order={block.level}>{block.text}</Title>
    case 'paragraph':
      return <Text className={styles.text}>{block.text}</Text>
    case 'list':
      return (
        <List spacing={6} className={styles.text}>
          {block.items.map((item, at) => (
            <List.Item key={at}>{item}</List.Item>
          ))}
        </List>
      )
    case 'facts':
      return <Facts rows={block.rows} />
    case 'rich':
      return <RichTextView text={block.text} below={below} />
    case 'table':
      return <DocumentTable table={block} />
    case 'flow':
      return (
        <FlowDiagram alt={block.alt} layout={block.layout} {...(under !== undefined && { region: under })} />
      )
    case 'matrix':
      return <DocumentMatrix matrix={block} />
    case 'picture':
      return (
        <FilePicture
          id={block.file_id}
          sha256={block.sha256}
          alt={block.alt}
          width={block.width}
          height={block.height}
        />
      )
    case 'attachment':
      return (
        <Group gap="sm">
          <Text className={styles.text}>{block.text}</Text>
          <SaveButton id={block.file_id} name={block.filename} />
        </Group>
      )
    case 'note':
      return <Note tone={block.tone} text={block.text} />
  }
}

/** Labels and values; one under the other on phones. */
export function Facts({ rows }: { readonly rows: BlockOf<'facts'>['rows'] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(({ label, value, rich }, at) => (
        <div key={at} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{rich === undefined ? value : <RichTextView text={rich} below={6} />}</dd>
        </div>
      ))}
    </dl>
  )
}

const notes = {
  info: { color: 'ink', icon: IconInfoCircle },
  unverified: { color: 'amber', icon: IconZoomQuestion },
  warning: { color: 'red', icon: IconAlertTriangle },
} as const

export function Note({ tone, text }: { readonly tone: keyof typeof notes; readonly text: string }) {
  const { color, icon: Icon } = notes[tone]
  return (
    <Alert
      color={color}
      radius="md"
      icon={<Icon aria-hidden />}
      role="note"
      classNames={{ message: styles.text ?? '' }}
    >
      {text}
    </Alert>
  )
}
