import { createRoute, redirect } from '@tanstack/react-router'
import { lazyPage } from '../lazy-page.tsx'
import { paths } from '../paths.ts'
import { shellRoute } from './root.tsx'

const getParentRoute = () => shellRoute

const toAll = {
  beforeLoad: () => {
    throw redirect({ to: paths.auditsAll, replace: true })
  },
}
const audits = createRoute({ getParentRoute, path: paths.audits, ...toAll })
const list = createRoute({ getParentRoute, path: paths.auditsList, ...toAll })
const all = createRoute({
  getParentRoute,
  path: paths.auditsAll,
  component: lazyPage(() => import('#features/digital-audits/audits-page.tsx'), 'AuditsPage'),
})
const templates = createRoute({
  getParentRoute,
  path: paths.auditTemplates,
  component: lazyPage(() => import('#features/digital-audits/templates-page.tsx'), 'TemplatesPage'),
})
const editor = () => import('#features/digital-audits/template-editor-page.tsx')
const newTemplate = createRoute({
  getParentRoute,
  path: paths.auditNewTemplate,
  component: lazyPage(editor, 'NewTemplatePage'),
})
const editTemplate = createRoute({
  getParentRoute,
  path: paths.auditTemplateEdit,
  component: lazyPage(editor, 'EditTemplatePage'),
})
const template = createRoute({
  getParentRoute,
  path: paths.auditTemplate,
  component: lazyPage(() => import('#features/digital-audits/template-page.tsx'), 'TemplatePage'),
})
const start = createRoute({
  getParentRoute,
  path: paths.auditStart,
  component: lazyPage(() => import('#features/digital-audits/start-page.tsx'), 'StartPage'),
})
const edit = createRoute({
  getParentRoute,
  path: paths.auditEdit,
  component: lazyPage(() => import('#features/digital-audits/fill-page.tsx'), 'FillPage'),
})
const show = createRoute({
  getParentRoute,
  path: paths.auditShow,
  component: lazyPage(() => import('#features/digital-audits/result-page.tsx'), 'ResultPage'),
})

export const auditRoutes = [
  audits,
  list,
  all,
  templates,
  newTemplate,
  editTemplate,
  template,
  start,
  edit,
  show,
] as const
