const words = (text: string): readonly string[] => text.split(/\s+/)
/** Tables of companies that the chain says nothing of, by the reason. */
export const unsealed: Readonly<Record<string, readonly string[]>> = {
  'the chain itself, checked by its hashes and heads': words(
    `chain_heads imported_chains place_heads revision_texts revisions`,
  ),
  'settings, which change: a record keeps what it was made with':
    words(`custom_analyses digital_audit_questions digital_audits document_exceptions equipment
      frequency_decisions fsp_group_plans fsp_product_groups partners place_group_places place_groups
      place_hazards place_limits place_plan_inputs place_processes places plan_changes plan_products
      plan_proposals plan_section_groups plan_texts product_allergens product_ingredients product_units
      products questionnaire_answers recipe_versions rooms task_schedules task_versions tasks team_tasks
      traceability_stages unit_task_groups`),
  'people and their access':
    words(`companies company_members company_tokens devices invitations mail_addresses pin_accounts
      place_members shared_accesses shared_sessions used_pins user_groups work_group_members
      work_group_tasks worker_starts`),
  'documents of the place: a record names the content of a file': words(
    `file_versions folders released_contents`,
  ),
  'what devices measured: a check that is filled from it is an entry':
    words(`sensor_alarms sensor_earlier_limits sensor_hours sensor_quarantine sensor_readings sensor_sources
      sensor_states sensors`),
  'made again from entries': words(`place_days task_states`),
  'work of the server and what it sends':
    words(`audit company_exports jobs notification_letters notification_reads notifications place_digests
      replies stripe_customers subscriptions webhook_deliveries webhooks weekly_emails`),
}
