import { randomUUID } from 'node:crypto'
import {
  digitalAuditResponses,
  digitalAuditResults,
  digitalAudits,
  type AuditResultDetails,
  type DigitalAuditDetails,
} from '@larder/contract/digital-audits'
import { call } from '../harness.ts'
import { tinyPng } from '../send-file.ts'
import type { Scene } from '../scene.ts'
import { at, type Recipes } from './recipe.ts'

let templates = 0
const question = { section: 'Cold store', kind: 'yes_no' as const, text: 'Is the door closed?' }

const template = ({ test, owner, company }: Scene): Promise<DigitalAuditDetails> =>
  call(
    test,
    digitalAudits.create,
    { params: { companyId: company }, body: { name: `Round ${(templates += 1)}`, questions: [question] } },
    owner,
  )

async function started(scene: Scene): Promise<AuditResultDetails> {
  const { id } = await template(scene)
  return call(
    scene.test,
    digitalAuditResults.create,
    { params: at(scene), body: { uuid: randomUUID(), digital_audit_id: id } },
    scene.owner,
  )
}

const answerOf = ({ place_id, id, questions }: AuditResultDetails) => ({
  place_id,
  digital_audit_result_id: id,
  question_id: questions[0]?.id ?? 0,
  value: 'yes',
})

async function answered(scene: Scene): Promise<AuditResultDetails> {
  const result = await started(scene)
  await call(scene.test, digitalAuditResponses.create, { body: answerOf(result) }, scene.owner)
  return call(scene.test, digitalAuditResults.get, { params: { id: result.id } }, scene.owner)
}

async function confirmed(scene: Scene): Promise<AuditResultDetails> {
  const { id, version } = await answered(scene)
  return call(
    scene.test,
    digitalAuditResults.confirm,
    { params: { id }, body: { base_version: version, name: 'Mari Tamm', role: 'Owner' } },
    scene.owner,
  )
}

const photo = { certificate_file: tinyPng.toString('base64'), certificate_file_name: 'Door.png' }

/** An answer with a photo. */
async function photographed(scene: Scene): Promise<{ id: number; photoId: number }> {
  const { responses } = await answered(scene)
  const params = { id: responses[0]?.id ?? 0 }
  const { photos } = await call(
    scene.test,
    digitalAuditResponses.uploadPhoto,
    { params, body: photo },
    scene.owner,
  )
  return { ...params, photoId: photos[0]?.id ?? 0 }
}

export const digitalAuditsRecipes: Recipes = {
  'digital_audits.create': () => ({ body: { name: `Round ${(templates += 1)}`, questions: [question] } }),
  'digital_audits.get': async (scene) => ({ params: { id: (await template(scene)).id } }),
  'digital_audits.change': async (scene) => {
    const { id, version } = await template(scene)
    return { params: { id }, body: { base_version: version, pass_percent: 90 } }
  },
  'digital_audits.remove': async (scene) => ({ params: { id: (await template(scene)).id } }),
  'digital_audits.create_question': async (scene) => ({
    params: { id: (await template(scene)).id },
    body: question,
  }),
  'digital_audits.change_questions': async (scene) => {
    const { id, version, questions } = await template(scene)
    return {
      body: {
        company_id: scene.company,
        digital_audit_id: id,
        base_version: version,
        questions: [{ ...question, id: questions[0]?.id ?? 0, text: 'Is it shut?' }],
      },
    }
  },
  'digital_audits.remove_question': async (scene) => ({
    params: { id: (await template(scene)).questions[0]?.id ?? 0 },
  }),
  'digital_audit_results.create': async (scene) => ({
    params: at(scene),
    body: { uuid: randomUUID(), digital_audit_id: (await template(scene)).id },
  }),
  'digital_audit_results.get': async (scene) => ({ params: { id: (await started(scene)).id } }),
  'digital_audit_results.report': async (scene) => ({ params: { id: (await confirmed(scene)).id } }),
  'digital_audit_results.change': async (scene) => {
    const { id, version } = await started(scene)
    return { params: { id }, body: { base_version: version, comment: 'After the move' } }
  },
  'digital_audit_results.remove': async (scene) => ({
    params: { id: (await confirmed(scene)).id },
    body: { reason: 'A trial' },
  }),
  'digital_audit_results.confirm': async (scene) => {
    const { id, version } = await answered(scene)
    return { params: { id }, body: { base_version: version, name: 'Mari Tamm', role: 'Owner' } }
  },
  'digital_audit_results.unconfirm': async (scene) => ({
    params: { id: (await confirmed(scene)).id },
    body: { reason: 'One answer was wrong' },
  }),
  'digital_audit_responses.create': async (scene) => ({ body: answerOf(await started(scene)) }),
  'digital_audit_responses.change': async (scene) => {
    const result = await answered(scene)
    return {
      body: { ...answerOf(result), value: 'no', base_version: result.responses[0]?.version ?? 0 },
    }
  },
  'digital_audit_responses.upload_photo': async (scene) => ({
    params: { id: (await answered(scene)).responses[0]?.id ?? 0 },
    body: photo,
  }),
  'digital_audit_responses.get_photo': async (scene) => ({ params: await photographed(scene) }),
  'digital_audit_responses.remove_photo': async (scene) => ({ params: await photographed(scene) }),
}
