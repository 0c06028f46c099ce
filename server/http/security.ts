import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const YEAR = 365 * 24 * 60 * 60;

/**
 * Sets the security headers of every reply. The policy here forbids everything: it is for data, files and failures.
 * Pages bring their own, which names the inline code that the build knows (astro.config.ts, `security.csp`).
 * @param https whether visitors come by https, so that browsers may insist on it
 */
export async function addSecurityHeaders(app: FastifyInstance, https: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: https && { maxAge: YEAR, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Settings of browsers that are gone, or that the policy above says better: each reply is shorter without them.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}
