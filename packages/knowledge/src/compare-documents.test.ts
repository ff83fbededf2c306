import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compareDocuments,
  generatePlan,
  noEdits,
  readingOf,
  writePlan,
  type HazardEdit,
  type KnowledgeTexts,
  type PlanDocument,
  type PlanEdits,
} from '@larder/core/haccp'
import { richText } from '@larder/core/rich-text'
import { examplePlace } from '../test/places.ts'
import { knowledge, texts } from './index.ts'

const names = {
  company: { name: 'Sinilill OÜ', registration_code: '', vat_code: '', address: '', email: '' },
  place: { name: 'Kalamaja', address: '' },
  country_name: 'Germany',
  work_groups: [],
  status_line: 'Draft',
  date: '2026-11-21',
  date_text: '21 November 2026',
  flow: { width: 0, height: 0, nodes: [], edges: [] },
}
const write = (edits: Partial<PlanEdits> = {}, more: Partial<typeof names> = {}): PlanDocument =>
  writePlan(
    readingOf(
      generatePlan(examplePlace('restaurant', 'DE'), knowledge, { ...noEdits, ...edits }),
      knowledge,
      texts['en'] as KnowledgeTexts,
      'C',
    ),
    { ...names, ...more },
  )
const plan = generatePlan(examplePlace('restaurant', 'DE'), knowledge)
const base = write()
const edit = (key: string, change: Partial<HazardEdit>): HazardEdit => ({
  key,
  words: {},
  severity: null,
  probability: null,
  members: [],
  is_disabled: false,
  kept: null,
  ...change,
})
const namesOf = (after: PlanDocument) => compareDocuments(base, after).map(({ static_name }) => static_name)

describe('comparing two plans', () => {
  it('finds no difference between a plan and itself, and none in ignored lines', () => {
    expect(compareDocuments(base, write())).toEqual([])
    expect(namesOf(write({}, { status_line: 'Confirmed' }))).toEqual(['title-page'])
    const status = texts['en']?.words['label.status'] ?? ''
    expect(
      compareDocuments(base, write({}, { status_line: 'Confirmed' }), { labels: new Set([status]) }),
    ).toEqual([])
  })

  it('names exactly the section that shows a changed text, with both', () => {
    const [hazard] = plan.hazards
    const after = write({
      hazards: [edit(hazard?.key ?? '', { words: { en: { cause: richText('Written anew.') } } })],
    })
    expect(compareDocuments(base, after)).toMatchObject([
      {
        static_name: 'hazard-analyses-overview',
        state: 'changed',
        changes: [{ name: 'Cause', after: 'Written anew.', before: expect.any(String) }],
      },
    ])
  })

  it('names every section with a changed sentence, and no other', () => {
    const keys = plan.hazards.map(({ key }) => key)
    fc.assert(
      fc.property(
        fc.constantFrom(...keys),
        fc.constantFrom('name', 'hazard', 'do', 'act', 'disable', 'severity'),
        (key, what) => {
          const change =
            what === 'disable'
              ? { is_disabled: true }
              : what === 'severity'
                ? { severity: 1, probability: 1 }
                : { words: { en: what === 'name' ? { name: 'Zebra' } : { [what]: richText('Zebra') } } }
          const after = write({ hazards: [edit(key, change)] })
          const differing = after.sections
            .filter(
              (section) =>
                JSON.stringify(section.blocks) !==
                JSON.stringify(
                  base.sections.find(({ static_name }) => static_name === section.static_name)?.blocks,
                ),
            )
            .map(({ static_name }) => static_name)
          expect(namesOf(after)).toEqual(differing)
        },
      ),
      { numRuns: 40 },
    )
  })

  it('does not count moved lines as changed, and shows added and removed ones', () => {
    const section = (blocks: PlanDocument['sections'][number]['blocks']): PlanDocument => ({
      ...base,
      sections: [{ static_name: 's', order: 1, title: 'S', landscape: false, blocks }],
    })
    const list = (...items: string[]) => section([{ kind: 'list', items }])
    expect(compareDocuments(list('a', 'b', 'c'), list('c', 'a', 'b'))).toEqual([])
    expect(compareDocuments(list('a', 'b'), list('a', 'd'))).toMatchObject([
      { changes: [{ before: 'b', after: 'd' }] },
    ])
    expect(compareDocuments(list('a'), list('a', 'a'))).toMatchObject([
      { changes: [{ before: null, after: 'a' }] },
    ])
    expect(compareDocuments(section([]), { ...base, sections: [] })).toMatchObject([{ state: 'removed' }])
  })

  it("matches a table's row under another name when most of its cells stay", () => {
    const table = (...rows: string[][]): PlanDocument => ({
      ...base,
      sections: [
        {
          static_name: 's',
          order: 1,
          title: 'S',
          landscape: false,
          blocks: [
            {
              kind: 'table',
              columns: ['Name', 'E-mail', 'People'].map((title) => ({ title, weight: 1 })),
              rows,
            } as never,
          ],
        },
      ],
    })
    expect(
      compareDocuments(
        table(['Kitchen', '', '2'], ['Bar', '', '1']),
        table(['Night shift', '', '2'], ['Bar', '', '1']),
      ),
    ).toMatchObject([
      {
        changes: [
          {
            name: 'Kitchen',
            before: 'Name: Kitchen\nE-mail: \nPeople: 2',
            after: 'Name: Night shift\nE-mail: \nPeople: 2',
          },
        ],
      },
    ])
    expect(
      compareDocuments(table(['Kitchen', 'a@b.example', '2']), table(['Bar', '', '1']))[0]?.changes,
    ).toHaveLength(2)
  })

  it('identifies arrows of a flow diagram by the names of their steps, and a moved step as another picture', () => {
    const node = (id: string, label: string, x = 0) => ({
      id,
      label,
      ccps: [],
      x,
      y: 0,
      width: 10,
      height: 10,
    })
    const drawn = (ids: readonly string[], x = 0) =>
      write(
        {},
        {
          flow: {
            width: 20,
            height: 10,
            nodes: [node('P09', 'Cooking'), node('own-1', 'Resting', x)],
            edges: ids.map((id) => ({ id, points: [] })),
          } as never,
        },
      )
    const changesOf = (before: PlanDocument, after: PlanDocument) =>
      compareDocuments(before, after).flatMap(({ static_name, changes }) =>
        changes.map((change) => [static_name, change.before, change.after]),
      )
    expect(changesOf(drawn([]), drawn(['P09-own-1']))).toEqual([
      ['technological-schema', null, 'Cooking → Resting'],
    ])
    expect(changesOf(drawn([]), drawn([], 5))).toEqual([
      [
        'technological-schema',
        expect.stringMatching(/^20 × 10, [0-9a-f]{8}$/),
        expect.stringMatching(/^20 × 10, [0-9a-f]{8}$/),
      ],
    ])
  })
})
