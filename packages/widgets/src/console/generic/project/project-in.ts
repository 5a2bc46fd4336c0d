/** Returns the project of the address, for the add form of people, who take part in several. */
export function projectIn(params: URLSearchParams): { project_ids?: string[] } {
  const project = params.get('project');
  return project ? { project_ids: [project] } : {};
}
