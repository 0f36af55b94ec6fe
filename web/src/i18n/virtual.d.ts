/** Made by `tools/messages.ts`: the languages there are, and how the pieces of each are fetched. */
declare module "virtual:messages" {
  /** By language, the games (`""` is the house) of which it does not say everything. */
  export const LACKING: Readonly<Record<string, readonly string[]>>;
  /** By language, the one message in which it says its name. */
  export const NAMES: Readonly<Record<string, string>>;
  /** By language and game (`""` is the house), the messages. */
  export const PIECES: Readonly<Record<string, Readonly<Record<string, () => Promise<{ default: string }>>>>>;
}
