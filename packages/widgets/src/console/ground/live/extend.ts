/** Loaded only where a company has added fields. */
export { extendResource } from '@gongdi/domain';
