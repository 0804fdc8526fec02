/** Passkeys in the browser: bytes become text on the way to the server and back. */
import { together, type AccountInfo } from './together';

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));
const text = (data: ArrayBuffer | null): string => (data ? btoa(String.fromCharCode(...new Uint8Array(data))).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '') : '');

export const canPasskey = (): boolean => typeof PublicKeyCredential !== 'undefined' && isSecureContext;

interface Creation {
  challenge: string;
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  pubKeyCredParams: { type: 'public-key'; alg: number }[];
  authenticatorSelection: AuthenticatorSelectionCriteria;
}

export async function addPasskey(name: string): Promise<AccountInfo> {
  const o = (await together.beginPasskey()) as unknown as Creation;
  const made = (await navigator.credentials.create({
    publicKey: { challenge: bytes(o.challenge), rp: o.rp, user: { id: bytes(o.user.id), name: name || 'Quadriga', displayName: name || 'Quadriga' }, pubKeyCredParams: o.pubKeyCredParams, authenticatorSelection: o.authenticatorSelection },
  })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  return together.keepPasskey(o.challenge, { id: made.id, rawId: text(made.rawId), type: made.type, response: { clientDataJSON: text(response.clientDataJSON), attestationObject: text(response.attestationObject) } }, name);
}

export async function loginByPasskey(): Promise<AccountInfo> {
  const o = (await together.beginLogin()) as unknown as { challenge: string; rpId: string };
  const got = (await navigator.credentials.get({ publicKey: { challenge: bytes(o.challenge), rpId: o.rpId, userVerification: 'preferred' } })) as PublicKeyCredential;
  const response = got.response as AuthenticatorAssertionResponse;
  return together.login(o.challenge, {
    id: got.id,
    rawId: text(got.rawId),
    type: got.type,
    response: { clientDataJSON: text(response.clientDataJSON), authenticatorData: text(response.authenticatorData), signature: text(response.signature), userHandle: text(response.userHandle) },
  });
}
