/** What the browser and the server say to each other about passkeys, as JSON. */

import { people, type Proof } from "./api";
import type { Me, PasskeyList } from "../lib/wire";

export const hasPasskeys = (): boolean => "PublicKeyCredential" in window;

const bytes = (text: string): Uint8Array<ArrayBuffer> => {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
};
const text = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");

interface Named {
  id: string;
  type: "public-key";
}
interface Making extends Omit<PublicKeyCredentialCreationOptions, "challenge" | "user" | "excludeCredentials"> {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: Named[];
}
interface Signing extends Omit<PublicKeyCredentialRequestOptions, "challenge" | "allowCredentials"> {
  challenge: string;
}

/** A new passkey of this device: a guest who gives a name becomes a member, a member proves first who they are. */
export async function makePasskey(name: string | null, proof: Proof): Promise<Me> {
  const wish = (await people.offerPasskey(proof)) as object as Making;
  const shown = name ?? wish.user.name;
  const made = (await navigator.credentials.create({
    publicKey: {
      ...wish,
      challenge: bytes(wish.challenge),
      user: { id: bytes(wish.user.id), name: shown, displayName: shown },
      excludeCredentials: (wish.excludeCredentials ?? []).map((one) => ({ ...one, id: bytes(one.id) })),
    },
  })) as PublicKeyCredential;
  const answer = made.response as AuthenticatorAttestationResponse;
  const response = { clientDataJSON: text(answer.clientDataJSON), attestationObject: text(answer.attestationObject) };
  return people.keepPasskey({ id: made.id, rawId: text(made.rawId), type: made.type, response }, name);
}

/** Come in by a passkey the person chooses. */
export const enterByPasskey = async (): Promise<Me> => people.enterByPasskey(await sign());

/** That an open session is really theirs: the password or, where there is none, a passkey; who says no to it shows nothing. */
export async function prove(ways: PasskeyList, password: string): Promise<Proof> {
  if (ways.password) return { password };
  if (!ways.passkeys.length || !hasPasskeys()) return {};
  try {
    return { credential: await sign() };
  } catch (error) {
    if (error instanceof DOMException) return {};
    throw error;
  }
}

/** What a passkey the person chooses says to the server's question. */
export async function sign(): Promise<Record<string, unknown>> {
  const wish = (await people.challenge()) as object as Signing;
  const signed = (await navigator.credentials.get({
    publicKey: { ...wish, challenge: bytes(wish.challenge) },
  })) as PublicKeyCredential;
  const answer = signed.response as AuthenticatorAssertionResponse;
  const response = {
    clientDataJSON: text(answer.clientDataJSON),
    authenticatorData: text(answer.authenticatorData),
    signature: text(answer.signature),
    userHandle: answer.userHandle ? text(answer.userHandle) : null,
  };
  return { id: signed.id, rawId: text(signed.rawId), type: signed.type, response };
}
