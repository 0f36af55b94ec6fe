/** Passkeys in the browser: what the server offers goes to the device, and what the device answers goes back as JSON. */
import type { Account, Me } from "../../wire";
import { account } from "./calls";

/** Whether this browser has them, and speaks of them in JSON. */
export function hasPasskeys(): boolean {
  return "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;
}

function told(made: Credential | null): Record<string, unknown> {
  if (!(made instanceof PublicKeyCredential)) throw new Error("no passkey");
  return { ...(made.toJSON() as object) };
}

export async function makePasskey(): Promise<Account> {
  const { options } = await account.offerPasskey();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(options));
  return account.addPasskey({ credential: told(await navigator.credentials.create({ publicKey })) });
}

export async function usePasskey(bring: boolean): Promise<Me> {
  const { options } = await account.askPasskey();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(options));
  return account.usePasskey({ credential: told(await navigator.credentials.get({ publicKey })), bring });
}
