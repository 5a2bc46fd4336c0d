import type { Configuration } from 'openid-client';
import { createRemoteJWKSet, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import type { SIGN_ON_SUBJECTS, Newcomers } from './config.ts';

/** Configuration of an OpenID Connect provider (docs/sign-on.md). */
export interface OpenId {
  /** Address of the issuer; its configuration is read from `/.well-known/openid-configuration` below it. */
  issuer: string;
  clientId: string;
  /** Absent: a public client, which is proved by PKCE alone. */
  clientSecret?: string;
  /** Claim that names the user here (default `preferred_username`). */
  claim?: string;
  /** What that claim names (default `user_name`). */
  subject?: (typeof SIGN_ON_SUBJECTS)[number];
  /** Scopes that are asked for (default `openid profile`). */
  scope?: string;
  /** Absent: who has no account here is refused. */
  newcomers?: Newcomers;
}

/** What the browser keeps between the two halves of a login: nobody else can finish it. */
export interface Flow {
  state: string;
  nonce: string;
  verifier: string;
}

/** Time that the provider has for each answer, seconds. */
const TIMEOUT = 10;

/** Age of a token that ends sessions, seconds, and difference of clocks that is accepted. */
const LOGOUT_AGE = 10 * 60;
const CLOCKS = 30;

/**
 * Client of an OpenID Connect provider: authorization code flow with PKCE (RFC 7636). The provider's configuration and
 * the library are loaded when somebody uses them first, and again after a failure.
 */
export class OpenIdClient {
  readonly #config: OpenId;
  #found: Promise<Configuration> | undefined;
  #keys: JWTVerifyGetKey | undefined;

  constructor(config: OpenId) {
    this.#config = config;
  }

  /** @returns where the browser goes, and what it keeps until it comes back */
  async begin(redirect_uri: string): Promise<Flow & { address: string }> {
    const { buildAuthorizationUrl, calculatePKCECodeChallenge, ...random } = await import('openid-client');
    const flow = {
      state: random.randomState(),
      nonce: random.randomNonce(),
      verifier: random.randomPKCECodeVerifier(),
    };
    const address = buildAuthorizationUrl(await this.#provider(), {
      redirect_uri,
      scope: this.#config.scope ?? 'openid profile',
      code_challenge: await calculatePKCECodeChallenge(flow.verifier),
      code_challenge_method: 'S256',
      state: flow.state,
      nonce: flow.nonce,
    });
    return { ...flow, address: address.href };
  }

  /**
   * Exchanges the code in the address to which the browser came back. Claims that the ID token lacks are asked for.
   * @throws what the library throws for an answer that is refused, forged or of another login
   */
  async finish(address: string, { state, nonce, verifier }: Flow): Promise<JWTPayload & { sub: string; iss: string }> {
    const { authorizationCodeGrant, fetchUserInfo } = await import('openid-client');
    const provider = await this.#provider();
    const tokens = await authorizationCodeGrant(provider, new URL(address), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims()!;
    if (claims[this.#claim] !== undefined || !provider.serverMetadata().userinfo_endpoint) return claims;
    return { ...(await fetchUserInfo(provider, tokens.access_token, claims.sub)), ...claims };
  }

  /** Returns the user of this installation whom the claims name. */
  userOf(claims: JWTPayload): string | undefined {
    const named = claims[this.#claim];
    return typeof named === 'string' && named !== '' ? named : undefined;
  }

  /** Returns where a browser ends the session at the provider; null if the provider offers no such page. */
  async endAddress(back: string): Promise<string | null> {
    const { end_session_endpoint: end } = (await this.#provider()).serverMetadata();
    if (!end) return null;
    const address = new URL(end);
    address.searchParams.set('client_id', this.#config.clientId);
    address.searchParams.set('post_logout_redirect_uri', back);
    return address.href;
  }

  /**
   * Checks a token of OpenID Connect Back-Channel Logout 1.0. The caller looks after `events`, `nonce` and
   * `jti`.
   */
  async logoutClaims(token: string, now: number): Promise<JWTPayload> {
    const provider = await this.#provider();
    const { issuer, jwks_uri } = provider.serverMetadata();
    this.#keys ??= createRemoteJWKSet(new URL(jwks_uri!), { timeoutDuration: TIMEOUT * 1000 });
    const { payload } = await jwtVerify(token, this.#keys, {
      issuer,
      audience: this.#config.clientId,
      currentDate: new Date(now),
      maxTokenAge: LOGOUT_AGE,
      clockTolerance: CLOCKS,
    });
    return payload;
  }

  get #claim(): string {
    return this.#config.claim ?? 'preferred_username';
  }

  #provider(): Promise<Configuration> {
    this.#found ??= this.#discover().catch((error: unknown) => {
      this.#found = undefined;
      throw error;
    });
    return this.#found;
  }

  async #discover(): Promise<Configuration> {
    const { allowInsecureRequests, discovery, None } = await import('openid-client');
    const { issuer, clientId, clientSecret } = this.#config;
    const server = new URL(issuer);
    // The settings accept plain HTTP for this machine only.
    const options = { timeout: TIMEOUT, ...(server.protocol === 'http:' && { execute: [allowInsecureRequests] }) };
    return discovery(server, clientId, clientSecret, clientSecret === undefined ? None() : undefined, options);
  }
}
