import { List, Text, Title } from '@mantine/core'
import { withHeadingsBelow, type RichText, type Span } from '@larder/core/rich-text'
import styles from './rich-text-view.module.css'

type Props = {
  readonly text: RichText
  /** Level of the heading above it; 6 where headings do not fit, as in a row. */
  readonly below: 1 | 2 | 3 | 4 | 5 | 6
}

/** Text with form, as the place has written it. */
export function RichTextView({ text, below }: Props) {
  const blocks = below === 6 ? text : withHeadingsBelow(text, below)
  return (
    <div className={styles.text}>
      {blocks.map((block, at) => {
        if (block.kind === 'list') return <Items key={at} ordered={block.ordered} items={block.items} />
        if (block.kind === 'heading' && below !== 6)
          return (
            <Title key={at} order={block.level}>
              {block.spans.map(spanOf)}
            </Title>
          )
        return (
          <Text key={at} {...(block.kind === 'heading' && { fw: 640 })}>
            {block.spans.map(spanOf)}
          </Text>
        )
      })}
    </div>
  )
}

function Items({
  ordered,
  items,
}: {
  readonly ordered: boolean
  readonly items: readonly (readonly Span[])[]
}) {
  return (
    <List type={ordered ? 'ordered' : 'unordered'} spacing={4}>
      {items.map((spans, at) => (
        <List.Item key={at}>{spans.map(spanOf)}</List.Item>
      ))}
    </List>
  )
}

function spanOf({ text, bold, italic, underline, size }: Span, at: number) {
  const underlined = underline === true ? <u>{text}</u> : text
  const leaning = italic === true ? <em>{underlined}</em> : underlined
  const formattedText = bold === true ? <strong>{leaning}</strong> : leaning
  return (
    <span key={at} {...(size !== undefined && { 'data-size': size })}>
      {formattedText}
    </span>
  )
}
