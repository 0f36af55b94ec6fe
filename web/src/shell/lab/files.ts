/** Files somebody has picked, as they are sent. */
import type { NewPack } from "../../wire";

/** A zip file as it is, else every TOML file as text. */
export async function picked(files: FileList | undefined): Promise<Pick<NewPack, "files" | "zip">> {
  const all = [...(files ?? [])];
  const zip = all.find((file) => file.name.toLowerCase().endsWith(".zip"));
  if (zip) return { zip: base64(new Uint8Array(await zip.arrayBuffer())) };
  const read = await Promise.all(all.map(async (file) => [file.name, await file.text()] as const));
  return { files: Object.fromEntries(read) };
}

function base64(bytes: Uint8Array): string {
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
}
