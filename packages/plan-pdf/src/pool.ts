/**
 * A pool of child processes that compile. Children, not threads: a call of the compiler blocks, cannot be
 * interrupted, and a panic of native code ends its process. So a job that takes too long is ended by SIGKILL,
 * a child that dies is replaced and its job tried once more, and every child is replaced after some jobs.
 */
import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { availableParallelism, setPriority } from 'node:os'
import { join } from 'node:path'
import type { PdfJob, SectionPdf } from './compile-section.ts'
import { PdfError } from './engine.ts'
import type { CompileOptions, PdfEngine } from './engine.ts'
import { FairQueue } from './fair-queue.ts'
import type { ChildAnswer, ChildRequest } from './pool-messages.ts'

export type PoolOptions = {
  /** Children at most; default: cores, at most 2. */
  readonly size?: number
  /** Limit of one job in milliseconds, counted from when a child takes it; default 10,000. */
  readonly timeout_ms?: number
  /** Jobs after which a child is replaced; default 200. */
  readonly jobs_per_child?: number
}

type Task = {
  readonly job: PdfJob
  readonly resolve: (made: SectionPdf) => void
  readonly reject: (error: PdfError) => void
  readonly owner: number
  attempts: number
}
type Child = {
  readonly process: ChildProcess
  state: 'starting' | 'idle' | 'busy'
  jobs: number
  task?: Task | undefined
  timer?: NodeJS.Timeout | undefined
}

const program = join(import.meta.dirname, 'compile-child.ts')
/** A tenth of the others' share of a busy processor: enough that no section starves. */
const niceness = 10
const attemptsOfJob = 2
const failedStartsAllowed = 3

/** Compilers run at a lower priority than the server, so that short requests come before plans. */
function yieldToOthers({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, niceness)
  } catch {
    // It has ended already, or this process itself stands further back.
  }
}

class Pool implements PdfEngine {
  readonly #size: number
  readonly #timeout: number
  readonly #jobsPerChild: number
  readonly #children = new Set<Child>()
  readonly #queue = new FairQueue<Task>()
  /** Jobs whose child died, before all others. */
  readonly #again: Task[] = []
  #warmers: { resolve: () => void; reject: (error: PdfError) => void }[] = []
  #failedStarts = 0
  #closed = false

  constructor(options: PoolOptions) {
    this.#size = Math.max(1, options.size ?? Math.min(2, availableParallelism()))
    this.#timeout = options.timeout_ms ?? 10_000
    this.#jobsPerChild = options.jobs_per_child ?? 200
  }

  readonly compile = (job: PdfJob, { owner = 0, signal }: CompileOptions = {}): Promise<SectionPdf> => {
    if (this.#closed) return Promise.reject(new PdfError('closed', 'The PDF engine is closed'))
    if (signal?.aborted === true) return Promise.reject(new PdfError('cancelled', 'The PDF was cancelled'))
    const { promise, resolve, reject } = Promise.withResolvers<SectionPdf>()
    const task: Task = { job, resolve, reject, owner, attempts: 0 }
    const cancel = (): void => {
      this.#queue.remove(owner, task)
      reject(new PdfError('cancelled', 'The PDF was cancelled'))
    }
    signal?.addEventListener('abort', cancel, { once: true })
    this.#queue.push(owner, task)
    this.#advance()
    return promise.finally(() => signal?.removeEventListener('abort', cancel))
  }

  readonly warm = (): Promise<void> => {
    if (this.#closed) return Promise.reject(new PdfError('closed', 'The PDF engine is closed'))
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#warmers.push({ resolve, reject })
    while (this.#children.size < this.#size) this.#start()
    this.#advance()
    return promise
  }

  readonly processIds = (): readonly number[] =>
    [...this.#children].flatMap((child) => child.process.pid ?? [])

  readonly close = async (): Promise<void> => {
    this.#closed = true
    this.#failAll(new PdfError('closed', 'The PDF engine was closed'))
    await Promise.all(
      [...this.#children].map(async (child) => {
        child.task?.reject(new PdfError('closed', 'The PDF engine was closed'))
        child.task = undefined
        const ended = new Promise((resolve) => child.process.once('exit', resolve))
        child.process.ref()
        child.process.kill('SIGKILL')
        await ended
      }),
    )
  }

  #failAll(error: PdfError): void {
    for (const task of [...this.#again.splice(0), ...this.#queue.drain()]) task.reject(error)
    for (const warmer of this.#warmers.splice(0)) warmer.reject(error)
  }

  /** Gives waiting tasks to idle children and starts children for the rest. */
  #advance(): void {
    for (const child of this.#children) {
      if (child.state !== 'idle') continue
      const task = this.#again.shift() ?? this.#queue.shift()
      if (task === undefined) break
      this.#give(child, task)
    }
    const starting = [...this.#children].filter((child) => child.state === 'starting').length
    for (
      let lacking = this.#again.length + this.#queue.size - starting;
      lacking > 0 && this.#children.size < this.#size;
      lacking--
    )
      this.#start()
    if (this.#warmers.length > 0 && this.#children.size >= this.#size && starting === 0) {
      for (const warmer of this.#warmers.splice(0)) warmer.resolve()
    }
  }

  #start(): void {
    // The child gets nothing of the environment: it needs no secrets.
    const forked = fork(program, {
      execPath: process.execPath,
      execArgv: [],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    yieldToOthers(forked)
    const child: Child = { process: forked, state: 'starting', jobs: 0 }
    this.#children.add(child)
    forked.on('message', (message) => this.#take(child, message as ChildAnswer))
    forked.on('error', () => this.#bury(child))
    forked.on('exit', () => this.#bury(child))
  }

  #give(child: Child, task: Task): void {
    child.state = 'busy'
    child.task = task
    child.jobs++
    task.attempts++
    child.process.ref()
    child.process.channel?.ref()
    child.timer = setTimeout(() => {
      task.reject(new PdfError('timed_out', `The PDF took longer than ${this.#timeout} ms`))
      child.task = undefined
      child.process.kill('SIGKILL')
    }, this.#timeout)
    const request: ChildRequest = { id: child.jobs, job: task.job }
    child.process.send(request, () => undefined)
  }

  #take(child: Child, message: ChildAnswer): void {
    if ('ready' in message) {
      this.#failedStarts = 0
    } else {
      clearTimeout(child.timer)
      if ('failure' in message) child.task?.reject(new PdfError('compile_failed', message.failure))
      else child.task?.resolve({ pdf: message.pdf, pages: message.pages })
      child.task = undefined
    }
    if (child.jobs >= this.#jobsPerChild) this.#retire(child)
    else this.#rest(child)
    this.#advance()
  }

  /** An idle child does not keep the caller's process running. */
  #rest(child: Child): void {
    child.state = 'idle'
    child.process.unref()
    child.process.channel?.unref()
  }

  #retire(child: Child): void {
    this.#children.delete(child)
    child.process.kill('SIGKILL')
    if (!this.#closed) this.#start()
  }

  #bury(child: Child): void {
    clearTimeout(child.timer)
    if (!this.#children.delete(child) || this.#closed) return
    if (child.state === 'starting' && ++this.#failedStarts >= failedStartsAllowed) {
      this.#failedStarts = 0
      this.#failAll(new PdfError('crashed', 'The PDF compiler does not start'))
      return
    }
    const { task } = child
    if (task !== undefined && task.attempts < attemptsOfJob) this.#again.push(task)
    else task?.reject(new PdfError('crashed', 'The PDF compiler ended twice with this section'))
    this.#start()
    this.#advance()
  }
}

/** An engine on Typst in child processes. Nothing starts before the first job or `warm`. */
export function openPdfEngine(options: PoolOptions = {}): PdfEngine {
  return new Pool(options)
}
