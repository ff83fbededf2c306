// Made by `npm run db:types` from the migrated database. Do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely'

/** jsonb: read as a value, written as JSON text. */
export type Json = ColumnType<unknown, string, string>
type Defaulted<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>

export interface DB {
  audit: {
    id: GeneratedAlways<number>
    at: string
    company_id: number | null
    place_id: number | null
    actor: string
    user_id: number | null
    route: string
    entity: string
    entity_id: string | null
    detail: Defaulted<Json>
    correlation_id: string
  }
  chain_heads: {
    company_id: number
    place_id: number
    seq: number
    hash: Buffer
  }
  companies: {
    id: Defaulted<number>
    company_id: GeneratedAlways<number | null>
    name: string
    address: string
    email: string
    reg_code: string | null
    vat_number: string | null
    country_id: number
    state_id: number | null
    preferred_language: string
    volume_system: number
    weight_system: number
    temperature_scale: number
    production_currency_id: number | null
    date_format_id: number
    entry_created_at_hidden: boolean
    is_temp_predictions_enabled: Defaulted<boolean>
    onboarding_progress: Defaulted<Json>
    sales_pipe_type: string | null
    sess_id: string | null
    trial_end_date: string | null
    created_by: number
    created_at: string
    removed_at: string | null
  }
  company_members: {
    id: GeneratedAlways<number>
    company_id: number
    user_id: number
    access_level: string
    created_at: string
  }
  company_tokens: {
    id: GeneratedAlways<number>
    company_id: number
    name: string
    token_hash: Buffer
    last4: string
    created_by: number
    created_at: string
    revoked_at: string | null
  }
  custom_analyses: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    task_desc: string
    task_subtype_id: number
    task_frequency_type_id: number
    custom_frequency: Defaulted<string>
    comment: Defaulted<string>
    created_at: string
  }
  food_safety_plans: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    status_type_id: Defaulted<number>
    knowledge_version: number | null
    plan: ColumnType<unknown, string | null, string | null>
    flow: ColumnType<unknown, string | null, string | null>
    sha256: string | null
    generated_at: string | null
    generated_by: number | null
    is_outdated: Defaulted<boolean>
    confirmed_at: string | null
    confirmed_by: number | null
    confirmed_sha256: string | null
    updated_at: string
  }
  jobs: {
    id: GeneratedAlways<number>
    company_id: number | null
    name: string
    payload: Json
    attempts: Defaulted<number>
    run_at: string
    locked_until: string | null
    last_error: string | null
    dead_at: string | null
    created_at: string
  }
  known_devices: {
    token_hash: Buffer
    user_id: number
    created_at: string
  }
  one_time_tokens: {
    token_hash: Buffer
    purpose: string
    user_id: number | null
    detail: Defaulted<Json>
    expires_at: string
    used_at: string | null
  }
  place_members: {
    id: GeneratedAlways<number>
    company_id: number
    place_id: number
    user_id: number
    access_level: string
    created_at: string
  }
  place_plan_inputs: {
    company_id: number
    place_id: number
    product_groups: ColumnType<unknown, string | null, string | null>
    food_groups: ColumnType<unknown, string | null, string | null>
    steps_saved: Defaulted<Json>
  }
  place_processes: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    process_id: number | null
    name: string | null
    description: Defaulted<string>
    original_production_process_id: number | null
    fsp_product_group_id: number | null
    sub_processes: Defaulted<Json>
    order_number: Defaulted<number>
    is_disabled: Defaulted<boolean>
    created_at: string
  }
  places: {
    id: GeneratedAlways<number>
    company_id: number
    name: string
    address: string
    country_id: number
    state_id: number | null
    person_phone: string
    person_email: string
    notification_email: Defaulted<string>
    contact_person: string
    business_activity_id: number
    location_type_id: number
    number_of_employees: string
    preferred_language: string
    timezone: string
    extra_data: Defaulted<Json>
    customer_groups: Defaulted<Json>
    user_groups: Defaulted<Json>
    onboarding_progress: Defaulted<Json>
    uses_custom_plan: Defaulted<boolean>
    use_product_based_plan: Defaulted<boolean>
    plan_confirmed_at: string | null
    plan_confirmed_by: number | null
    last_visit: string | null
    created_at: string
    removed_at: string | null
  }
  plan_versions: {
    company_id: number
    plan_id: number
    version: number
    place_id: number
    knowledge_version: number
    plan: Json
    flow: Json
    document: Json
    sha256: string
    confirmed_by: number
    confirmed_at: string
  }
  revisions: {
    company_id: number
    place_id: number
    seq: number
    entity: string
    entity_id: string
    version: number
    op: string
    actor: string
    performed_at: string
    received_at: string
    reason: string | null
    source: string
    body: string
    prev_hash: Buffer
    hash: Buffer
  }
  schema_migrations: {
    name: string
    sha256: string
    ran_at: Defaulted<string>
  }
  sessions: {
    id: GeneratedAlways<number>
    token_hash: Buffer
    user_id: number
    remember: boolean
    created_at: string
    last_seen_at: string
    expires_at: string
  }
  shared_accesses: {
    id: GeneratedAlways<number>
    company_id: number
    place_id: number
    public_id: string
    token_hash: Buffer
    name: string
    email: string
    modules: Json
    lang: string
    valid_date: string
    expires_at: string
    created_at: string
    removed_at: string | null
  }
  task_entries: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    task_id: number
    uuid: string
    entry_date: string
    performed_at: string
    received_at: string
    status: string
    value: string | null
    unit: string | null
    reading: number | null
    within: boolean | null
    limit: ColumnType<unknown, string | null, string | null>
    action_options: Defaulted<Json>
    comment: Defaulted<string>
    source: string
    body_hash: Buffer
    created_by: number
    removed_at: string | null
  }
  task_states: {
    company_id: number
    place_id: number
    task_id: number
    last_entry_id: number
    last_entry_at: string
    last_entry_date: string
    entries_on_date: number
    last_status: string
    last_value: string | null
    last_unit: string | null
    last_by: number
  }
  tasks: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    plan_task_id: string | null
    is_default: boolean
    is_disabled: Defaulted<boolean>
    task_subtype_id: number
    frequency: string
    frequency_key: string | null
    times: Defaulted<Json>
    entry_type: string
    limit: ColumnType<unknown, string | null, string | null>
    quantity: string | null
    texts: Json
    order_number: Defaulted<number>
    created_at: string
    updated_at: string
  }
  throttles: {
    key: string
    tokens: number
    updated_at: string
  }
  used_challenges: {
    challenge_hash: Buffer
    expires_at: string
  }
  user_groups: {
    company_id: number
    id: GeneratedAlways<number>
    place_id: number
    name: string
    email: Defaulted<string>
    workers_count: Defaulted<number>
    is_default: boolean
    is_disabled: Defaulted<boolean>
    created_at: string
  }
  users: {
    id: GeneratedAlways<number>
    username: string
    username_key: GeneratedAlways<string | null>
    password_hash: string | null
    firstname: Defaulted<string>
    lastname: Defaulted<string>
    id_code: string | null
    phone: string | null
    lang: Defaulted<string>
    newsletter: Defaulted<boolean>
    has_seen_intro_slides: Defaulted<boolean>
    last_seen_notification_at: string | null
    created_at: string
  }
}
