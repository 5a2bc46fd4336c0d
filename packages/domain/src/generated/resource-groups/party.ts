// Written by `npm run generate` from the files that it lists.
import partymember from '../../modules/party/partymember/resource.ts';
import propaganda from '../../modules/party/propaganda/resource.ts';
import wisdompartyconfiguration from '../../modules/party/wisdompartyconfiguration/resource.ts';
import type { AnyResource } from '../../resource/define.ts';

export const RESOURCES: readonly AnyResource[] = [partymember, propaganda, wisdompartyconfiguration];
