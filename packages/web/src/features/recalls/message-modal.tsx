import { languages } from '@larder/core/languages'
import { Anchor, Button, Group, Modal, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core'
import { IconCopy, IconMail } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFocusBack } from '#kit/focus.ts'
import { texts, useLanguage, useSay } from '#kit/i18n.ts'
import { toast } from '#kit/toasts.ts'
import { usePhone } from '#kit/use-phone.ts'
import { QueryView } from '#ui/query-view.tsx'
import { messageOf } from './recalls.api.ts'

type Props = {
  readonly placeId: number
  readonly id: number
  readonly recipient: string
  readonly title: string
  readonly onClose: () => void
}

/** The text of a message in any language, to change, copy, or open in the e-mail program. */
export function MessageModal({ placeId, id, recipient, title, onClose }: Props) {
  const say = useSay()
  const own = useLanguage()
  const isPhone = usePhone()
  const [lang, setLang] = useState<string>(own)
  const message = useQuery({
    ...messageOf(placeId, id, { recipient, lang }),
    placeholderData: keepPreviousData,
  })
  useFocusBack()
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size="lg"
      fullScreen={isPhone}
      closeButtonProps={{ 'aria-label': say('ui.close') }}
    >
      <Stack gap="md">
        <NativeSelect
          label={say('recalls.message_language')}
          value={lang}
          data={languages.map(({ key, name }) => ({ value: key, label: name }))}
          onChange={(event) => setLang(event.currentTarget.value)}
        />
        <QueryView query={message}>{(content) => <Text key={content.body} {...content} />}</QueryView>
      </Stack>
    </Modal>
  )
}

type TextProps = { readonly email: string; readonly subject: string; readonly body: string }

function Text({ email, subject: initialSubject, body }: TextProps) {
  const say = useSay()
  const [subject, setSubject] = useState(initialSubject)
  const [text, setText] = useState(body)
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(`${subject}\n\n${text}`)
    toast('success', texts.t('recalls.copied'))
  }
  return (
    <>
      <TextInput
        label={say('recalls.subject')}
        value={subject}
        onChange={(event) => setSubject(event.currentTarget.value)}
      />
      <Textarea
        label={say('recalls.message_text')}
        autosize
        minRows={10}
        maxRows={18}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group>
        <Button
          leftSection={<IconMail size={18} stroke={1.8} aria-hidden />}
          renderRoot={(props) => (
            <Anchor
              {...props}
              href={`mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`}
            />
          )}
        >
          {say('recalls.send_mail')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconCopy size={18} stroke={1.8} aria-hidden />}
          onClick={() => void copy()}
        >
          {say('recalls.copy')}
        </Button>
      </Group>
    </>
  )
}
