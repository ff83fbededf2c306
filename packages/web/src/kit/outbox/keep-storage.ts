/** Asks the browser once not to evict what waits here: without it Safari forgets after a week without use. */
export async function keepStorage(): Promise<boolean> {
  const { storage } = navigator as { storage?: StorageManager }
  if (storage?.persist === undefined) return false
  return (await storage.persisted()) || storage.persist()
}
