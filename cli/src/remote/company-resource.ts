import { extendResource, type AnyResource, type CustomField, type Operation } from '@gongdi/domain';
import type { CommandContext } from '../command.ts';
import { resourceNamed } from './resource.ts';

/**
 * Returns a resource with the fields that the company of the user has added. Without a server to ask, it has the fields
 * of the program: a template can be written anywhere, and everything else fails at its own call.
 * @throws CliFailure as `resourceNamed`
 */
export async function companyResource(
  name: string,
  operation: Operation,
  context: CommandContext,
): Promise<AnyResource> {
  const resource = resourceNamed(name, operation);
  try {
    const { connect } = await import('./connect.ts');
    const { calls } = await import('@gongdi/api');
    const { client } = await connect(context);
    return extendResource(resource, (await client.call(calls.custom.inUse, {}, context)) as CustomField[]);
  } catch {
    return resource;
  }
}
