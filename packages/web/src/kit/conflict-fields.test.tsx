import { Checkbox, MantineProvider, NativeSelect, Radio, Switch, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { conflictFields } from './conflict-fields.ts'

const mine = { name: 'Gate', places: ['1', '2'], level: 'member', mails: 'off', on: true, unseen: 'x' }
const theirs = { name: 'Door', places: ['2'], level: '', mails: 'on', on: false, unseen: 'y' }

/** As Mantine marks the fields. */
const nodeOf = (name: string) => document.querySelector(`[data-path="${name}"]`)
let root: Root

function Fields() {
  const form = useForm({ mode: 'uncontrolled', initialValues: mine })
  const { name: _, ...places } = { ...form.getInputProps('places'), name: 'places' }
  return (
    <MantineProvider>
      <TextInput {...form.getInputProps('name')} label="Name" required />
      <Checkbox.Group {...places} label="Places">
        <Checkbox value="1" label="Harbour" />
        <Checkbox value="2" label="Market" />
      </Checkbox.Group>
      <NativeSelect
        {...form.getInputProps('level')}
        label="Access"
        data={[
          { value: '', label: 'Choose' },
          { value: 'member', label: 'May read' },
        ]}
      />
      <Radio.Group {...form.getInputProps('mails')} label="E-mails" required>
        <Radio value="on" label="Send" />
        <Radio value="off" label="Do not send" />
      </Radio.Group>
      <Switch {...form.getInputProps('on', { type: 'checkbox' })} label="Active" />
    </MantineProvider>
  )
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  act(() => root.render(<Fields />))
})
afterEach(() => act(() => root.unmount()))

it('names every kind of field by its label, and its value by the words on the screen', () => {
  const fields = conflictFields({ nodeOf, mine, theirs, current: theirs })
  expect(fields).toEqual([
    { label: 'Name', mine: 'Gate', theirs: 'Door' },
    { label: 'Places', mine: 'Harbour, Market', theirs: 'Market' },
    { label: 'Access', mine: 'May read', theirs: '' },
    { label: 'E-mails', mine: 'Do not send', theirs: 'Send' },
    { label: 'Active', mine: expect.any(String) as string, theirs: expect.any(String) as string },
  ])
})

it('adds what the form has beside its fields', () => {
  const others = () => [{ label: 'Roles', mine: 'Cook', theirs: '' }]
  const fields = conflictFields({ nodeOf, mine: {}, theirs, current: theirs, others })
  expect(fields).toEqual([{ label: 'Roles', mine: 'Cook', theirs: '' }])
})
