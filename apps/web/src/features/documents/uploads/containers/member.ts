/** One file in a container, as far as it is known without unpacking it. */
export type Member = { name: string; folder: string; size: number; read: () => Promise<Blob> };
