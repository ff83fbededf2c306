import '@mantine/tiptap/styles.css'
import { NativeSelect } from '@mantine/core'
import { RichTextEditor as Frame } from '@mantine/tiptap'
import { Mark, useEditor, useEditorState, type Editor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { ListItem } from '@tiptap/extension-list'
import { textSizes, type RichText } from '@larder/core/rich-text'
import { useSay } from '#kit/i18n.ts'
import { fromDoc, toDoc, type DocNode } from './rich-text-doc.ts'
import styles from './rich-text-editor.module.css'

/** Small, large or huge; normal text carries no mark. */
const TextSize = Mark.create({
  name: 'textSize',
  addAttributes: () => ({
    size: {
      default: 'large',
      parseHTML: (element: HTMLElement) => element.dataset['size'],
      renderHTML: ({ size }: Record<string, unknown>) => ({ 'data-size': size }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-size]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

/** Only formats that the plan can print; pasted text loses all others. */
const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: false,
    strike: false,
    listItem: false,
    trailingNode: false,
  }),
  ListItem.extend({ content: 'paragraph' }),
  TextSize,
]

export type EditorProps = {
  readonly initial: RichText
  readonly onChange: (text: RichText) => void
  readonly labelId: string
  readonly describedBy?: string | undefined
  readonly invalid?: boolean
}

/** The editor itself, which is large: `RichTextField` loads it when its text gets the focus. */
export function RichTextEditor({ initial, onChange, labelId, describedBy, invalid = false }: EditorProps) {
  const say = useSay()
  const editor = useEditor({
    extensions,
    content: toDoc(initial) as object,
    autofocus: 'end',
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
        ...(invalid && { 'aria-invalid': 'true' }),
      },
    },
    onUpdate: ({ editor: changed }) => onChange(fromDoc(changed.getJSON() as DocNode)),
  })
  const labels = {
    boldControlLabel: say('ui.rich_bold'),
    italicControlLabel: say('ui.rich_italic'),
    underlineControlLabel: say('ui.rich_underline'),
    bulletListControlLabel: say('ui.rich_bullets'),
    orderedListControlLabel: say('ui.rich_numbers'),
    undoControlLabel: say('ui.rich_undo'),
    redoControlLabel: say('ui.rich_redo'),
  }
  return (
    <Frame
      editor={editor}
      labels={labels}
      withTypographyStyles={false}
      classNames={{ content: styles.content ?? '', control: styles.control ?? '' }}
    >
      <Frame.Toolbar role="toolbar" aria-label={say('ui.rich_tools')}>
        <BlockSelect editor={editor} />
        <SizeSelect editor={editor} />
        <Frame.ControlsGroup>
          <Frame.Bold />
          <Frame.Italic />
          <Frame.Underline />
        </Frame.ControlsGroup>
        <Frame.ControlsGroup>
          <Frame.BulletList />
          <Frame.OrderedList />
        </Frame.ControlsGroup>
        <Frame.ControlsGroup>
          <Frame.Undo />
          <Frame.Redo />
        </Frame.ControlsGroup>
      </Frame.Toolbar>
      <Frame.Content />
    </Frame>
  )
}

const levels = [1, 2, 3, 4, 5, 6] as const

/** Ordinary text or a heading of level 1 to 6. */
function BlockSelect({ editor }: { readonly editor: Editor }) {
  const say = useSay()
  const value = useEditorState({
    editor,
    selector: ({ editor: now }) => levels.find((level) => now.isActive('heading', { level })) ?? 0,
  })
  const change = (typed: string): void => {
    const level = levels.find((one) => String(one) === typed)
    const chain = editor.chain().focus()
    void (level === undefined ? chain.setParagraph() : chain.setHeading({ level })).run()
  }
  return (
    <NativeSelect
      size="sm"
      className={styles.select ?? ''}
      aria-label={say('ui.rich_style')}
      value={String(value)}
      data={[
        { value: '0', label: say('ui.rich_text') },
        ...levels.map((level) => ({ value: String(level), label: say('ui.rich_heading', { level }) })),
      ]}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}

function SizeSelect({ editor }: { readonly editor: Editor }) {
  const say = useSay()
  const value = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      now.isActive('textSize') ? String(now.getAttributes('textSize')['size']) : 'normal',
  })
  const change = (size: string): void => {
    const chain = editor.chain().focus()
    void (size === 'normal' ? chain.unsetMark('textSize') : chain.setMark('textSize', { size })).run()
  }
  return (
    <NativeSelect
      size="sm"
      className={styles.select ?? ''}
      aria-label={say('ui.rich_size')}
      value={value}
      data={textSizes.map((size) => ({ value: size, label: say(`ui.rich_size_${size}`) }))}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}
